import { planOf, refuseMore } from '#functions/subscriptions/plan.ts';
import { invitationIdOf, newInvitationToken } from '#functions/workspaces/invitation-token.ts';
import { seatsOf } from '#functions/workspaces/require-seat.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { freeSeats } from '#shared/rules/seats.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { bringPart, type Bringing } from '../bring-part.ts';
import { readLeading, writeLeading } from '../leading.ts';
import type { MovingOperation } from '../operation.ts';
import { PeopleRecord, type PersonRecord } from '../records/people.ts';

/** So long they are waited for. */
const EXPECTED_MILLISECONDS = 90 * DAY_MS;

type Context = Parameters<MovingOperation<'spaces', 'bringPeople'>>[0];

/**
 * Everybody is invited and nobody is written to: an account is let in by its own decision, and whether it is here already
 * is told to nobody. The owner sends the letters when they like, as to anybody who is invited.
 */
export const bringPeople: MovingOperation<'spaces', 'bringPeople'> = (context, { body }) =>
  bringPart(context, body, {
    kind: 'people',
    record: PeopleRecord,
    async write(lines, bringing) {
      const { repos, workspaceId } = context;
      const people = lines.flatMap(({ record }) => (record.kind === 'person' ? [record] : []));
      const led = lines.flatMap(({ record, number }) => (record.kind === 'led' ? [{ record, number }] : []));
      const coming = people.map(({ email }) => email);
      const leading = await readLeading(led, coming, context);
      await writePeople(people, bringing, context);
      for (const { record } of lines) {
        if (record.kind !== 'space') continue;
        await repos.workspaces.setManagersSee(workspaceId, record.managers_see);
        await repos.workspaces.setQuestionLimit(workspaceId, record.question_limit);
      }
      await writeLeading(leading, context);
    },
  });

async function writePeople(people: readonly PersonRecord[], { workspace }: Bringing, context: Context): Promise<void> {
  const { repos, workspaceId, now, member } = context;
  const pending = await repos.invitations.listPending(workspaceId, now);
  const invited = new Set(pending.map(({ email }) => email));
  const byAddress = new Map(people.map((person) => [person.email, person]));
  const there = await Promise.all(
    [...byAddress.keys()].map(async (email) => ((await repos.members.hasAddress(workspaceId, email)) ? [email] : [])),
  );
  const own = byAddress.get(withAsciiDomain(member.email));
  for (const email of there.flat()) byAddress.delete(email);
  const added = [...byAddress.keys()].filter((email) => !invited.has(email));
  const plan = await planOf(repos, workspace.ownerId, now);
  if (added.length > freeSeats(seatsOf(workspace, plan, pending))) refuseMore(plan, 'people');
  if (own) {
    const set = { team: own.team, hiredOn: own.hired_on, leave: own.leave };
    await repos.members.setEach(workspaceId, [{ userId: member.userId, set }], now);
  }
  await Promise.all(
    [...byAddress.values()].map(({ email, role, team, hired_on: hiredOn, leave }) => {
      const id = invitationIdOf(workspaceId, email);
      const { secretHash } = newInvitationToken({ workspaceId, invitationId: id });
      const invitation = { workspaceId, id, email, role, team, hiredOn, leave, invitedBy: member.userId, secretHash };
      const expiresAt = new Date(now.getTime() + EXPECTED_MILLISECONDS).toISOString();
      return repos.invitations.expect({ ...invitation, sentAt: now.toISOString(), expiresAt }, now);
    }),
  );
}
