/**
 * What a hosted Supabase project brings along, as far as policies touch it: the API roles, `auth.uid()` and `auth.jwt()`
 * read from the request's claims, pgTAP in its schema, and default privileges that give the API roles everything.
 * For a superuser of an empty PostgreSQL 15 or newer.
 */
export const supabaseSql = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
create schema auth;
grant usage on schema auth to anon, authenticated, service_role;
create table auth.users (id uuid primary key, email text);
create function auth.jwt() returns jsonb language sql stable
  as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create function auth.uid() returns uuid language sql stable
  as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;
create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension pgtap with schema extensions;
set search_path = public, extensions;
`;
