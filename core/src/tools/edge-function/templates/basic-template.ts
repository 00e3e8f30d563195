import type { MakeTemplate } from "./template.ts";

/** JSON in, JSON out. */
export const basicTemplate: MakeTemplate = ({ auth }) => ({
  usage: ['POST {"name": "Ada"} answers {"message": "Hello Ada!"}.'],
  constants: "",
  given: auth === "user" ? ["userClaims"] : [],
  handler: `  if (req.method !== "POST") return wrongMethod("POST");
  const body = await readObject(req);
  if (!body) return failure(400, "Send a JSON object.");
  const name = typeof body.name === "string" ? body.name : "World";
${
  auth === "user"
    ? `  const message = \`Hello \${name}!\`;
  return Response.json({ message, userId: userClaims?.id });`
    : "  return Response.json({ message: `Hello ${name}!` });"
}
`,
  helpers: ["failure", "wrongMethod", "readObject"],
  functions: "",
});
