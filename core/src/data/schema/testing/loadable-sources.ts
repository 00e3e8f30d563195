import type { SchemaLanguage } from "../read/read-schema.ts";

/** A source with what an empty database holds after the SQL made of it has run. */
export interface LoadableSource {
  readonly text: string;
  readonly language?: SchemaLanguage;
  readonly tables: number;
  readonly foreignKeys: number;
  readonly views?: number;
  /** What stands in comments instead, by a part of each reason. */
  readonly leftOut?: readonly string[];
}

/** What made exported SQL fail to load, one cause each. */
export const loadableSources: Readonly<Record<string, LoadableSource>> = {
  "a foreign key to a unique index": {
    text: "create table a(id int primary key, org int); create unique index u on a(id,org); create table b(x int, y int, foreign key (x,y) references a(org,id));",
    tables: 2,
    foreignKeys: 1,
  },
  "a foreign key to columns without a key": {
    text: "create table a(id int primary key, org int); create table b(x int references a(org));",
    tables: 2,
    foreignKeys: 0,
    leftOut: ["no key of just these columns is on a (org)"],
  },
  "functions without bodies": {
    text: `create function f(a text) returns text immutable language sql as 'select a';
      create domain d as text default f('x') check (f(value) <> '');
      create table t (id int primary key, a text default f('y') check (f(a) > ''), b text generated always as (f(a)) stored);
      create index i on t (f(a)); create index j on t (lower(a)) where f(a) = 'x'; create index k on t (lower(a));
      create view v as select f(a) from t; comment on view v is 'V'; create view w as select * from v;
      create view x as with f2 as (select 1 as n) select count(*) filter (where n > 0) over (partition by (n)) from f2, t;
      create policy p on t using (f(a) = 'x'); alter table t enable row level security;`,
    tables: 1,
    foreignKeys: 0,
    views: 1,
    leftOut: ["the function f, which is not written here", "the view v, which is not written here"],
  },
  "what a hosted project brings": {
    text: `create table t (id uuid primary key default extensions.uuid_generate_v4(), user_id uuid references auth.users on delete cascade);
      alter table t enable row level security;
      create policy "Own rows" on t for all to authenticated using ((select auth.uid()) = user_id);
      create view v as select t.id, u.email from t join auth.users u on u.id = t.user_id;
      create index on t using hnsw (id vector_l2_ops);`,
    tables: 1,
    foreignKeys: 0,
    views: 0,
  },
  partitions: {
    text: `create table q (id int primary key);
      create table p (id int not null, at date not null, n int default null references q, check (n > 0), primary key (id, at), unique (at, id)) partition by range (at);
      create index on p (n); create index on p (n) where n > 1;
      create table p1 partition of p for values from ('2024-01-01') to ('2025-01-01') partition by hash (id);
      create table p1a partition of p1 for values with (modulus 1, remainder 0);
      create table lost partition of nowhere for values in (1);`,
    tables: 5,
    foreignKeys: 3,
  },
  "an order that no source has to keep": {
    text: `create view b as select 1 as n; create view c as select n from b; create or replace view b as select 2 as n;
      create type pair as (one int, two int); create domain pairs as pair; create type more as (all_of pairs);
      create table t (m more, s int default nextval('gone'));`,
    tables: 1,
    foreignKeys: 0,
    views: 2,
  },
  "types and collations of somebody else": {
    text: `create type span as range (subtype = float8); create collation odd from "C";
      create table t (a geometry(Point,4326) default null, b span, c text collate odd, d text collate "C", e "char", f double precision[]);
      create index on t (c collate odd);`,
    tables: 1,
    foreignKeys: 0,
  },
  "names that differ in case only": {
    text: "CREATE TABLE `countries` (`id` bigint unsigned NOT NULL AUTO_INCREMENT, PRIMARY KEY (`id`)) ENGINE=InnoDB;\nCREATE TABLE `Countries` (`id` int NOT NULL, `c` bigint unsigned DEFAULT NULL, `Order` varchar(9), PRIMARY KEY (`id`), KEY `countries` (`Order`(4) DESC), CONSTRAINT `fk` FOREIGN KEY (`c`) REFERENCES `countries` (`id`)) ENGINE=InnoDB;",
    tables: 2,
    foreignKeys: 1,
  },
  "MySQL's own": {
    text: `CREATE TABLE \`t\` (
  \`id\` int unsigned NOT NULL AUTO_INCREMENT,
  \`a\` datetime DEFAULT '0000-00-00 00:00:00', \`b\` date DEFAULT '2024-00-10', \`c\` int DEFAULT '', \`d\` char(0), \`e\` varchar(65535),
  \`f\` geometry, \`g\` set('a','b') DEFAULT 'a', \`h\` time DEFAULT '838:59:59', \`i\` json DEFAULT NULL, \`j\` bit(1) DEFAULT b'0', \`k\` tinyint(1) DEFAULT '2',
  \`l\` varchar(9) GENERATED ALWAYS AS (upper(\`g\`)) VIRTUAL, \`m\` text DEFAULT 'it\\'s', \`n\` double DEFAULT '1.5', \`o\` timestamp NULL DEFAULT NULL ON UPDATE CURRENT_TIMESTAMP,
  PRIMARY KEY (\`id\`), FULLTEXT KEY \`w\` (\`m\`), KEY \`x\` ((lower(\`m\`))), CHECK (json_valid(\`i\`))) COMMENT='it''s';
CREATE TABLE \`u\` (\`a\` varchar(9), \`b\` int unsigned, KEY \`x\` (\`a\`) COMMENT 'first', CONSTRAINT \`x\` FOREIGN KEY (\`b\`) REFERENCES \`t\` (\`id\`));
CREATE ALGORITHM=UNDEFINED VIEW \`v\` AS select ifnull(\`m\`, '') from \`t\`;`,
    language: "mysql",
    tables: 2,
    foreignKeys: 1,
    views: 0,
    leftOut: ["it is written for MySQL", "its query is written for MySQL", "PostgreSQL has no such value of its type"],
  },
  "SQLite's own": {
    text: `CREATE TABLE [Album] ([AlbumId] INTEGER NOT NULL, [Title] NVARCHAR(160) DEFAULT "none", [Ratio] REAL DEFAULT 'x', CONSTRAINT [PK] PRIMARY KEY ([AlbumId]));
      CREATE TABLE [Track] ([Id] INTEGER PRIMARY KEY AUTOINCREMENT, [Album] INTEGER REFERENCES [album] ([albumid]), [Name] TEXT UNIQUE REFERENCES Album (AlbumId), any, CONSTRAINT [PK] UNIQUE ([Album]));
      CREATE INDEX [late] ON [Track] ([Name]) WHERE [Name] > 'x'; CREATE VIEW v AS SELECT * FROM Track;`,
    tables: 2,
    foreignKeys: 1,
    views: 0,
    leftOut: ["Name and AlbumId have types that do not compare", "it is written for SQLite"],
  },
  DBML: {
    text: `Table users {\n  id int [pk, increment]\n  made datetime [default: true]\n  kind tinyint [default: 1]\n  tags "varchar(20)[]"\n}\nTable posts {\n  id int [pk]\n  user_id int [ref: > users.id]\n  made datetime [ref: > users.made]\n  name varchar [default: 'x']\n}`,
    language: "dbml",
    tables: 2,
    foreignKeys: 1,
    leftOut: ["no key of just these columns is on users (made)"],
  },
};
