import { fullName } from '#functions/workspaces/people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Leaver } from '#shared/models/people.ts';
import { can } from '#shared/rules/permissions.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { Directory } from './directory.ts';
import type { PersonFacts } from './person-facts.ts';
import { recordOf } from './records.ts';

/** So many are offered at once; with one of them decided the next is told. */
const LEAVERS_MAX = 100;

/**
 * Members whom the portal says to be dismissed and whom nobody has let stay since, for whoever may remove them. Those
 * cannot be removed who own the workspace, nor does anybody remove themselves.
 */
export function leaversOf({ facts, members }: Directory, viewer: Member): Leaver[] {
  if (!can(viewer, 'members.remove')) return [];
  return [...facts.values()]
    .flatMap((one) => {
      const member = members.get(one.id);
      if (!member || !one.gone || member.role === OWNER_ROLE || member.userId === viewer.userId) return [];
      if (member.staysAfter === dismissalOf(one)) return [];
      return [{ id: member.userId, name: fullName(member), email: member.email, left_at: leftAtOf(one) }];
    })
    .toSorted((a, b) => (a.left_at ?? '').localeCompare(b.left_at ?? '') || (a.id < b.id ? -1 : 1))
    .slice(0, LEAVERS_MAX);
}

/** By which a dismissal is told from another of the same person: they may come back, and leave again. */
export function dismissalOf(facts: PersonFacts): string {
  return leftAtOf(facts) ?? 'unknown';
}

function leftAtOf({ person }: PersonFacts): string | null {
  return recordOf(person, 'portal')?.leftAt ?? null;
}
