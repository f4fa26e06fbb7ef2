import { conflict } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { invitationIdOf } from '#functions/workspaces/invitation-token.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { peopleErrors } from '#text/people/errors.ts';
import { addressesIn, peopleOf, type People } from './addresses.ts';
import { circular, unknownReference, wrongRecord, type Line } from './bring-part.ts';
import type { LedRecord } from './records/people.ts';
import type { Awaited } from './repositories/awaited.ts';

type Context = OperationContext<'awaited' | 'invitations' | 'members'> & { readonly workspaceId: string };

/**
 * Who leads whom, by addresses: as members say it, and as it waits for those who were brought in. A circle is cut, since
 * no file with one is taken.
 */
export function leadingOf(people: People, awaited: readonly Awaited[]): Map<string, string> {
  const addresses = addressesIn(people);
  const waiting = awaited.flatMap((one) => {
    if (one.of !== 'lead') return [];
    const other = one.memberId ?? one.id;
    return [one.leads ? ([other, one.invitationId] as const) : ([one.invitationId, other] as const)];
  });
  const said = people.members.map(({ userId, managerId }) => [userId, managerId] as const);
  const leading = new Map<string, string>();
  for (const [led, leader] of [...said, ...waiting]) {
    const [email, manager] = [addresses.get(led), addresses.get(leader ?? '')];
    if (email && manager && !leading.has(email) && !closesCircle(leading, email, manager)) leading.set(email, manager);
  }
  return leading;
}

/** What a part says of who leads whom and is not known yet: both are there or come with the part, and nobody leads themselves. */
export async function readLeading(
  lines: readonly Line<LedRecord>[],
  coming: readonly string[],
  context: Context,
): Promise<LedRecord[]> {
  if (lines.length === 0) return [];
  const { repos, workspaceId } = context;
  const [people, awaited] = await Promise.all([peopleOf(context), repos.awaited.all(workspaceId)]);
  const leading = leadingOf(people, awaited);
  const there = new Set([...[...addressesIn(people).values()].map(withAsciiDomain), ...coming]);
  return lines.flatMap(({ record, number }) => {
    const { email, manager } = record;
    if (!there.has(email) || !there.has(manager)) unknownReference(number);
    const known = leading.get(email);
    if (known === manager) return [];
    if (known !== undefined) wrongRecord(number);
    if (closesCircle(leading, email, manager)) circular(number);
    leading.set(email, manager);
    return [record];
  });
}

/** So many at once: with the invitations they belong to they are one transaction. */
const AT_ONCE = 20;

/** Writes it down: with members at once, with others once they have come. */
export async function writeLeading(records: readonly LedRecord[], context: Context): Promise<void> {
  if (records.length === 0) return;
  const { repos, workspaceId, now } = context;
  const members = await repos.members.all(workspaceId, { consistent: true });
  const memberOf = new Map(members.map(({ email, userId }) => [withAsciiDomain(email), userId]));
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const some = records.slice(from, from + AT_ONCE).map(({ email, manager }) => ({
      led: { id: invitationIdOf(workspaceId, email), memberId: memberOf.get(email) ?? null },
      leader: { id: invitationIdOf(workspaceId, manager), memberId: memberOf.get(manager) ?? null },
    }));
    const here = some.flatMap(({ led, leader }) =>
      led.memberId === null || leader.memberId === null
        ? []
        : [{ userId: led.memberId, set: { managerId: leader.memberId } }],
    );
    const waiting = some.flatMap(({ led, leader }): Awaited[] => {
      const of = { of: 'lead', workspaceId } as const;
      return [
        ...(led.memberId === null ? [{ ...of, ...leader, invitationId: led.id, leads: false }] : []),
        ...(leader.memberId === null ? [{ ...of, ...led, invitationId: leader.id, leads: true }] : []),
      ];
    });
    const done =
      (here.length === 0 || (await repos.members.setEach(workspaceId, here, now))) &&
      (await repos.awaited.addForInvited(waiting, seconds(now)));
    // Somebody has joined, or left, this moment.
    if (!done) conflict(peopleErrors.contactsChanged);
  }
}

function closesCircle(leading: ReadonlyMap<string, string>, led: string, leader: string): boolean {
  const above = new Set([led]);
  for (let next: string | undefined = leader; next !== undefined; next = leading.get(next)) {
    if (above.has(next)) return true;
    above.add(next);
  }
  return false;
}
