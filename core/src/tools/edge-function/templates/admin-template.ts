import type { MakeTemplate } from "./template.ts";

/** An action that only administrators may take, with rights past all policies. */
export const adminTemplate: MakeTemplate = () => ({
  usage: [
    'POST {"userId": "…", "role": "editor"} gives a user a role.',
    "Only for users with the role admin in their app_metadata.",
  ],
  constants: `const ROLES = ["admin", "editor", "user"];
const UUID = /^[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}$/i;
`,
  given: ["supabaseAdmin", "jwtClaims"],
  handler: `  if (req.method !== "POST") return wrongMethod("POST");
  // app_metadata is written by servers alone; user_metadata by the user.
  if (jwtClaims?.app_metadata?.role !== "admin") {
    return failure(403, "This is for administrators.");
  }
  const body = await readObject(req);
  const userId = String(body?.userId ?? "");
  const role = String(body?.role ?? "");
  if (!UUID.test(userId)) return failure(400, "userId is the id of a user.");
  if (!ROLES.includes(role)) {
    return failure(400, \`role is one of \${ROLES.join(", ")}.\`);
  }
  const { error } = await supabaseAdmin.auth.admin
    .updateUserById(userId, { app_metadata: { role } });
  if (error) {
    console.error(error);
    return error.status === 404
      ? failure(404, "There is no such user.")
      : failure(500, "The role could not be given.");
  }
  console.log(jwtClaims.sub, "gave", userId, "the role", role);
  return Response.json({ userId, role });
`,
  helpers: ["failure", "wrongMethod", "readObject"],
  functions: "",
});
