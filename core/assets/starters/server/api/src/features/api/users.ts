import { readNewUser, type NewUser } from "./validate";

// Put your database in its place.
const users: NewUser[] = [];

export function listUsers(): Response {
  return Response.json(users);
}

export async function addUser(request: Request): Promise<Response> {
  const reading = readNewUser(await request.json().catch(() => null));
  if (!reading.ok) {
    return Response.json({ error: reading.message }, { status: 400 });
  }
  users.push(reading.value);
  return Response.json(reading.value, { status: 201 });
}
