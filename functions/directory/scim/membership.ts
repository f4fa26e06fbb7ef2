import { AppError } from '#core/http/errors.ts';
import { leaverJob } from '#functions/automations/leavers.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { personOf } from '#functions/workspaces/enter.ts';
import { invitationIdOf, newInvitationToken } from '#functions/workspaces/invitation-token.ts';
import { isFull, seatsOf } from '#functions/workspaces/require-seat.ts';
import { isExpired } from '#functions/workspaces/repositories/invitation.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { MemberFacts } from '#functions/workspaces/repositories/members.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { limitText } from '#shared/rules/plan-texts.ts';
import { EMPLOYEE_ROLE, OWNER_ROLE } from '#shared/rules/roles.ts';
import { freeSeats } from '#shared/rules/seats.ts';
import { directoryErrors } from '#text/directory/errors.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { ScimContext } from '../operation.ts';
import type { DirectoryGroup, DirectoryPerson } from '../repositories/directory.ts';
import { saidOfPerson, teamIn, type SaidOfPerson } from './said-of-person.ts';
import { ScimError } from './scim-error.ts';

/** Whoever the directory expects may come for so long without being named again. */
const EXPECTED_MILLISECONDS = 365 * DAY_MS;
const ATTEMPTS = 3;

/** What of a person matters here, as it was or as it is to be. */
type Named = Pick<DirectoryPerson, 'id' | 'email' | 'attributes'>;

/**
 * Makes the workspace agree with what the directory says of a person. Whoever is no member is expected: they come in
 * when they prove the address, and not before. Whoever is said to have left is a member no more, from this moment on.
 */
export async function settlePerson(before: Named | null, after: Named, context: ScimContext): Promise<void> {
  const said = saidOfPerson(after.attributes);
  if (!said.active) return endPerson(after, context);
  if (before && before.email !== after.email) await expectNoMore(before.email, context);
  const groups = await context.repos.directory.groups(context.workspaceId);
  const earlier = before && saidOfPerson(before.attributes);
  const known = teamIn(groups, after.id) ?? said.department;
  const facts = {
    ...changed('team', known, earlier?.department ?? null),
    ...changed('hiredOn', said.hiredOn, earlier?.hiredOn ?? null),
    ...changed('leave', said.leave, earlier?.leave ?? null),
  };
  const members = await context.repos.members.all(context.workspaceId, { consistent: true });
  const member = memberOf(after, members) ?? (await comeBack(after, said, known, context));
  if (!member) return expect(after, said, known, context);
  const leads = said.manager === null ? null : await leaderOf(said.manager, members, context);
  const set: MemberFacts = {
    ...facts,
    // Who is not here yet leads them from the day they come (leaders.ts).
    ...(said.manager === null || leads !== null ? changed('managerId', leads, earlier?.manager ?? null) : {}),
    directoryId: after.id,
  };
  await context.repos.members.setEach(context.workspaceId, [{ userId: member.userId, set }], context.now);
}

/** Ends the membership of a person whom the directory has let go, and what invited them. */
export async function endPerson(person: Named, context: ScimContext): Promise<void> {
  const { repos, workspaceId, now } = context;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const member = memberOf(person, await repos.members.all(workspaceId, { consistent: true }));
    if (!member) return expectNoMore(person.email, context);
    if (member.role === OWNER_ROLE) throw new ScimError(403, directoryErrors.owner, { problem: 'owner' });
    if (await repos.members.remove(member, now, await leaverJob(member, context), person.id)) {
      return expectNoMore(person.email, context);
    }
  }
  throw new ScimError(409, directoryErrors.changedMeanwhile, { problem: 'conflict' });
}

/** Refuses to let go of the owner before anything is written. */
export async function requireNotOwner(person: Named, { repos, workspaceId }: ScimContext): Promise<void> {
  const member = memberOf(person, await repos.members.all(workspaceId));
  if (member?.role === OWNER_ROLE) throw new ScimError(403, directoryErrors.owner, { problem: 'owner' });
}

/** Refuses where the plan has no room for one more, before anything is written; whoever is here needs none. */
export async function requireRoom(person: Named, context: ScimContext): Promise<void> {
  const { repos, workspaceId, now } = context;
  if (!saidOfPerson(person.attributes).active) return;
  const { workspace, plan } = await governed(context);
  if (person.email === null || plan.limits.people === null) return;
  if (memberOf(person, await repos.members.all(workspaceId))) return;
  const pending = await repos.invitations.listPending(workspaceId, now);
  if (pending.some(({ email }) => email === person.email)) return;
  if (isFull(workspace, plan) || freeSeats(seatsOf(workspace, plan, pending)) <= 0) {
    throw new ScimError(403, limitText(plan, 'people'), { problem: 'no_seat' });
  }
}

/** Puts those of a group into its team, and those who have gone from it into what is left for them. */
export async function settleTeams(
  personIds: readonly string[],
  before: readonly DirectoryGroup[],
  context: ScimContext,
): Promise<void> {
  const { repos, workspaceId, now } = context;
  if (personIds.length === 0) return;
  const [groups, members, people] = await Promise.all([
    repos.directory.groups(workspaceId),
    repos.members.all(workspaceId, { consistent: true }),
    repos.directory.people(workspaceId),
  ]);
  const changes: { userId: string; set: MemberFacts }[] = [];
  for (const person of people.filter(({ id }) => personIds.includes(id))) {
    const said = saidOfPerson(person.attributes);
    const [earlier, team] = [before, groups].map((some) => teamIn(some, person.id) ?? said.department);
    if (earlier === team) continue;
    const member = memberOf(person, members);
    if (member) changes.push({ userId: member.userId, set: { team: team ?? null } });
    else if (said.active) await expect(person, said, team ?? null, context);
  }
  // A transaction has a hundred writes at most.
  for (let start = 0; start < changes.length; start += 100) {
    await repos.members.setEach(workspaceId, changes.slice(start, start + 100), now);
  }
}

/** The workspace and its plan; 403 where it can only be read. */
async function governed(context: ScimContext) {
  try {
    return await requireWritable(context);
  } catch (error) {
    if (error instanceof AppError && error.code === 'plan_limit') {
      throw new ScimError(403, error.detail, { problem: 'read_only' });
    }
    throw error;
  }
}

/** The member who is this person: who came as them, else who has their address. */
function memberOf({ id, email }: Named, members: readonly Member[]): Member | null {
  const byId = members.find(({ directoryId }) => directoryId === id);
  if (byId) return byId;
  return (
    members.find((one) => one.directoryId === null && email !== null && withAsciiDomain(one.email) === email) ?? null
  );
}

/** What is said now; nothing where nothing is or was said, so that what others have set stays. */
function changed<Name extends string, Value>(name: Name, now: Value | null, earlier: unknown) {
  return now === null && earlier === null ? {} : ({ [name]: now } as { [Key in Name]: Value | null });
}

/** The member whom a person's manager is; directories name them by our id, by their name or by their number. */
async function leaderOf(
  manager: string,
  members: readonly Member[],
  { repos, workspaceId }: ScimContext,
): Promise<string | null> {
  const person = await repos.directory.findPerson(workspaceId, manager);
  return person ? (memberOf(person, members)?.userId ?? null) : null;
}

/** Whom the directory itself has taken out is a member again, with the role they had, as long as the account is the same. */
async function comeBack(
  person: Named,
  { hiredOn, leave }: SaidOfPerson,
  team: string | null,
  context: ScimContext,
): Promise<Member | null> {
  const { repos, workspaceId, now } = context;
  const former = await repos.members.takenOutBy(workspaceId, person.id);
  const user = former && (await repos.users.find(former.userId));
  if (!former || !user || withAsciiDomain(user.email) !== person.email) return null;
  const { workspace, plan } = await governed(context);
  if (isFull(workspace, plan)) throw new ScimError(403, limitText(plan, 'people'), { problem: 'no_seat' });
  const member = { ...personOf(user), workspaceId, role: former.role, team, hiredOn, leave, directoryId: person.id };
  if (!(await repos.members.add(member, workspace, now))) {
    throw new ScimError(409, directoryErrors.changedMeanwhile, { problem: 'conflict' });
  }
  await expectNoMore(person.email, context);
  return repos.members.find(workspaceId, user.id);
}

/** Waits for a person without a letter. */
async function expect(
  { id, email }: Named,
  { hiredOn, leave }: SaidOfPerson,
  team: string | null,
  context: ScimContext,
): Promise<void> {
  const { repos, workspaceId, now } = context;
  if (email === null) return;
  const { workspace } = await governed(context);
  const invitationId = invitationIdOf(workspaceId, email);
  await repos.invitations.expect(
    {
      workspaceId,
      id: invitationId,
      email,
      role: EMPLOYEE_ROLE,
      team,
      hiredOn,
      leave,
      directoryId: id,
      // It speaks for the company: it holds as long as the company has the owner.
      invitedBy: workspace.ownerId,
      secretHash: newInvitationToken({ workspaceId, invitationId }).secretHash,
      sentAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + EXPECTED_MILLISECONDS).toISOString(),
    },
    now,
  );
}

async function expectNoMore(email: string | null, { repos, workspaceId, now }: ScimContext): Promise<void> {
  if (email === null) return;
  const invitation = await repos.invitations.find(workspaceId, invitationIdOf(workspaceId, email));
  if (invitation && !isExpired(invitation, now)) await repos.invitations.withdraw(invitation);
}
