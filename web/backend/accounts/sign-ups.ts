import type { PGlite } from "@supabase/lite/pglite";
import { answer } from "../http/backend-guard.ts";
import type { FetchHandler } from "../http/fetch-handler.ts";
import type { InboxStore } from "../inbox/inbox-store.ts";

/**
 * Sign-ups one after another: the server looks for an address and then inserts it, and of two at once the second fails.
 *
 * It never sends a confirmation twice, so an account whose mail was lost (a full disk, a deleted inbox) could never be
 * confirmed and its address never be used again. Such an account is taken back, before and after.
 */
export function guardSignUps(handle: FetchHandler, db: PGlite, inbox: InboxStore): FetchHandler {
  let last: Promise<unknown> = Promise.resolve();
  return async (request, context) => {
    if (request.method !== "POST" || new URL(request.url).pathname !== "/auth/v1/signup")
      return handle(request, context);
    const turn = last.then(async () => {
      const { email } = (await request
        .clone()
        .json()
        .catch(() => ({}))) as { email?: unknown };
      const address = typeof email === "string" ? email.toLowerCase() : "";
      await takeBack(db, inbox, address);
      const response = await handle(request, context);
      if (!(await takeBack(db, inbox, address))) return response;
      return answer(507, "mail_not_kept", "The email could not be kept on this computer. Is its disk full?");
    });
    last = turn.catch(() => undefined); // told to who asked for it
    return turn;
  };
}

/** Removes the account of an address that can never be confirmed: not confirmed, and its mail not in the inbox. */
async function takeBack(db: PGlite, inbox: InboxStore, email: string): Promise<boolean> {
  const { rows } = await db.query<{ id: string }>(
    "select id from auth.users where email = $1 and confirmed_at is null",
    [email],
  );
  if (rows.length === 0 || inbox.holds(email)) return false;
  await db.query("delete from auth.users where id = any($1::uuid[])", [rows.map((row) => row.id)]);
  return true;
}
