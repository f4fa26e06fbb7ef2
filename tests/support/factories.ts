import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { invitationIdOf } from '#functions/workspaces/invitation-token.ts';
import { createVault } from '#core/clients/vault.ts';
import { hashRefreshSecret, newRefreshSecret } from '#core/tokens.ts';
import { membershipItems, membershipKeys } from '#functions/workspaces/repositories/membership.ts';
import type { Subscription } from '#functions/subscriptions/repositories/plans.ts';
import type { LinkPurpose } from '#functions/accounts/repositories/email-links.ts';
import { createRepositories } from '#data/create-repositories.ts';
import type { Repositories } from '#data/repositories.ts';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import { createTable, type Table } from '#data/table.ts';
import { verified } from '#functions/accounts/repositories/verified-emails.ts';
import { put, update, type Write } from '#data/writes.ts';
import { keys } from '#data/keys.ts';
import { counted } from '#data/throttles.ts';
import { joinToken, newNonce } from '#functions/workspaces/join-token.ts';
import { letterFor } from '#functions/workspaces/invitation-letter.ts';
import type { JoinLink } from '#functions/workspaces/repositories/join-links.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { Frame, NewFrame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Task } from '#shared/models/task.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import type { GivenRole, Role } from '#shared/rules/roles.ts';
import type { PlanId } from '#shared/rules/plans.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { keyring, makeAccessToken } from './access-tokens.ts';
import { request } from './api.ts';

export { keyring };

const environment = process.env as Record<string, string>;
export const table = createTable({
  name: environment['TABLE_NAME']!,
  region: environment['AWS_REGION']!,
  endpoint: environment['DYNAMODB_ENDPOINT'],
});
export const repos = createRepositories(table);
export const vault = createVault({
  keyId: environment['VAULT_KEY_ID']!,
  region: environment['AWS_REGION']!,
  endpoint: environment['KMS_ENDPOINT'],
});

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sessionId: string;
  /** An access token of a living session. */
  readonly token: string;
}

/**
 * Carries out what repositories write, each for itself and without a look at the others, as one transaction:
 * thousands of people are made in a run of all tests, and what each costs is the way to the database.
 */
async function inOneTransaction(work: (repositories: Repositories, gathering: Table) => Promise<void>): Promise<void> {
  const writes: Write<string>[] = [];
  const gathering: Table = {
    ...table,
    write: async (one) => {
      writes.push(one);
      return null;
    },
    transact: async (several) => void writes.push(...several),
  };
  await work(createRepositories(gathering), gathering);
  await table.transact(writes);
}

interface PersonWanted {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly plan?: PlanId;
  /** Nobody has shown that the address is theirs, as after registering. */
  readonly unproved?: true;
}

/** A person with an account of their own address and a session. No password: whoever needs one registers. No limits, unless a plan is named. */
export async function makePerson(wanted: PersonWanted = {}): Promise<Person> {
  const person = newPerson(wanted);
  await inOneTransaction(async (repositories, gathering) => {
    await writePerson(repositories, person, wanted.plan);
    if (!wanted.unproved) await gathering.write(verified(person, new Date()));
  });
  return withToken(person);
}

function newPerson({ firstName = 'Анна', lastName = 'Петрова', ...more }: PersonWanted): Omit<Person, 'token'> {
  const id = randomUUID();
  return { id, email: more.email ?? `${id}@example.com`, firstName, lastName, sessionId: randomUUID() };
}

async function writePerson(
  { users, plans, sessions }: Repositories,
  { sessionId, ...person }: Omit<Person, 'token'>,
  plan: PlanId = 'premium',
): Promise<void> {
  const now = new Date();
  await users.register({ ...person, createdAt: now.toISOString() }, 'no password');
  if (plan !== 'startup') await plans.save(subscriptionOf(person.id, { plan }, now), null);
  await sessions.start(newSession(person.id, sessionId, now));
}

/** The same person with an access token of now. */
export async function withToken(person: Omit<Person, 'token'>, now = new Date()): Promise<Person> {
  const { id: userId, sessionId } = person;
  return { ...person, token: await makeAccessToken({ userId, sessionId }, now) };
}

/** Puts an owner on a plan, whatever they had; without a due date it has no end. */
export async function makePlan(
  { id: userId }: { readonly id: string },
  plan: PlanId,
  more: Partial<Subscription> = {},
): Promise<void> {
  const read = await repos.plans.find(userId, { consistent: true });
  await repos.plans.save(subscriptionOf(userId, { plan, ...more }, new Date()), read);
}

function subscriptionOf(userId: string, wanted: Partial<Subscription> & { plan: PlanId }, now: Date) {
  const at = now.toISOString();
  const paid = { active: true, isTrial: false, trialUsed: false, ended: null, dueDate: null };
  return { userId, ...paid, createdAt: at, updatedAt: at, ...wanted };
}

/** A promo code that is taken; one of this name that is there already stays as it is. */
export async function makePromo(code: string, discount = 10, company = 'Партнёр'): Promise<void> {
  await repos.promoCodes.add({ code, discount, company, active: true, createdAt: new Date().toISOString() });
}

/** One more session of a person. */
export async function makeSession(userId: string, now = new Date()): Promise<{ sessionId: string; token: string }> {
  const sessionId = randomUUID();
  await repos.sessions.start(newSession(userId, sessionId, now));
  return { sessionId, token: await makeAccessToken({ userId, sessionId }, now) };
}

function newSession(userId: string, id: string, now: Date) {
  return { id, userId, refreshHash: hashRefreshSecret(newRefreshSecret()), now, lifetimeSeconds: 3600 };
}

/** The text of a link mailed to this person: for a new password, or for an address that nobody has yet. */
export async function makeLink(
  { id, email }: Person,
  purpose: LinkPurpose,
  { to = purpose === 'email' ? `new-${email}` : email, expiresAt = new Date(Date.now() + 3_600_000) } = {},
): Promise<string> {
  const { token, hash } = newLinkToken(id);
  await repos.accounts.offerLink(
    { userId: id, purpose, hash, email: to, expiresAt },
    { now: new Date(), newId: randomUUID },
  );
  return token;
}

/** The person has shown that their address is their own. */
export async function makeVerified(person: Person): Promise<void> {
  await table.write(verified(person, new Date()));
}

/** The thing that a request has made; throws where it was refused, or every test after it would fail of something else. */
function made<Thing>({ status, body }: { readonly status: number; readonly body: Thing }): Thing {
  if (status >= 400) throw new Error(`It was not made: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A workspace of this person, with no quiet hours: tests run at any hour. */
export async function makeWorkspace(owner: Person, name = 'Ромашка'): Promise<Workspace> {
  const workspace = made(await request(workspaces.createWorkspace, { token: owner.token, body: { name } }));
  await repos.workspaces.setTelling(workspace.id, { quietHours: 'off' });
  return workspace;
}

/** A transaction takes a hundred writes, and each membership is three. */
const MEMBERS_PER_TRANSACTION = 30;

/** A new person with this role in the workspace. */
export async function makeMember(workspace: Workspace, role: Role, names: PersonWanted = {}): Promise<Person> {
  const person = newPerson(names);
  await inOneTransaction(async (repositories, gathering) => {
    await writePerson(repositories, person);
    if (!names.unproved) await gathering.write(verified(person, new Date()));
    const proved = names.unproved ? {} : { provedEmail: person.email };
    await gathering.transact([...membershipOf(workspace, person, role, proved), memberCount(workspace, 1)]);
  });
  return withToken(person);
}

/** So many members without an account behind them, for whom it is enough to be listed. */
export async function joinMany(workspace: Workspace, count: number): Promise<void> {
  for (let left = count; left > 0; left -= MEMBERS_PER_TRANSACTION) {
    const people = Array.from({ length: Math.min(left, MEMBERS_PER_TRANSACTION) }, () => newPerson({}));
    const memberships = people.flatMap((person) =>
      membershipOf(workspace, person, 'сотрудник', { provedEmail: person.email }),
    );
    await table.transact([...memberships, memberCount(workspace, people.length)]);
  }
}

/** Makes a person a member, or changes the role they have. */
export async function join(workspace: Workspace, person: Person, role: Role): Promise<void> {
  const known = await table.get(keys.member(workspace.id, person.id), { consistent: true });
  await table.transact([...membershipOf(workspace, person, role), ...(known ? [] : [memberCount(workspace, 1)])]);
}

/** Written over whatever is there, which no operation of the service does. */
function membershipOf(
  workspace: Workspace,
  person: Omit<Person, 'token'>,
  role: Role,
  more: { provedEmail?: string } = {},
): Write[] {
  const { id: userId, firstName, lastName, email } = person;
  const member = { workspaceId: workspace.id, userId, role, firstName, lastName, email, ...more };
  return membershipItems(member, workspace, new Date()).map(put);
}

/** Takes a person out of a workspace. */
export async function leave(workspace: Workspace, person: Person): Promise<void> {
  await table.removeMany(membershipKeys({ workspaceId: workspace.id, userId: person.id, email: person.email }));
  await table.write(memberCount(workspace, -1));
}

function memberCount(workspace: Workspace, change: number): Write {
  return update(keys.workspace(workspace.id), { add: { memberCount: change } }, { exists: true });
}

/** An invitation into the workspace, sent an hour ago, with the token its letter carried. */
export async function makeInvitation(
  workspace: Workspace,
  options: { email?: string; role?: GivenRole; team?: string; hiredOn?: string; sentAt?: Date; sender?: Person } = {},
): Promise<{ id: string; token: string; email: string }> {
  const {
    email = `${randomUUID()}@example.com`,
    role = 'сотрудник',
    team = null,
    hiredOn = null,
    sentAt = new Date(Date.now() - 3_600_000),
  } = options;
  const id = invitationIdOf(workspace.id, email);
  const userId = options.sender?.id ?? (await repos.workspaces.findConsistent(workspace.id))!.ownerId;
  const inviter = { userId, firstName: 'Анна', lastName: 'Петрова' };
  const sender = { inviter, workspaceName: workspace.name, jobId: randomUUID(), now: sentAt };
  const { invitation, posting } = letterFor({ workspaceId: workspace.id, id, email, role, team, hiredOn }, sender);
  const { outcome } = await repos.invitations.create(invitation, workspace, posting, [], sentAt);
  if (outcome !== 'sent') throw new Error(`The invitation is ${outcome}`);
  const { mail } = posting.job;
  if (mail.template !== 'invitation') throw new Error('The letter is another one');
  return { id, email, token: mail.values.token };
}

/** A joining link of the workspace for fifty people, made by its owner; it has no id of its own, this one is made up. */
export async function makeJoinLink(
  { id: workspaceId }: Pick<Workspace, 'id'>,
  options: Partial<Omit<JoinLink, 'workspaceId' | 'nonce'>> = {},
): Promise<{ id: string; token: string }> {
  const link = {
    workspaceId,
    nonce: newNonce(),
    limit: 50,
    used: 0,
    team: null,
    createdBy: (await repos.workspaces.findConsistent(workspaceId))!.ownerId,
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    ...options,
  };
  if (!(await repos.joinLinks.replace(link))) throw new Error('There is no such workspace');
  return { id: randomUUID(), token: await joinToken(link, keyring) };
}

/** An archive of a workspace that waits to be made, in the place of one that did; or one that is made, without its file. */
export async function makeExport(
  { id: workspaceId }: Pick<Workspace, 'id'>,
  status: 'queued' | 'done' = 'done',
  now = new Date(),
): Promise<{ id: string }> {
  const { workspaceExports } = repos;
  const ids = { workspaceId, exportId: randomUUID(), jobId: randomUUID(), language: DEFAULT_LANGUAGE };
  const limit = counted({ name: 'workspace-export', limit: 100, windowSeconds: 60 }, randomUUID(), now);
  const asked = await workspaceExports.request(ids, await workspaceExports.running(workspaceId), limit, now);
  if (asked.outcome !== 'requested') throw new Error(`The archive is ${asked.outcome}`);
  if (status === 'done') {
    const begun = (await workspaceExports.start(workspaceId, ids.exportId, randomUUID(), now))!;
    await workspaceExports.finish(begun, 1000, null, now);
  }
  return { id: ids.exportId };
}

/** The owner's offer to hand the workspace over to this member. */
export async function makeOffer(workspace: Workspace, heir: Person): Promise<void> {
  const { ownerId, ownerTerm } = (await repos.workspaces.findConsistent(workspace.id))!;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const values = { workspace: workspace.name, owner: 'Анна Петрова', expiresAt: until };
  const job = { kind: 'send-mail', to: heir.email, mail: { template: 'ownership-offer', values } } as const;
  const member = (await repos.members.find(workspace.id, heir.id))!;
  const posting = { job, jobId: randomUUID() };
  const offered = await repos.members.offerOwnership(member, { ownerTerm, until }, ownerId, posting, [], new Date());
  if (offered.outcome !== 'offered') throw new Error(`The offer is ${offered.outcome}`);
}

/** A poll with three questions, the last optional, that may be answered by a public link. */
export async function makePoll(owner: Person, workspace: Workspace, settings: Partial<Poll> = {}): Promise<Poll> {
  const body = {
    workspace_id: workspace.id,
    title: settings.title ?? 'Пульс недели',
    type: settings.type ?? 'ENPS',
    is_anonymous: settings.is_anonymous ?? true,
    allow_anonymous_link: settings.allow_anonymous_link ?? true,
    questions: [
      { text: 'Насколько вероятно, что вы порекомендуете нас как место работы?', order_index: 0, is_required: true },
      { text: 'Что на этой неделе мешало работать?', order_index: 1, is_required: true },
      { text: 'Что порадовало?', order_index: 2, is_required: false },
    ],
  };
  return made(await request(polls.createPoll, { token: owner.token, body }));
}

/** What else is said of a run when it is made. */
type RunSettings = Omit<NonNullable<z.input<typeof NewFrame>>, 'deadline'>;

/** A run of the poll, published unless told otherwise. */
export async function makeFrame(
  owner: Person,
  poll: Poll,
  options: { published?: boolean; deadline?: string | null } & RunSettings = {},
): Promise<Frame & { public_token: string }> {
  const { published = true, deadline = null, ...settings } = options;
  const draft = await request(polls.createFrame, {
    token: owner.token,
    params: { id: poll.id },
    body: { deadline: null, ...settings },
  });
  // The service takes no deadline that is past; a test may need a run whose deadline has passed.
  const past = deadline !== null && Date.parse(deadline) <= Date.now();
  if (deadline !== null && !past) await setDeadline(draft.body, deadline);
  if (!published) return draft.body as Frame & { public_token: string };
  const open = await request(polls.publishFrame, {
    token: owner.token,
    params: { id: draft.body.id },
    body: { published },
  });
  if (past) await setDeadline(draft.body, deadline);
  return { ...open.body, deadline } as Frame & { public_token: string };
}

/** A sheet of one-time codes of a run, as it is printed. */
export async function makeCodeSheet(
  { token }: Person,
  { id }: Pick<Frame, 'id'>,
  count = 2,
): Promise<Reply<typeof polls.makeCodeSheet>> {
  return made(await request(polls.makeCodeSheet, { token, params: { id }, body: { count } }));
}

/** Writes a deadline past the service, and past the calendar of deadlines. */
async function setDeadline(frame: Frame, deadline: string): Promise<void> {
  await table.write(update(keys.run(frame.id), { set: { deadline } }));
  await table.write(update(keys.runRef(frame.poll_id, frame.created_at, frame.id), { set: { deadline } }));
}

/** A task of the workspace, written by this person, who is responsible for it unless told otherwise. */
export async function makeTask(author: Person, workspace: Workspace, more: object = {}): Promise<Task> {
  const body = { workspace_id: workspace.id, title: 'Собрать отзывы команды', responsible_id: author.id, ...more };
  return made(await request(tasks.createTask, { token: author.token, body }));
}

/** Answers of one respondent, one text per question. */
export function answersTo(poll: Poll, texts: readonly string[]): { question_id: string; content: string }[] {
  return texts.map((content, index) => ({ question_id: poll.questions[index]!.id, content }));
}

/** One respondent answers by the public link. */
export async function makeResponse(
  poll: Poll,
  token: string,
  texts: readonly string[],
  sessionId: string = randomUUID(),
) {
  return request(answers.takePublicPoll, {
    params: { token },
    body: { answers: answersTo(poll, texts), anonymous_session_id: sessionId },
  });
}
