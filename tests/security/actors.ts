import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '#shared/rules/access-token.ts';
import { formatRefreshToken, hashRefreshSecret, newRefreshSecret } from '#core/tokens.ts';
import { keys, type Key } from '#data/keys.ts';
import {
  makeMember,
  makePerson,
  makePlan,
  makeVerified,
  makeWorkspace,
  join,
  leave,
  repos,
  table,
  withToken,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeCompany, type Company } from './company.ts';
import { makeHolder } from './logins.ts';
import type { Actor, Place } from './routes/statuses.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

export type People = Readonly<Record<Exclude<Actor, 'visitor'>, Person>>;

export interface Actors {
  readonly people: People;
  readonly places: Readonly<Record<Place, Company>>;
  /** When their access tokens were signed. */
  signedAt: number;
}

/** The people and workspaces of the authorization matrix. In the deleted workspace everybody had the role they have in their own. */
export async function makeActors(): Promise<Actors> {
  const [owner, neighbour, stranger] = await Promise.all([makePerson(), makePerson(), makePerson()]);
  const [own, foreign, deleted] = await Promise.all([
    makeCompany(owner, 'Своя компания'),
    makeCompany(neighbour, 'Чужая компания'),
    makeCompany(owner, 'Удалённая компания'),
    makeWorkspace(stranger),
  ]);
  const [employee, hr, manager, removed] = await Promise.all([
    makeMember(own.workspace, 'сотрудник'),
    makeMember(own.workspace, 'hr'),
    makeMember(own.workspace, 'руководитель'),
    makeMember(own.workspace, 'сотрудник'),
  ]);
  await Promise.all([
    join(deleted.workspace, employee, 'сотрудник'),
    join(deleted.workspace, hr, 'hr'),
    join(deleted.workspace, manager, 'руководитель'),
    join(deleted.workspace, removed, 'сотрудник'),
    leave(own.workspace, removed),
  ]);
  await eraseWorkspace(deleted.workspace.id);
  const people = { employee, hr, manager, owner, removed, stranger };
  await Promise.all([...Object.values(people), neighbour].map(stayProved));
  return { people, places: { own, foreign, deleted }, signedAt: Date.now() };
}

/** A company of a paying owner who logs in by a password, and the people of the matrix with it, without the other places. */
export async function makeStaffedCompany(): Promise<{ company: Company; people: People }> {
  const owner = await makeHolder();
  await makePlan(owner, 'premium');
  await makeVerified(owner);
  const company = await makeCompany(owner);
  const [employee, hr, manager, removed, stranger] = await Promise.all([
    makeMember(company.workspace, 'сотрудник'),
    makeMember(company.workspace, 'hr'),
    makeMember(company.workspace, 'руководитель'),
    makePerson(),
    makePerson(),
  ]);
  return { company, people: { owner, employee, hr, manager, removed, stranger } };
}

/** What they have proved counts as recent for an hour: a walk over all routes takes longer than a proof on a slow machine. */
async function stayProved({ id, sessionId }: Person): Promise<void> {
  await repos.sessions.prove(id, sessionId, { now: new Date(Date.now() + HOUR_MS), secondFactor: false });
}

/** Signs their access tokens anew before they run out, however long the tests before this one took; writes nothing. */
export async function keepLoggedIn(actors: Actors): Promise<void> {
  if (Date.now() - actors.signedAt < (ACCESS_TOKEN_SECONDS * 1000) / 3) return;
  actors.signedAt = Date.now();
  const all = [...Object.values(actors.people), ...Object.values(actors.places).map(({ owner }) => owner)];
  for (const person of all) Object.assign(person, await withToken(person));
}

/** The state after a finished deletion: nothing of the workspace, its polls, runs, answers and tasks is left. */
export async function eraseWorkspace(workspaceId: string): Promise<void> {
  const items = await storedItems();
  const polls = new Set(items.filter(inside(keys.workspace(workspaceId).pk)).map((item) => String(item['id'])));
  const tasks = new Set(
    items
      .filter(({ type }) => type === 'task')
      .filter((item) => item['workspaceId'] === workspaceId)
      .map((item) => String(item['id'])),
  );
  const frames = new Set(items.filter((item) => item['workspaceId'] === workspaceId).map((item) => String(item['id'])));
  const unwanted = items.filter(
    ({ pk, sk, taskId }) =>
      pk === keys.workspace(workspaceId).pk ||
      (pk.startsWith('MEMBERSHIPS#') && sk === `WS#${workspaceId}`) ||
      polls.has(pk.replace('POLL#', '')) ||
      frames.has(pk.replace('RUN#', '')) ||
      pk === keys.taskCounts(workspaceId).pk ||
      tasks.has(String(taskId)),
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
export async function makeRefreshToken(userId: string): Promise<string> {
  const sessionId = randomUUID();
  const secret = newRefreshSecret();
  const refreshHash = hashRefreshSecret(secret);
  await repos.sessions.start({ id: sessionId, userId, refreshHash, now: new Date(), lifetimeSeconds: 3600 });
  return formatRefreshToken({ userId, sessionId, secret });
}

function inside(pk: string): (item: Key) => boolean {
  return (item) => item.pk === pk && item.sk.startsWith('POLL#');
}
