import { quoteLiteral } from "../../data/sql/quote.ts";
import type { Command, RlsPlan } from "./plan.ts";
import type { Rule } from "./condition/read-rule.ts";
import { isPublic, needsRole } from "./labels.ts";

/** Two rows to try the policies on: `a` belongs to the user, team or tenant in question, `b` to somebody else. */
export type RowMark = "a" | "b";

/** Which rows somebody reaches with a command; `refused` when they may not even try. */
export type Reach = "refused" | readonly RowMark[];

export interface Actor {
  /** "the owner" */
  readonly who: string;
  /** What their token says; null for a request without a session. */
  readonly claims: Readonly<Record<string, unknown>> | null;
  readonly reach: Readonly<Partial<Record<Command, Reach>>>;
  /** Whether a row can be given away by changing whose it is; undefined where that is no question. */
  readonly mayGiveAway?: boolean;
}

export interface Access {
  readonly actors: readonly Actor[];
  /** By row: its columns with values, as SQL. */
  readonly rows: Readonly<Record<RowMark, Readonly<Record<string, string>>>>;
  /** Rows of the table the rule looks into. */
  readonly trustedRows: readonly Readonly<Record<string, string>>[];
}

const users = {
  a: "11111111-1111-1111-1111-111111111111",
  b: "22222222-2222-2222-2222-222222222222",
  stranger: "33333333-3333-3333-3333-333333333333",
  writer: "44444444-4444-4444-4444-444444444444",
} as const;

const ids = {
  uuid: { a: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa", b: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb" },
  bigint: { a: "1", b: "2" },
  text: { a: "a", b: "b" },
} as const;

/** Who reaches which rows under the policies of a plan. For a condition of the user's own, only who may not even try. */
export function accessOf(rule: Rule, plan: RlsPlan): Access {
  const { policyType, teamColumn, tenantColumn, userColumn, roleColumn, roles } = rule;
  const both: readonly RowMark[] = ["a", "b"];
  const reach = (rowsOf: (command: Command) => Reach): Actor["reach"] =>
    Object.fromEntries(rule.commands.map((command) => [command, rowsOf(command)]));
  const anon: Actor = {
    who: "anon",
    claims: null,
    reach: reach((command) => {
      if (
        plan.hasGrants &&
        !plan.policies.some((policy) => policy.command === command && policy.roles.includes("anon"))
      )
        return "refused";
      return isPublic(rule, command) ? both : [];
    }),
  };
  const signedIn = (who: string, id: string, rowsOf: (command: Command) => Reach, metadata = {}): Actor => ({
    who,
    claims: { sub: id, role: "authenticated", app_metadata: metadata },
    reach: reach(rowsOf),
  });
  const stranger = (who: string) => signedIn(who, users.stranger, (command) => (isPublic(rule, command) ? both : []));
  const owned = (column: string, of: Readonly<Record<RowMark, string>>) => ({
    a: { [column]: quoteLiteral(of.a) },
    b: { [column]: quoteLiteral(of.b) },
  });
  const staying = (actor: Actor): Actor =>
    rule.commands.includes("update") ? { ...actor, mayGiveAway: false } : actor;
  const [role = ""] = roles;
  switch (policyType) {
    case "own":
      return {
        actors: [anon, stranger("another user"), staying(signedIn("the owner", users.a, () => ["a"]))],
        rows: owned(userColumn, users),
        trustedRows: [],
      };
    case "public": {
      const rowsOf = (command: Command): Reach => (isPublic(rule, command) ? both : ["a"]);
      const owner = signedIn("the owner", users.a, rowsOf);
      return rule.publicWrite === "everyone"
        ? { actors: [anon, stranger("a user")], rows: { a: {}, b: {} }, trustedRows: [] }
        : { actors: [anon, stranger("another user"), staying(owner)], rows: owned(userColumn, users), trustedRows: [] };
    }
    case "role": {
      const holder = signedIn(
        `a user with role ${role}`,
        users.a,
        () => both,
        rule.trusted ? {} : { [roleColumn]: role },
      );
      const trustedRows = rule.trusted
        ? [{ [userColumn]: quoteLiteral(users.a), [roleColumn]: quoteLiteral(role) }]
        : [];
      return { actors: [anon, stranger("a user without the role"), holder], rows: { a: {}, b: {} }, trustedRows };
    }
    case "tenant": {
      const { a, b } = ids[rule.idType];
      const insider = (of: string) => ({ [rule.tenantClaim]: of });
      return {
        actors: [
          anon,
          stranger("a user without a tenant"),
          staying(signedIn("a user of the tenant", users.a, () => ["a"], insider(a))),
          staying(signedIn("a user of another tenant", users.b, () => ["b"], insider(b))),
        ],
        rows: owned(tenantColumn, { a, b }),
        trustedRows: [],
      };
    }
    case "team": {
      const { a, b } = ids[rule.idType];
      const isByRole = rule.teamWrite === "role";
      const member = signedIn("a member", users.a, (command) => (needsRole(rule, command) ? [] : ["a"]));
      const writer = staying(signedIn(`a member with role ${role}`, users.writer, () => ["a"]));
      const seat = (user: string, team: string, as: string) => ({
        [userColumn]: quoteLiteral(user),
        [teamColumn]: quoteLiteral(team),
        ...(isByRole ? { [roleColumn]: as } : {}),
      });
      return {
        actors: [
          anon,
          stranger("a user of no team"),
          isByRole ? member : staying(member),
          signedIn("a member of another team", users.b, (command) => (needsRole(rule, command) ? [] : ["b"])),
          ...(isByRole ? [writer] : []),
        ],
        rows: owned(teamColumn, { a, b }),
        trustedRows: [
          seat(users.a, a, "null"),
          seat(users.b, b, "null"),
          ...(isByRole ? [seat(users.writer, a, quoteLiteral(role))] : []),
        ],
      };
    }
    case "custom": {
      // Which rows the condition means, nobody but its author knows; who may not even try is known.
      const isRefused = Object.values(anon.reach).every((rows) => rows === "refused");
      return { actors: isRefused ? [anon] : [], rows: { a: {}, b: {} }, trustedRows: [] };
    }
  }
}
