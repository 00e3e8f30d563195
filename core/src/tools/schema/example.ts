/** Migrations of a bookshop, one after the other. */
export const example = `-- ==== file: 20240102_books.sql ====
create type order_status as enum ('open', 'paid', 'sent');

create table authors (
  id bigint generated always as identity primary key,
  name text not null,
  born date
);

create table books (
  isbn text primary key,
  title text not null,
  author_id bigint not null references authors on delete cascade,
  price numeric(10, 2) not null check (price >= 0),
  tags text[] not null default '{}'
);

create table orders (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null,
  status order_status not null default 'open',
  placed_at timestamptz not null default now()
);

create table order_lines (
  order_id uuid references orders on delete cascade,
  isbn text references books,
  quantity integer not null default 1 check (quantity > 0),
  primary key (order_id, isbn)
);

-- ==== file: 20240210_rights.sql ====
alter table orders enable row level security;
create policy "Own orders" on orders for select to authenticated using (customer_id = (select auth.uid()));
alter table books add column subtitle text;
comment on table books is 'One row per edition';
`;

/** The same with one migration more, which loses a column. */
export const laterExample = `${example}
-- ==== file: 20240305_publishers.sql ====
create table publishers (
  id bigint generated always as identity primary key,
  name text not null unique
);
alter table publishers enable row level security;
alter table books add column publisher_id bigint references publishers;
alter table books drop column tags;
alter table authors rename column born to born_on;
alter table orders alter column status set default 'paid';
create index on orders (customer_id);
`;
