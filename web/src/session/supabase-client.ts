// A module of its own, loaded on demand: see auth-client.ts.
export { createClient } from "@supabase/supabase-js";
