import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { DecisionKey } from '#shared/models/decision.ts';
import { can } from '#shared/rules/permissions.ts';

/** Whether a member may know of a decision, and make it: of money only whoever may see it. */
export function mayKnow({ source }: Pick<DecisionKey, 'source'>, member: Member): boolean {
  return source !== 'money' || can(member, 'finance.read', member);
}
