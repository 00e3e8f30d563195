type Handler = (request: Request) => Response | Promise<Response>;

/** Lets a request through that carries the API_TOKEN of the environment. */
export function requireAuth(handler: Handler): Handler {
  return (request) => {
    const expected = process.env.API_TOKEN;
    const given = request.headers.get("authorization");
    if (!expected || given !== `Bearer ${expected}`) {
      return Response.json({ error: "Not signed in." }, { status: 401 });
    }
    return handler(request);
  };
}
