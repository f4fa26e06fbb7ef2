import { randomUUID } from 'node:crypto';
import { newPublicToken } from '#core/public-token.ts';
import { formatRefreshToken, hashRefreshSecret, newRefreshSecret } from '#core/tokens.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Frame, Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import {
  givenFrame,
  givenInvitation,
  givenMember,
  givenPerson,
  givenPoll,
  givenResponse,
  givenWorkspace,
  join,
  leave,
  repos,
  table,
  type Person,
} from '#tests/support/given.ts';
import { storedItems } from '#tests/support/stored.ts';
import type { Actor, Place } from './expected.ts';

/** A workspace with something of everything in it. */
export interface Company {
  readonly owner: Person;
  readonly workspace: Workspace;
  readonly poll: Poll;
  /** A published run with one response. */
  readonly frame: Frame & { public_token: string };
  /** An employee whom nobody asks as. */
  readonly colleague: Person;
  /** Of somebody who is none of the actors, sent an hour ago. */
  readonly invitation: { readonly id: string; readonly token: string };
}

export type People = Readonly<Record<Exclude<Actor, 'visitor'>, Person>>;

export interface Cast {
  readonly people: People;
  readonly places: Readonly<Record<Place, Company>>;
}

/** A company of this owner; its name and texts occur nowhere else. */
export async function givenCompany(owner: Person, name = `Компания ${randomUUID()}`): Promise<Company> {
  const workspace = await givenWorkspace(owner, name);
  const poll = await givenPoll(owner, workspace, { title: `Опрос: ${name}` });
  const frame = await givenFrame(owner, poll);
  await givenResponse(poll, frame.public_token, [`Ответ: ${name}`, 'Ничего', '']);
  const colleague = await givenMember(workspace, 'сотрудник');
  return { owner, workspace, poll, frame, colleague, invitation: await givenInvitation(workspace) };
}

/** The people and workspaces of the authorization matrix. In the deleted workspace everybody had the role they have in their own. */
export async function givenCast(): Promise<Cast> {
  const [owner, neighbour, stranger] = await Promise.all([givenPerson(), givenPerson(), givenPerson()]);
  const [own, foreign, deleted] = await Promise.all([
    givenCompany(owner, 'Своя компания'),
    givenCompany(neighbour, 'Чужая компания'),
    givenCompany(owner, 'Удалённая компания'),
    givenWorkspace(stranger),
  ]);
  const [employee, hr, manager, removed] = await Promise.all([
    givenMember(own.workspace, 'сотрудник'),
    givenMember(own.workspace, 'hr'),
    givenMember(own.workspace, 'руководитель'),
    givenMember(own.workspace, 'сотрудник'),
  ]);
  await Promise.all([
    join(deleted.workspace, employee, 'сотрудник'),
    join(deleted.workspace, hr, 'hr'),
    join(deleted.workspace, manager, 'руководитель'),
    join(deleted.workspace, removed, 'сотрудник'),
    leave(own.workspace, removed),
  ]);
  await eraseWorkspace(deleted.workspace.id);
  return { people: { employee, hr, manager, owner, removed, stranger }, places: { own, foreign, deleted } };
}

/** A company none of whose ids was ever given out. */
export function nowhere(own: Company): Company {
  const frameId = randomUUID();
  return {
    owner: own.owner,
    workspace: { ...own.workspace, id: randomUUID() },
    poll: { ...own.poll, id: randomUUID() },
    frame: { ...own.frame, id: frameId, public_token: newPublicToken(frameId) },
    colleague: own.colleague,
    invitation: { ...own.invitation, id: randomUUID() },
  };
}

/** The state after a finished deletion: nothing of the workspace, its polls, runs and answers is left. */
export async function eraseWorkspace(workspaceId: string): Promise<void> {
  const items = await storedItems();
  const polls = new Set(items.filter(inside(keys.workspace(workspaceId).pk)).map((item) => String(item['id'])));
  const frames = new Set(items.filter((item) => item['workspaceId'] === workspaceId).map((item) => String(item['id'])));
  const unwanted = items.filter(
    ({ pk, sk }) =>
      pk === keys.workspace(workspaceId).pk ||
      (pk.startsWith('MEMBERSHIPS#') && sk === `WS#${workspaceId}`) ||
      polls.has(pk.replace('POLL#', '')) ||
      frames.has(pk.replace('FRAME#', '')),
  );
  await table.removeMany(unwanted);
}

/** The state after a person has deleted their account; with `sessions: 'left'`, in the middle of it. */
export async function eraseAccount(
  person: Person,
  { sessions = 'ended' }: { sessions?: 'ended' | 'left' } = {},
): Promise<void> {
  const partitions = [keys.user(person.id).pk, keys.login(person.email).pk, `MEMBERSHIPS#${person.id}`];
  if (sessions === 'ended') partitions.push(`SESSIONS#${person.id}`);
  const items = await storedItems(person.id);
  await table.removeMany(
    items.filter(
      ({ pk, sk }) => partitions.includes(pk) || sk === `MEMBER#${person.id}` || sk === `ADDRESS#${person.email}`,
    ),
  );
}

/** A living session with the refresh token that belongs to it. */
export async function givenRefreshToken(userId: string): Promise<string> {
  const sessionId = randomUUID();
  const secret = newRefreshSecret();
  const refreshHash = hashRefreshSecret(secret);
  await repos.sessions.start({ id: sessionId, userId, refreshHash, now: new Date(), lifetimeSeconds: 3600 });
  return formatRefreshToken({ userId, sessionId, secret });
}

function inside(pk: string): (item: Key) => boolean {
  return (item) => item.pk === pk && item.sk.startsWith('POLL#');
}
