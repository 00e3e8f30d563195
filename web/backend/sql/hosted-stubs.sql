-- What a hosted project brings along, as far as the migration touches it: the API roles, auth.users and
-- auth.sessions owned by another role, auth.uid(), and default privileges that grant everything to the API roles.
-- Run by the cluster's superuser; toolbox_owner (not a superuser) then applies the migration.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create role auth_admin nologin;
create role toolbox_owner login;

create schema auth authorization auth_admin;
set role auth_admin;
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  deleted_at timestamptz
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  not_after timestamptz
);
create function auth.uid() returns uuid language sql stable
  as $$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $$;
grant usage on schema auth to toolbox_owner, anon, authenticated, service_role;
grant all on auth.users, auth.sessions to toolbox_owner;
reset role;

grant usage, create on schema public to toolbox_owner;
grant usage on schema public to anon, authenticated, service_role;
do $$ begin execute format('grant create on database %I to toolbox_owner', current_database()); end $$;
alter default privileges for role toolbox_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role toolbox_owner in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role toolbox_owner in schema public
  grant all on sequences to anon, authenticated, service_role;
