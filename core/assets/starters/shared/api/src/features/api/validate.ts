export interface NewUser {
  name: string;
  email: string;
}

type Reading = { ok: true; value: NewUser } | { ok: false; message: string };

/** Reads the body of a request; says what is wrong with it. */
export function readNewUser(body: unknown): Reading {
  if (typeof body !== "object" || body === null) {
    return { ok: false, message: "Send a JSON object." };
  }
  const { name, email } = body as Record<string, unknown>;
  if (typeof name !== "string" || name.trim() === "") {
    return { ok: false, message: "name is missing." };
  }
  if (typeof email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    return { ok: false, message: "email is not an address." };
  }
  return { ok: true, value: { name: name.trim(), email } };
}
