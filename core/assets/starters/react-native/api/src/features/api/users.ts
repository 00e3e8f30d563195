import { callApi } from "./index";
import { readNewUser, type NewUser } from "./validate";

export function listUsers() {
  return callApi<NewUser[]>("/users");
}

/** Checks the user before the server does. */
export async function addUser(user: NewUser) {
  const reading = readNewUser(user);
  if (!reading.ok) throw new Error(reading.message);
  return callApi<NewUser>("/users", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(reading.value),
  });
}
