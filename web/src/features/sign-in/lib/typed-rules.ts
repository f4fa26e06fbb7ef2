import { EMPLOYEE_ROLE } from '#shared/rules/roles.ts';
import { PROVIDER_ROLES, type ProviderRole } from '#shared/rules/sign-in.ts';
import type { OwnProvider, RulesBody } from '../api.ts';

/** The rules as they are typed: a team that is left empty is none. */
export interface TypedRules {
  readonly joins: boolean;
  readonly role: ProviderRole;
  readonly team: string;
  readonly groups: readonly TypedGroupRule[];
  readonly only: boolean;
  readonly vouches: boolean;
}

export interface TypedGroupRule {
  /** Of the row, which may be empty or like another. */
  readonly key: number;
  readonly group: string;
  readonly role: ProviderRole;
  readonly team: string;
}

/** The role of this name; that of an employee for any other. */
export function providerRole(name: string): ProviderRole {
  return PROVIDER_ROLES.find((role) => role === name) ?? EMPLOYEE_ROLE;
}

/** What is stored, to be typed over. */
export function typedRules({ joins, role, team, groups, only, vouches }: OwnProvider['rules']): TypedRules {
  return {
    joins,
    role: providerRole(role),
    team: team ?? '',
    groups: groups.map((rule, key) => ({
      key,
      group: rule.group,
      role: providerRole(rule.role),
      team: rule.team ?? '',
    })),
    only,
    vouches,
  };
}

/** Without rows in which nothing is typed: they are no rules. */
export function withoutEmpty(rules: TypedRules): TypedRules {
  return { ...rules, groups: rules.groups.filter(({ group, team }) => group.trim() !== '' || team.trim() !== '') };
}

/** What is sent. */
export function rulesOf(rules: TypedRules): RulesBody {
  const { groups, team, ...others } = withoutEmpty(rules);
  return {
    ...others,
    team: teamOf(team),
    groups: groups.map((rule) => ({ group: rule.group.trim(), role: rule.role, team: teamOf(rule.team) })),
  };
}

function teamOf(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}
