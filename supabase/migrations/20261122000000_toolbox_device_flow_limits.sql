-- Toolbox: what use of the device flow has taught. Hosts and rules are those of the first migration.
--
--   * A session that was ended (sign-out everywhere) makes no token with what is left of its JWT's hour.
--   * A flood of sign-in requests pushes out its own requests and blocks nobody; an IPv6 network counts as one source.
--   * A clock that was set back opens nothing again.
--   * A name that shows nothing is an empty name.

-- ---------------------------------------------------------------- sessions

-- Whether the session that the caller's JWT belongs to still lives. No session in the claims: not a user's sign-in.
create function toolbox_private.is_live_session(user_id uuid) returns boolean
  language plpgsql stable set search_path = ''
  as $$
declare
  session uuid;
begin
  session := (nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
  return exists (
    select 1 from auth.sessions s
    where s.id = session and s.user_id = is_live_session.user_id
      and (s.not_after is null or s.not_after > pg_catalog.now()));
exception when invalid_text_representation then
  return false;                                         -- claims or a session that cannot be read: nobody's
end $$;

-- The caller, or null when nobody is signed in, the session was ended, or the account was banned after it began.
create or replace function toolbox_private.caller() returns uuid
  language sql stable set search_path = ''
  as $$
    select case
      when toolbox_private.is_live_user(auth.uid()) and toolbox_private.is_live_session(auth.uid()) then auth.uid()
    end
  $$;

-- ---------------------------------------------------------------- names

-- A name that a person will judge by: one line without control characters, without what is invisible or reverses the
-- text (Default_Ignorable_Code_Point, Cf), 80 characters at most. Blanks of every width are one space.
-- May come out empty.
create or replace function toolbox_private.clean_label(label text) returns text
  language sql immutable set search_path = ''
  as $$
    select pg_catalog.btrim(pg_catalog.left(pg_catalog.btrim(pg_catalog.regexp_replace(pg_catalog.regexp_replace(
      coalesce(label, ''),
      '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e'
      '\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159'
      '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
      '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]+', ' ', 'g')), 80))
  $$;

-- ---------------------------------------------------------------- where a request came from

-- The address of the call, or '' when nothing that is an address was told. cf-connecting-ip is set by hosted
-- Supabase's edge and cannot be forged there; the first x-forwarded-for entry can. So: good enough to show and to
-- count by, never to decide who somebody is.
create or replace function toolbox_private.request_origin() returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  headers jsonb;
  address inet;
begin
  headers := nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb;
  address := pg_catalog.regexp_replace(pg_catalog.btrim(coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    pg_catalog.split_part(headers ->> 'x-forwarded-for', ',', 1))), '^::ffff:(\d+\.)', '\1', 'i')::inet;
  return coalesce(pg_catalog.host(address), '');
exception when others then
  return '';                                            -- no headers, not JSON, no address: unknown
end $$;

-- The network an address is counted by: itself in IPv4, its /64 in IPv6, which is what one subscriber has.
-- Wide: the /24 and /48 around it. What is not an address is counted as what it says.
create function toolbox_private.network(origin text, wide boolean default false) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  address inet;
begin
  address := origin::inet;
  return pg_catalog.text(pg_catalog.network(pg_catalog.set_masklen(address,
    case when pg_catalog.family(address) = 4 then case when wide then 24 else 32 end
      else case when wide then 48 else 64 end end)));
exception when invalid_text_representation then
  return origin;
end $$;

alter table toolbox_private.device_requests
  add column source    text not null default '',        -- the network of its origin
  add column looked_at timestamptz;                     -- a signed-in user has seen it: it is somebody's
update toolbox_private.device_requests set source = toolbox_private.network(origin);
drop index toolbox_private.device_requests_origin_idx;
create index device_requests_source_idx on toolbox_private.device_requests (source);

-- Old attempts are thrown away with every decision.
create index code_attempts_at_idx on toolbox_private.code_attempts (at);

-- ---------------------------------------------------------------- device flow

-- Not past its end, and not touched at a time that is yet to come: then the clock was set back since.
create function toolbox_private.is_open(r toolbox_private.device_requests) returns boolean
  language sql volatile set search_path = ''
  as $$
    select r.expires_at > pg_catalog.clock_timestamp()
      and greatest(r.created_at, r.last_polled_at, r.looked_at) < pg_catalog.clock_timestamp() + interval '1 minute'
  $$;

-- Makes room for one more open request where `kept` are open already: those go first that nobody has looked at, that
-- have not been asked for longest. A terminal that waits asks every few seconds; what a flood left behind does not.
create function toolbox_private.make_room(net text, wide boolean, kept integer) returns void
  language sql volatile set search_path = ''
  as $$
    delete from toolbox_private.device_requests d where d.device_hash in (
      select e.device_hash from toolbox_private.device_requests e
      where case when wide then toolbox_private.network(e.origin, true) = net else e.source = net end
        and e.status = 'pending'
      order by e.looked_at desc nulls last, greatest(e.created_at, e.last_polled_at) desc, e.device_hash
      offset kept - 1)
  $$;

-- Opens a request: {device_code, user_code, verification_path, expires_in, interval}. It never refuses: 50 open ones
-- from one source and 5000 in all are kept, and a new one takes the place of the least alive of the same source, at
-- 5000 of the network with the most.
create or replace function public.device_authorize(client_name text default 'Toolbox CLI') returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  code   text := toolbox_private.random_secret('tbd_');
  ucode  text;
  label  text := coalesce(nullif(toolbox_private.clean_label(device_authorize.client_name), ''), 'Toolbox CLI');
  origin text := toolbox_private.request_origin();
  net    text := toolbox_private.network(origin);
  most   text;
  n      integer;
  total  integer;
begin
  -- kept a little after their end, so that a late poll hears expired_token for the right reason
  delete from toolbox_private.device_requests d where d.expires_at < pg_catalog.now() - interval '10 minutes';
  delete from toolbox_private.device_requests d where d.expires_at > pg_catalog.now() + interval '16 minutes';
  if net <> '' then
    perform toolbox_private.make_room(net, false, 50);
  end if;
  select pg_catalog.count(*) into total from toolbox_private.device_requests;
  if total >= 5000 then
    select toolbox_private.network(d.origin, true), pg_catalog.count(*) into most, n
      from toolbox_private.device_requests d where d.status = 'pending' group by 1 order by 2 desc limit 1;
    perform toolbox_private.make_room(most, true, greatest(n - (total - 5000), 1));
  end if;
  loop
    ucode := toolbox_private.random_user_code();
    insert into toolbox_private.device_requests (device_hash, user_code, client_name, origin, source, expires_at)
      values (toolbox_private.hash(code), ucode, label, origin, net, pg_catalog.now() + interval '15 minutes')
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
create or replace function public.device_token(device_code text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  r toolbox_private.device_requests;
  early boolean;
begin
  select * into r from toolbox_private.device_requests d
    where d.device_hash = toolbox_private.hash(device_token.device_code) for update;
  if not found or r.status = 'used' or not toolbox_private.is_open(r) then
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

-- Looks at, approves or denies a request. One entry for all three, because looking is guessing too:
-- 10 unknown codes in 15 minutes lock this user out, even for a right one.
-- Returns {status, user_code, client_name, origin, requested_at, expires_at} or
-- {error: not_authenticated | invalid_request | too_many_attempts | unknown_code | too_many_tokens}.
create or replace function public.device_decide(user_code text, decision text default 'look') returns jsonb
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
  delete from toolbox_private.code_attempts a where a.at > pg_catalog.now() + interval '1 minute'; -- of a wrong clock
  if (select pg_catalog.count(*) from toolbox_private.code_attempts a
        where a.owner = me and a.at > pg_catalog.now() - interval '15 minutes') >= 10 then
    return pg_catalog.jsonb_build_object('error', 'too_many_attempts');
  end if;
  if pg_catalog.length(code) <> 8 then                  -- half a code is a typing slip, not a guess
    return pg_catalog.jsonb_build_object('error', 'unknown_code');
  end if;
  select * into r from toolbox_private.device_requests d
    where d.user_code = code and d.status = 'pending' and toolbox_private.is_open(d) for update;
  if not found then
    insert into toolbox_private.code_attempts (owner) values (me);
    return pg_catalog.jsonb_build_object('error', 'unknown_code');
  end if;
  if decision = 'approve' and toolbox_private.count_tokens(me) >= 50 then
    return pg_catalog.jsonb_build_object('error', 'too_many_tokens');
  end if;
  if decision = 'look' then
    update toolbox_private.device_requests d set looked_at = pg_catalog.clock_timestamp()
      where d.device_hash = r.device_hash;
  else
    update toolbox_private.device_requests d
      set status = case when decision = 'approve' then 'approved' else 'denied' end, owner = me
      where d.device_hash = r.device_hash;
  end if;
  return pg_catalog.jsonb_build_object(
    'status', case decision when 'approve' then 'approved' when 'deny' then 'denied' else 'pending' end,
    'user_code', toolbox_private.shown_code(r.user_code),
    'client_name', r.client_name, 'origin', r.origin, 'requested_at', r.created_at, 'expires_at', r.expires_at);
end $$;

-- New functions are everybody's until said otherwise; replaced ones keep their grants.
revoke execute on all functions in schema toolbox_private from public, anon, authenticated;
