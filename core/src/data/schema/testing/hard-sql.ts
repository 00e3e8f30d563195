/** Some of everything a reader of SQL meets, in few lines. */
export const hardSql = String.raw`SELECT pg_catalog.set_config('search_path', '', false);
\restrict x
CREATE TYPE public.mood AS ENUM ('sad', 'o''k');
CREATE DOMAIN public.d AS text DEFAULT 'x' CHECK (VALUE <> '');
CREATE TABLE public.users (
    id bigint NOT NULL, -- the id; not a key yet
    email character varying(255) DEFAULT 'x; -- no'::character varying NOT NULL,
    "Weird Col" public.mood[] DEFAULT '{}'::public.mood[],
    full_name text GENERATED ALWAYS AS ((email || 'x'::text)) STORED,
    CONSTRAINT users_check CHECK ((length(email) > 0))
) PARTITION BY RANGE (id);
CREATE TABLE public.users_1 PARTITION OF public.users FOR VALUES FROM (1) TO (2);
CREATE SEQUENCE public.s START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1;
ALTER SEQUENCE public.s OWNED BY public.users.id;
ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.s'::regclass);
COPY public.users (id, email) FROM stdin;
1	foo; create table x (
\.
ALTER TABLE ONLY public.users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
create table posts (id serial primary key, user_id bigint references users on delete cascade, tags text array);
CREATE UNIQUE INDEX posts_l ON posts USING btree (lower(title), id DESC) INCLUDE (id) WHERE (id > 1);
create function f() returns int language plpgsql as $fn$ begin create table z(a int); return 1; end; $fn$;
CREATE FUNCTION g() RETURNS int BEGIN ATOMIC SELECT 1; SELECT CASE WHEN true THEN 1 END; END;
DO $$ begin if not exists (select 1) then alter table posts add column added text; end if; end $$;
ALTER TABLE posts ENABLE ROW LEVEL SECURITY, RENAME TO articles;
CREATE POLICY "mine" ON articles FOR SELECT TO authenticated USING ((select auth.uid()) = user_id);
CREATE VIEW v AS SELECT p.id, u.email AS mail, count(*) n, (p.id)::integer AS q FROM (articles p JOIN users u ON ((u.id = p.user_id)));
COMMENT ON COLUMN public.users.email IS E'It\'s\nhere';
alter table articles drop column tags, add foreign key (id) references users (id), alter id type bigint using id::bigint;
INSERT INTO a VALUES ('it''s; fine', E'x\'; drop table b;');
`;
