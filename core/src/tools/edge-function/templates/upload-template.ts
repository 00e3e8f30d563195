import { stringCode } from "../../../data/source-code/string-code.ts";
import type { MakeTemplate } from "./template.ts";

/** A file into a bucket, with the rights of the caller: the policies of storage decide. */
export const uploadTemplate: MakeTemplate = ({ bucket, auth }) => ({
  usage: [
    'POST a form with the field "file", of at most 5 MB; it answers {"path": "…"}.',
    "The policies of storage.objects decide who may put it there.",
  ],
  constants: `const BUCKET = ${stringCode(bucket)};
const MAX_BYTES = 5 * 1024 * 1024;
/** The types it takes, and how their names end. */
const ENDINGS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};
`,
  given: auth === "user" ? ["supabase", "userClaims"] : ["supabase"],
  handler: `  if (req.method !== "POST") return wrongMethod("POST");
${auth === "user" ? '  if (!userClaims) return failure(401, "Sign in first.");\n' : ""}  // Said before the body is read; a body that says less is stopped below.
  if (Number(req.headers.get("Content-Length")) > MAX_BYTES + 10_000) {
    return failure(413, "A file may have at most 5 MB.");
  }
  const form = await req.formData().catch(() => null);
  const file = form?.get("file");
  if (!(file instanceof File)) {
    return failure(400, "Send a form with a file in the field file.");
  }
  if (file.size > MAX_BYTES) {
    return failure(413, "A file may have at most 5 MB.");
  }
  const ending = ENDINGS[file.type];
  if (!ending) {
    return failure(415, \`Send \${Object.values(ENDINGS).join(", ")}.\`);
  }
  // A name of our own: two files never meet, and none leaves its folder.
  const path = \`${auth === "user" ? "${userClaims.id}" : "public"}/\${crypto.randomUUID()}.\${ending}\`;
  const { error } = await supabase.storage.from(BUCKET)
    .upload(path, file, { contentType: file.type });
  if (error) {
    console.error(error);
    return failure(403, "The file could not be put there.");
  }
  return Response.json({ path }, { status: 201 });
`,
  helpers: ["failure", "wrongMethod"],
  functions: "",
});
