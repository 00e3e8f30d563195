/**
 * As much of Deno's and Supabase's types as generated edge functions lean on, for a compiler without either. What they
 * are held to in full is in the oracles, where Deno checks them against the real packages.
 */
export const edgeRuntimeTypes = `
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (req: Request) => Response | Promise<Response>): unknown;
}

declare module "node:crypto" {
  interface Hash {
    update(text: string): Hash;
    digest(): Uint8Array<ArrayBuffer>;
  }
  export function createHash(name: "sha256"): Hash;
  export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean;
}

declare module "npm:@supabase/supabase-js@2" {
  interface Fault {
    code: string;
    message: string;
  }
  // Rows of a table nobody described are of any type, as in the real client.
  type Answer<T> = { data: T; error: null } | { data: null; error: Fault };
  interface Query<T> extends PromiseLike<Answer<T>> {
    select(columns?: string): Query<T>;
    eq(column: string, value: unknown): Query<T>;
    gt(column: string, value: unknown): Query<T>;
    is(column: string, value: null): Query<T>;
    in(column: string, values: readonly unknown[]): Query<T>;
    order(column: string): Query<T>;
    limit(count: number): Query<T>;
    range(from: number, to: number): Query<T>;
    single(): PromiseLike<Answer<any>>;
    maybeSingle(): PromiseLike<Answer<any>>;
  }
  interface Table {
    select(columns?: string): Query<any[]>;
    insert(values: object): Query<any>;
    update(values: object): Query<any>;
    delete(): Query<any>;
  }
  interface Claims {
    sub: string;
    app_metadata?: Record<string, unknown>;
    user_metadata?: Record<string, unknown>;
  }
  export interface SupabaseClient {
    from(table: string): Table;
    storage: {
      from(bucket: string): {
        upload(path: string, file: File, options: { contentType: string }): Promise<{ error: Error | null }>;
      };
    };
    auth: {
      getClaims(token: string): Promise<{ data: { claims: Claims } | null; error: Error | null }>;
      admin: {
        updateUserById(id: string, values: object): Promise<{ error: (Error & { status?: number }) | null }>;
      };
    };
  }
  export function createClient(url: string, key: string, options?: {
    auth?: { persistSession?: boolean; autoRefreshToken?: boolean };
    global?: { headers?: Record<string, string> };
  }): SupabaseClient;
}

declare module "npm:@supabase/supabase-js@2/cors" {
  export const corsHeaders: Record<string, string>;
}

declare module "npm:@supabase/server@1" {
  import type { SupabaseClient } from "npm:@supabase/supabase-js@2";
  export interface SupabaseContext {
    supabase: SupabaseClient;
    supabaseAdmin: SupabaseClient;
    userClaims: { id: string; email?: string } | null;
    jwtClaims: { sub: string; app_metadata?: Record<string, unknown> } | null;
  }
  export function withSupabase(
    config: { auth: "user" | "secret" | "none"; cors?: "default" | "disabled" },
    handler: (req: Request, ctx: SupabaseContext) => Promise<Response>,
  ): (req: Request) => Promise<Response>;
}
`;
