import type { RlsInput } from "@toolbox/core/tools/rls/fields.ts";

/** The fields that a choice made elsewhere leaves without a meaning: null takes one out of the form. */
export function hiddenFields(input: RlsInput): { [K in keyof RlsInput]?: null } {
  const { policyType, roleSource, teamWrite, publicWrite, operation } = input;
  const isOpen = policyType === "public" && (publicWrite === "everyone" || operation === "select");
  return {
    ...(policyType === "role" && roleSource === "table" ? {} : { rolesTable: null }),
    ...((policyType === "role" && roleSource === "token") || isOpen ? { userColumn: null } : {}),
    ...(policyType === "team" && teamWrite === "member" ? { roleColumn: null, requiredRole: null } : {}),
    ...(policyType === "public" && operation === "select" ? { publicWrite: null } : {}),
  };
}
