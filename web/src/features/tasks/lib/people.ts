import type { Member } from '#shared/models/workspace.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { LOCALE } from '#text/format.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** The one who looks. */
  readonly self: boolean;
}

/** Who a task can be given to: oneself first, the others by name; whoever has no name goes by their address. */
export function peopleOf(members: readonly Member[], selfId: string): Person[] {
  return members
    .map(({ user }) => ({ id: user.id, name: user.full_name.trim() || user.email, self: sameId(user.id, selfId) }))
    .toSorted((a, b) => Number(b.self) - Number(a.self) || a.name.localeCompare(b.name, LOCALE));
}
