import { personRef } from '#shared/rules/people/sources.ts';
import { joinPeople } from './join-people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { JoinDecision, PersonRecord } from './records.ts';
import type { Contact } from './repositories/contacts.ts';

/**
 * The records that lists may tell of: of a person whose data are blocked none, neither what the workspace has written
 * down nor what a portal or a file knows of them. A record of a member stays, since whoever is in the workspace is seen
 * there: what they may and which team they are in, marked as blocked.
 */
export function withoutBlocked(
  records: readonly PersonRecord[],
  decisions: readonly JoinDecision[],
  contacts: readonly Pick<Contact, 'id' | 'blocked'>[],
  members: readonly Pick<Member, 'userId' | 'blocked'>[],
): readonly PersonRecord[] {
  const blocked = new Set([
    ...contacts.filter((one) => one.blocked !== null).map(({ id }) => personRef('contact', id)),
    ...members.filter((one) => one.blocked !== null).map(({ userId }) => personRef('member', userId)),
  ]);
  if (blocked.size === 0) return records;
  const hidden = new Set(
    joinPeople(records, decisions)
      .filter((person) => person.records.some(({ ref }) => blocked.has(ref)))
      .flatMap((person) => person.records.filter(({ source }) => source !== 'member').map(({ ref }) => ref)),
  );
  return records.filter(({ ref }) => !hidden.has(ref));
}
