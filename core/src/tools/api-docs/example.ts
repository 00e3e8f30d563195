/** A small API of our own that shows what the documentation can: it fills the first view of the page. */
export const example = `openapi: 3.1.0
info:
  title: Paper Lantern Books
  version: 2.4.0
  summary: Search the shop, fill a basket, follow a parcel.
  description: |
    Everything the shop's own site uses, open to partners.

    - Prices are in **cents** and carry their currency.
    - Lists come in pages; \`next\` holds the address of the next one.
    - A request may be sent again with the same \`Idempotency-Key\`: nothing is ordered twice.
  contact: { name: Partner desk, email: partners@lantern.example }
  license: { name: CC BY 4.0, url: https://creativecommons.org/licenses/by/4.0/ }
servers:
  - url: https://api.lantern.example/v2
    description: Production
  - url: https://{stage}.lantern.example/v2
    description: A place to try things
    variables: { stage: { default: sandbox, enum: [sandbox, preview] } }
security:
  - partnerToken: []
tags:
  - name: Books
    description: The catalogue. Reading it needs no order, only a token.
  - name: Orders
    description: Baskets become orders, orders become parcels.
  - name: Parcels
paths:
  /books:
    get:
      tags: [Books]
      operationId: searchBooks
      summary: Search books
      description: Finds books by words, shelf and price. The best match comes first.
      parameters:
        - { name: q, in: query, description: Words of the title or the author., schema: { type: string, maxLength: 100 }, example: lighthouse }
        - { name: shelf, in: query, schema: { $ref: "#/components/schemas/Shelf" } }
        - { name: maxPrice, in: query, description: In cents., schema: { type: integer, minimum: 0 } }
        - { $ref: "#/components/parameters/Page" }
      responses:
        "200":
          description: One page of books.
          headers:
            X-Total: { description: Books in all pages., schema: { type: integer } }
          content:
            application/json:
              schema: { $ref: "#/components/schemas/BookPage" }
        "429": { $ref: "#/components/responses/TooMany" }
  /books/{isbn}:
    parameters:
      - { $ref: "#/components/parameters/Isbn" }
    get:
      tags: [Books]
      operationId: getBook
      summary: Get a book
      responses:
        "200":
          description: The book.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Book" }
        "404": { $ref: "#/components/responses/NotFound" }
    put:
      tags: [Books]
      operationId: replaceBook
      summary: Replace a book
      description: Only for publishers, and only for their own titles.
      security: [{ publisher: ["books:write"] }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Book" }
      responses:
        "200":
          description: The book as it is now.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Book" }
        "403": { description: The title belongs to another publisher. }
        "404": { $ref: "#/components/responses/NotFound" }
  /books/{isbn}/cover:
    put:
      tags: [Books]
      operationId: uploadCover
      summary: Upload a cover
      deprecated: true
      parameters:
        - { $ref: "#/components/parameters/Isbn" }
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [image]
              properties:
                image: { type: string, format: binary, description: PNG or JPEG. }
                caption: { type: string, maxLength: 140 }
      responses:
        "204": { description: Taken. }
  /orders:
    post:
      tags: [Orders]
      operationId: placeOrder
      summary: Place an order
      parameters:
        - { name: Idempotency-Key, in: header, required: true, schema: { type: string, format: uuid } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/NewOrder" }
            examples:
              gift:
                summary: A gift, paid by card
                value:
                  items: [{ isbn: "9780141187761", quantity: 2 }]
                  payment: { kind: card, token: tok_4vW9 }
                  note: Please wrap it in green.
              pickup:
                summary: Paid in the shop
                value:
                  items: [{ isbn: "9780141187761", quantity: 1 }]
                  payment: { kind: invoice, reference: PO-1187 }
      responses:
        "201":
          description: The order is placed.
          headers:
            Location: { description: Where the order is., schema: { type: string, format: uri-reference } }
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Order" }
          links:
            Parcels: { operationId: trackParcel, description: Follow the parcel of the order. }
        "402": { description: The payment was refused. }
        "409": { description: A book is sold out. }
      callbacks:
        shipped:
          "{$request.body#/notify}":
            post:
              description: Sent once the parcel leaves the shop.
              requestBody:
                content:
                  application/json:
                    schema: { $ref: "#/components/schemas/Parcel" }
              responses:
                "2XX": { description: Heard. }
  /orders/{id}:
    delete:
      tags: [Orders]
      operationId: cancelOrder
      summary: Cancel an order
      description: Possible until the parcel is packed.
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, format: uuid } }
      responses:
        "204": { description: Cancelled. }
        "409": { description: Too late; the parcel is packed. }
  /parcels/{code}:
    get:
      tags: [Parcels]
      operationId: trackParcel
      summary: Follow a parcel
      security: []
      parameters:
        - { name: code, in: path, required: true, schema: { type: string, pattern: "^PL[0-9]{9}$" }, example: PL204117733 }
      responses:
        "200":
          description: The parcel and its way so far.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Parcel" }
        "404": { $ref: "#/components/responses/NotFound" }
webhooks:
  stockChanged:
    post:
      summary: Stock changed
      description: Sent when a book you follow comes back, or sells out.
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [isbn, stock]
              properties:
                isbn: { type: string, examples: ["9780141187761"] }
                stock: { type: integer, minimum: 0 }
      responses:
        "204": { description: Heard. }
components:
  parameters:
    Isbn: { name: isbn, in: path, required: true, description: ISBN-13 without dashes., schema: { type: string, pattern: "^97[89][0-9]{10}$" }, example: "9780141187761" }
    Page: { name: page, in: query, description: From 1., schema: { type: integer, minimum: 1, default: 1 } }
  responses:
    NotFound:
      description: There is no such thing here.
      content:
        application/problem+json:
          schema: { $ref: "#/components/schemas/Problem" }
    TooMany:
      description: Too many requests. Wait for \`Retry-After\` seconds.
      headers:
        Retry-After: { schema: { type: integer } }
  securitySchemes:
    partnerToken: { type: http, scheme: bearer, description: From the partner desk; it holds for a year. }
    publisher:
      type: oauth2
      flows:
        authorizationCode:
          authorizationUrl: https://id.lantern.example/authorize
          tokenUrl: https://id.lantern.example/token
          scopes: { "books:write": Change your own titles. }
  schemas:
    Shelf: { type: string, enum: [fiction, poetry, travel, children, maps] }
    Money:
      type: object
      required: [cents, currency]
      properties:
        cents: { type: integer, examples: [1290] }
        currency: { type: string, pattern: "^[A-Z]{3}$", examples: [EUR] }
    Book:
      type: object
      required: [isbn, title, authors, price]
      properties:
        isbn: { type: string, pattern: "^97[89][0-9]{10}$", examples: ["9780141187761"] }
        title: { type: string, minLength: 1, maxLength: 200, examples: [To the Lighthouse] }
        authors: { type: array, minItems: 1, items: { type: string }, examples: [[Virginia Woolf]] }
        shelf: { $ref: "#/components/schemas/Shelf" }
        price: { $ref: "#/components/schemas/Money" }
        published: { type: [string, "null"], format: date, description: The day of this edition., examples: ["1927-05-05"] }
        stock: { type: integer, readOnly: true, examples: [14] }
        sequelOf:
          oneOf: [{ $ref: "#/components/schemas/Book" }, { type: "null" }]
          description: The volume before this one.
    BookPage:
      type: object
      required: [books]
      properties:
        books: { type: array, items: { $ref: "#/components/schemas/Book" } }
        next: { type: [string, "null"], format: uri }
    OrderItem:
      type: object
      required: [isbn, quantity]
      properties:
        isbn: { type: string, examples: ["9780141187761"] }
        quantity: { type: integer, minimum: 1, maximum: 50 }
    CardPayment:
      type: object
      required: [kind, token]
      properties: { kind: { const: card }, token: { type: string, writeOnly: true } }
    InvoicePayment:
      type: object
      required: [kind, reference]
      properties: { kind: { const: invoice }, reference: { type: string, examples: [PO-1187] } }
    Payment:
      oneOf: [{ $ref: "#/components/schemas/CardPayment" }, { $ref: "#/components/schemas/InvoicePayment" }]
      discriminator:
        propertyName: kind
        mapping: { card: "#/components/schemas/CardPayment", invoice: "#/components/schemas/InvoicePayment" }
    NewOrder:
      type: object
      required: [items, payment]
      properties:
        items: { type: array, minItems: 1, items: { $ref: "#/components/schemas/OrderItem" } }
        payment: { $ref: "#/components/schemas/Payment" }
        note: { type: string, maxLength: 500 }
        notify: { type: string, format: uri, description: Is told when the parcel leaves. }
    Order:
      allOf:
        - $ref: "#/components/schemas/NewOrder"
        - type: object
          required: [id, total, status]
          properties:
            id: { type: string, format: uuid, readOnly: true }
            total: { $ref: "#/components/schemas/Money" }
            status: { type: string, enum: [placed, packed, sent, cancelled] }
            placedAt: { type: string, format: date-time }
    Parcel:
      type: object
      properties:
        code: { type: string, examples: [PL204117733] }
        steps:
          type: array
          items:
            type: object
            properties:
              at: { type: string, format: date-time }
              place: { type: string, examples: [Lisbon] }
              event: { type: string, enum: [packed, handed over, on the way, delivered] }
    Problem:
      type: object
      description: What went wrong, as RFC 9457 has it.
      properties:
        title: { type: string, examples: [Not found] }
        detail: { type: string }
        status: { type: integer, examples: [404] }
`;
