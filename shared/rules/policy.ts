import type { Role } from './roles.ts';

/** Who asks, as the policy sees them. */
export interface Asker {
  readonly userId: string;
  readonly role: Role;
  /** They are a manager who sees their own teams alone. */
  readonly ownTeamsOnly?: boolean;
  /** They ask by a key of the API, which was given these permissions and no others; absent of whoever asks in person. */
  readonly only?: readonly string[];
}

/** A permission that depends on the thing it is asked about: a task that is one's own, say. */
export interface ConditionalRule<Target = never> {
  /** Who may whatever the thing is. */
  readonly always?: readonly Role[];
  /** Who may where `if` holds. */
  readonly roles: readonly Role[];
  readonly if: (asker: Asker, target: Target) => boolean;
}

/** Who may: a list of roles, or roles together with a condition. */
export type Rule<Target = never> = readonly Role[] | ConditionalRule<Target>;

/** What a rule looks at; anything at all where it does not look. */
export type TargetOf<R> = R extends { readonly if: (asker: Asker, target: infer Target) => boolean } ? Target : unknown;

/** What must be handed over to ask for a permission: the thing itself where the rule looks at it. */
export type About<R> = R extends { readonly if: (asker: Asker, target: infer Target) => boolean }
  ? [target: Target]
  : [target?: unknown];

/** How far a role gets with a permission: 0 nowhere, 1 where its condition holds, 2 always. */
type Reach = 0 | 1 | 2;

/** Answers questions about a table of permissions. */
export function createPolicy<const Rules extends Readonly<Record<string, Rule>>>(rules: Rules) {
  const ruleOf = (permission: keyof Rules): ConditionalRule<unknown> => {
    const rule = rules[permission] as Rule;
    return 'if' in rule ? (rule as ConditionalRule<unknown>) : { always: rule, roles: [], if: () => false };
  };

  function reach(role: Role, permission: keyof Rules): Reach {
    const { always = [], roles } = ruleOf(permission);
    if (always.includes(role)) return 2;
    return roles.includes(role) ? 1 : 0;
  }

  return {
    reach,

    /** A rule that looks at its target allows nothing to who has none. */
    can<Permission extends keyof Rules>(
      asker: Asker,
      permission: Permission,
      ...[target]: About<Rules[Permission]>
    ): boolean {
      const reached = reach(asker.role, permission);
      if (reached !== 1) return reached === 2;
      return target !== undefined && target !== null && ruleOf(permission).if(asker, target);
    },

    /** Every role that may do this, to some things at least. */
    rolesOf(permission: keyof Rules): readonly Role[] {
      const { always = [], roles } = ruleOf(permission);
      return [...always, ...roles.filter((role) => !always.includes(role))];
    },
  };
}
