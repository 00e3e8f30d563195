-- Toolbox: sign-in of the command line (device flow in the shape of RFC 8628) and personal access tokens.
--
-- One file, three hosts, unchanged: hosted Supabase, the embedded default (PGlite), plain PostgreSQL 15 or newer
-- with the roles anon and authenticated, a table auth.users and a function auth.uid().
-- Built-ins only: sha256(), gen_random_uuid(), uuid_send(). No extension, no edge function.
--
-- Rules that hold throughout:
--   * A refusal is RETURNED as {"error": code}, never raised: an exception would roll back the very counters
--     (wrong guesses, last poll) that the refusal depends on.
--   * No clear token is stored. The part a user may read (public.access_tokens) holds no hash either.
--   * Table grants are not relied on (the embedded server grants them again): row level security carries the weight.
--   * search_path is empty in every function, so that no caller can slip in an object of the same name.

create schema if not exists toolbox_private;
revoke all on schema toolbox_private from public, anon, authenticated;

-- ---------------------------------------------------------------- tables

-- What /profile lists. Each user reads their own rows; only the functions below write.
create table public.access_tokens (
  id           uuid primary key default gen_random_uuid(),
  owner        uuid not null references auth.users (id) on delete cascade,
  name         text not null check (name <> '' and length(name) <= 80),  -- typed, or the client's own name
  hint         text not null,         -- last 4 of 68 characters: tells two tokens apart, helps nobody guess one
  source       text not null check (source in ('device', 'manual')),
  created_at   timestamptz not null default now(),
  last_used_at timestamptz,           -- to the minute: see verify_token
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index access_tokens_owner_idx on public.access_tokens (owner);

-- Secret half. The row goes when the token is revoked, so a revoked token cannot be found again by any path.
create table toolbox_private.token_hashes (
  token_id   uuid primary key references public.access_tokens (id) on delete cascade,
  token_hash text not null unique     -- hex sha256 of the whole token; 244 random bits need no salt
);

create table toolbox_private.device_requests (
  device_hash    text primary key,    -- hex sha256 of the device code
  user_code      text not null unique,                  -- 8 letters, no dash
  client_name    text not null,
  origin         text not null default '',              -- address the request came from, as far as known
  status         text not null default 'pending'
                   check (status in ('pending', 'approved', 'denied', 'used')),
  owner          uuid references auth.users (id) on delete cascade,
  interval_s     integer not null default 5,
  last_polled_at timestamptz,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null
);
create index device_requests_expires_idx on toolbox_private.device_requests (expires_at);
create index device_requests_origin_idx on toolbox_private.device_requests (origin);
create index device_requests_owner_idx on toolbox_private.device_requests (owner);

create table toolbox_private.code_attempts (
  owner uuid not null references auth.users (id) on delete cascade,
  at    timestamptz not null default now()
);
create index code_attempts_owner_at_idx on toolbox_private.code_attempts (owner, at);

alter table public.access_tokens            enable row level security;
alter table toolbox_private.token_hashes    enable row level security;
alter table toolbox_private.device_requests enable row level security;
alter table toolbox_private.code_attempts   enable row level security;

create policy "own tokens are readable" on public.access_tokens
  for select to authenticated using ((select auth.uid()) = owner);

-- Hosted default privileges have granted everything to the API roles by now: narrow that to what is meant.
revoke all on public.access_tokens from public, anon, authenticated;
grant select on public.access_tokens to authenticated;

-- ---------------------------------------------------------------- private parts

create function toolbox_private.hash(secret text) returns text
  language sql immutable strict set search_path = ''
  as $$ select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8')), 'hex') $$;

-- Prefix + 64 hex digits of two random UUIDs: 244 random bits, and a prefix that secret scanners can look for.
create function toolbox_private.random_secret(prefix text) returns text
  language sql volatile set search_path = ''
  as $$
    select prefix
      || pg_catalog.replace(pg_catalog.gen_random_uuid()::text || pg_catalog.gen_random_uuid()::text, '-', '')
  $$;

-- 8 of 20 consonants (RFC 8628, section 6.1): 2.6e10 codes, no words. Bytes of 240 and more are thrown away,
-- so that no letter is likelier than another.
create function toolbox_private.random_user_code() returns text
  language plpgsql volatile set search_path = ''
  as $$
declare
  alphabet constant text := 'BCDFGHJKLMNPQRSTVWXZ';
  code  text := '';
  bytes bytea;
  b     integer;
begin
  while pg_catalog.length(code) < 8 loop
    bytes := pg_catalog.uuid_send(pg_catalog.gen_random_uuid());
    for i in 0..15 loop
      if i in (6, 8) then continue; end if;             -- these hold the version and the variant, not chance
      b := pg_catalog.get_byte(bytes, i);
      if b < 240 and pg_catalog.length(code) < 8 then
        code := code || pg_catalog.substr(alphabet, b % 20 + 1, 1);
      end if;
    end loop;
  end loop;
  return code;
end $$;

create function toolbox_private.normal_code(user_code text) returns text
  language sql immutable set search_path = ''
  as $$ select pg_catalog.regexp_replace(pg_catalog.upper(coalesce(user_code, '')), '[^A-Z]', '', 'g') $$;

create function toolbox_private.shown_code(user_code text) returns text
  language sql immutable set search_path = ''
  as $$ select pg_catalog.left(user_code, 4) || '-' || pg_catalog.right(user_code, 4) $$;

-- A name that a person will judge by: no control characters, nothing invisible, nothing that reverses the text,
-- 80 characters at most. May come out empty.
create function toolbox_private.clean_label(label text) returns text
  language sql immutable set search_path = ''
  as $$
    select pg_catalog.btrim(pg_catalog.left(pg_catalog.btrim(pg_catalog.regexp_replace(coalesce(label, ''),
      '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]', '', 'g')), 80))
  $$;

-- Where the call came from. cf-connecting-ip is set by hosted Supabase's edge and cannot be forged there; the first
-- x-forwarded-for entry can. So: good enough to show and to slow down one source, never to decide who somebody is.
create function toolbox_private.request_origin() returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  headers jsonb;
begin
  headers := nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb;
  return pg_catalog.left(pg_catalog.btrim(coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    pg_catalog.split_part(headers ->> 'x-forwarded-for', ',', 1),
    '')), 100);
exception when others then
  return '';                                            -- no headers, or not JSON: unknown
end $$;

create function toolbox_private.is_live_user(user_id uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select 1 from auth.users u
      where u.id = is_live_user.user_id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < pg_catalog.now()))
  $$;

-- The caller, or null when nobody is signed in or the account was banned after its session began.
create function toolbox_private.caller() returns uuid
  language sql stable set search_path = ''
  as $$ select case when toolbox_private.is_live_user(auth.uid()) then auth.uid() end $$;

-- One at a time per user, to the end of the transaction: guesses and tokens are counted without a race.
create function toolbox_private.take_turn(user_id uuid) returns void
  language sql volatile set search_path = ''
  as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(user_id::text, 7)) $$;

-- Live tokens, and approved requests that will become one.
create function toolbox_private.count_tokens(user_id uuid) returns bigint
  language sql stable set search_path = ''
  as $$
    select
      (select pg_catalog.count(*) from public.access_tokens t
        where t.owner = count_tokens.user_id and t.revoked_at is null and t.expires_at > pg_catalog.now())
      + (select pg_catalog.count(*) from toolbox_private.device_requests d
        where d.owner = count_tokens.user_id and d.status = 'approved' and d.expires_at > pg_catalog.now())
  $$;

-- Makes a token and returns its clear text: the only moment it exists outside its owner's hands.
create function toolbox_private.mint(p_owner uuid, p_name text, p_source text, p_days integer) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
declare
  secret text := toolbox_private.random_secret('tbx_');
  row_id uuid;
  until  timestamptz := pg_catalog.now() + pg_catalog.make_interval(days => p_days);
begin
  delete from public.access_tokens t                    -- dead for 90 days: no longer of use in the list
    where t.owner = p_owner and least(t.expires_at, t.revoked_at) < pg_catalog.now() - interval '90 days';
  insert into public.access_tokens (owner, name, hint, source, expires_at)
    values (p_owner, p_name, pg_catalog.right(secret, 4), p_source, until)
    returning id into row_id;
  insert into toolbox_private.token_hashes (token_id, token_hash)
    values (row_id, toolbox_private.hash(secret));
  return pg_catalog.jsonb_build_object(
    'access_token', secret, 'token_type', 'bearer', 'token_id', row_id,
    'name', p_name, 'expires_at', until);
end $$;

-- ---------------------------------------------------------------- device flow, terminal side (anon)

-- Opens a request: {device_code, user_code, verification_path, expires_in, interval}, or
-- {error: too_many_requests} (50 open ones from this address), {error: temporarily_unavailable} (5000 in all).
create function public.device_authorize(client_name text default 'Toolbox CLI') returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  code   text := toolbox_private.random_secret('tbd_');
  ucode  text;
  label  text := coalesce(nullif(toolbox_private.clean_label(device_authorize.client_name), ''), 'Toolbox CLI');
  source text := toolbox_private.request_origin();
begin
  -- kept a little after their end, so that a late poll hears expired_token for the right reason
  delete from toolbox_private.device_requests d where d.expires_at < pg_catalog.now() - interval '10 minutes';
  if source <> '' and (select pg_catalog.count(*) from toolbox_private.device_requests d
      where d.origin = source and d.status = 'pending' and d.expires_at > pg_catalog.now()) >= 50 then
    return pg_catalog.jsonb_build_object('error', 'too_many_requests');
  end if;
  if (select pg_catalog.count(*) from toolbox_private.device_requests) >= 5000 then
    return pg_catalog.jsonb_build_object('error', 'temporarily_unavailable');
  end if;
  loop
    ucode := toolbox_private.random_user_code();
    insert into toolbox_private.device_requests (device_hash, user_code, client_name, origin, expires_at)
      values (toolbox_private.hash(code), ucode, label, source, pg_catalog.now() + interval '15 minutes')
      on conflict do nothing;
    exit when found;
  end loop;
  return pg_catalog.jsonb_build_object(
    'device_code', code,
    'user_code', toolbox_private.shown_code(ucode),
    'verification_path', '/device',                     -- the database does not know the site's address
    'expires_in', 900, 'interval', 5);
end $$;

-- One poll: a token (once), or {error: authorization_pending | slow_down | access_denied | expired_token} with the
-- interval in seconds to keep from now on.
create function public.device_token(device_code text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  r toolbox_private.device_requests;
  early boolean;
begin
  select * into r from toolbox_private.device_requests d
    where d.device_hash = toolbox_private.hash(device_token.device_code) for update;
  if not found or r.status = 'used' or r.expires_at < pg_catalog.clock_timestamp() then
    return pg_catalog.jsonb_build_object('error', 'expired_token');
  end if;
  if r.status = 'denied' or (r.status = 'approved' and not toolbox_private.is_live_user(r.owner)) then
    delete from toolbox_private.device_requests d where d.device_hash = r.device_hash;
    return pg_catalog.jsonb_build_object('error', 'access_denied');
  end if;
  if r.status = 'approved' then
    update toolbox_private.device_requests d set status = 'used' where d.device_hash = r.device_hash;
    return toolbox_private.mint(r.owner, r.client_name, 'device', 90);
  end if;
  -- half a second of grace: clocks and networks are not exact
  early := r.last_polled_at is not null
    and pg_catalog.clock_timestamp() < r.last_polled_at + pg_catalog.make_interval(secs => r.interval_s - 0.5);
  update toolbox_private.device_requests d
    set last_polled_at = pg_catalog.clock_timestamp(),
        interval_s = case when early then least(d.interval_s + 5, 60) else d.interval_s end
    where d.device_hash = r.device_hash
    returning d.interval_s into r.interval_s;
  return pg_catalog.jsonb_build_object(
    'error', case when early then 'slow_down' else 'authorization_pending' end,
    'interval', r.interval_s);
end $$;

-- ---------------------------------------------------------------- device flow, browser side (authenticated)

-- Looks at, approves or denies a request. One entry for all three, because looking is guessing too:
-- 10 unknown codes in 15 minutes lock this user out, even for a right one.
-- Returns {status, user_code, client_name, origin, requested_at, expires_at} or
-- {error: not_authenticated | invalid_request | too_many_attempts | unknown_code | too_many_tokens}.
create function public.device_decide(user_code text, decision text default 'look') returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  me   uuid := toolbox_private.caller();
  code text := toolbox_private.normal_code(device_decide.user_code);
  r    toolbox_private.device_requests;
begin
  if me is null then
    return pg_catalog.jsonb_build_object('error', 'not_authenticated');
  end if;
  if decision is null or decision not in ('look', 'approve', 'deny') then
    return pg_catalog.jsonb_build_object('error', 'invalid_request');
  end if;
  perform toolbox_private.take_turn(me);
  delete from toolbox_private.code_attempts a where a.at < pg_catalog.now() - interval '1 day';
  if (select pg_catalog.count(*) from toolbox_private.code_attempts a
        where a.owner = me and a.at > pg_catalog.now() - interval '15 minutes') >= 10 then
    return pg_catalog.jsonb_build_object('error', 'too_many_attempts');
  end if;
  if pg_catalog.length(code) <> 8 then                  -- half a code is a typing slip, not a guess
    return pg_catalog.jsonb_build_object('error', 'unknown_code');
  end if;
  select * into r from toolbox_private.device_requests d
    where d.user_code = code and d.status = 'pending' and d.expires_at > pg_catalog.clock_timestamp() for update;
  if not found then
    insert into toolbox_private.code_attempts (owner) values (me);
    return pg_catalog.jsonb_build_object('error', 'unknown_code');
  end if;
  if decision = 'approve' and toolbox_private.count_tokens(me) >= 50 then
    return pg_catalog.jsonb_build_object('error', 'too_many_tokens');
  end if;
  if decision <> 'look' then
    update toolbox_private.device_requests d
      set status = case when decision = 'approve' then 'approved' else 'denied' end, owner = me
      where d.device_hash = r.device_hash;
  end if;
  return pg_catalog.jsonb_build_object(
    'status', case decision when 'approve' then 'approved' when 'deny' then 'denied' else 'pending' end,
    'user_code', toolbox_private.shown_code(r.user_code),
    'client_name', r.client_name, 'origin', r.origin, 'requested_at', r.created_at, 'expires_at', r.expires_at);
end $$;

-- ---------------------------------------------------------------- personal access tokens (authenticated)

-- A token made by hand, for CI: {access_token, token_id, name, expires_at, token_type} or
-- {error: not_authenticated | name_required | invalid_days | too_many_tokens}. 1 to 366 days, 50 live ones a user.
create function public.create_access_token(name text, days integer default 90) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  me    uuid := toolbox_private.caller();
  label text := toolbox_private.clean_label(create_access_token.name);
begin
  if me is null then return pg_catalog.jsonb_build_object('error', 'not_authenticated'); end if;
  if label = '' then return pg_catalog.jsonb_build_object('error', 'name_required'); end if;
  if days is null or days < 1 or days > 366 then return pg_catalog.jsonb_build_object('error', 'invalid_days'); end if;
  perform toolbox_private.take_turn(me);
  if toolbox_private.count_tokens(me) >= 50 then
    return pg_catalog.jsonb_build_object('error', 'too_many_tokens');
  end if;
  return toolbox_private.mint(me, label, 'manual', days);
end $$;

-- Ends one token of the caller. True if there was one to end.
create function public.revoke_access_token(token_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare done integer;
begin
  update public.access_tokens t set revoked_at = pg_catalog.now()
    where t.id = revoke_access_token.token_id and t.owner = auth.uid() and t.revoked_at is null;
  get diagnostics done = row_count;
  if done > 0 then
    delete from toolbox_private.token_hashes h where h.token_id = revoke_access_token.token_id;
  end if;
  return done > 0;
end $$;

-- Ends every token of the caller and every approval that has not become one yet. Returns how many tokens ended.
-- A changed password ends no token by itself: this is what to press then.
create function public.revoke_all_access_tokens() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  me   uuid := auth.uid();
  done integer;
begin
  if me is null then return 0; end if;
  perform toolbox_private.take_turn(me);
  update toolbox_private.device_requests d set status = 'denied' where d.owner = me and d.status = 'approved';
  delete from toolbox_private.token_hashes h
    using public.access_tokens t where t.id = h.token_id and t.owner = me;
  update public.access_tokens t set revoked_at = pg_catalog.now()
    where t.owner = me and t.revoked_at is null and t.expires_at > pg_catalog.now();
  get diagnostics done = row_count;
  return done;
end $$;

-- ---------------------------------------------------------------- use of a token (anon: the token is the credential)

-- {active: true, user_id, email, full_name, token_id, name, expires_at} or {active: false, reason: unknown | expired}.
-- A revoked token is unknown: nothing is left to recognize it by.
create function public.verify_token(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  t public.access_tokens;
  u record;
begin
  select a.* into t from toolbox_private.token_hashes h join public.access_tokens a on a.id = h.token_id
    where h.token_hash = toolbox_private.hash(verify_token.token);
  if not found or t.revoked_at is not null or not toolbox_private.is_live_user(t.owner) then
    return pg_catalog.jsonb_build_object('active', false, 'reason', 'unknown');
  end if;
  if t.expires_at <= pg_catalog.now() then
    return pg_catalog.jsonb_build_object('active', false, 'reason', 'expired');
  end if;
  -- at most one write a minute, however busy the token is
  if t.last_used_at is null or t.last_used_at < pg_catalog.now() - interval '1 minute' then
    update public.access_tokens a set last_used_at = pg_catalog.now() where a.id = t.id;
  end if;
  select x.id, x.email, x.raw_user_meta_data ->> 'full_name' as full_name into u
    from auth.users x where x.id = t.owner;
  return pg_catalog.jsonb_build_object(
    'active', true, 'user_id', u.id, 'email', u.email, 'full_name', u.full_name,
    'token_id', t.id, 'name', t.name, 'expires_at', t.expires_at);
end $$;

-- `toolbox logout`: a token ends itself. True if it was a live token.
create function public.revoke_self(token text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare tid uuid;
begin
  delete from toolbox_private.token_hashes h where h.token_hash = toolbox_private.hash(revoke_self.token)
    returning h.token_id into tid;
  if tid is null then return false; end if;
  update public.access_tokens a set revoked_at = coalesce(a.revoked_at, pg_catalog.now()) where a.id = tid;
  return true;
end $$;

-- ---------------------------------------------------------------- who may call what
-- By name: hosted default privileges grant EXECUTE to the roles directly, so revoking from public is not enough.

revoke execute on all functions in schema toolbox_private from public, anon, authenticated;
revoke execute on function
  public.device_authorize(text), public.device_token(text), public.device_decide(text, text),
  public.create_access_token(text, integer), public.revoke_access_token(uuid), public.revoke_all_access_tokens(),
  public.verify_token(text), public.revoke_self(text)
  from public, anon, authenticated;
grant execute on function
  public.device_authorize(text), public.device_token(text), public.verify_token(text), public.revoke_self(text)
  to anon, authenticated;
grant execute on function
  public.device_decide(text, text), public.create_access_token(text, integer),
  public.revoke_access_token(uuid), public.revoke_all_access_tokens()
  to authenticated;
