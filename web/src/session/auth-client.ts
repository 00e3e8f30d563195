// A module of its own, loaded on demand: an import() of the whole package would bring all of it.
export { AuthClient } from "@supabase/supabase-js";
