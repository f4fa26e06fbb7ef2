import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { update } from '#data/writes.ts';
import { routes } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { KEY_PREFIX, READING_PERMISSIONS } from '#shared/rules/api-keys.ts';
import { request, type Answer } from '#tests/support/api.ts';
import { makeApiKey } from '#tests/support/api-keys.ts';
import { join, leave, makePerson, table } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { keepLoggedIn, makeActors, type Actors } from './actors.ts';
import type { Company } from './company.ts';
import { CHANGED_BY_KEY, READ_BY_KEY } from './routes/by-key.ts';
import { ROUTES } from './routes/index.ts';
import type { RouteName } from './routes/shape.ts';
import { ACTORS } from './routes/statuses.ts';

/*
 * The column of keys in the matrix of roles and routes: one of the owner with every permission, one that may read alone,
 * one whose maker has left.
 */

const ofUsers = routes.filter(({ auth }) => auth === 'user');
const CALLED: ReadonlySet<string> = new Set([...READ_BY_KEY, ...CHANGED_BY_KEY]);
const OWNER = ACTORS.indexOf('owner');

let actors: Actors;
let everything: string;
let reading: string;
let orphaned: string;

beforeAll(async () => {
  actors = await makeActors();
  const { workspace } = actors.places.own;
  const { owner } = actors.people;
  everything = (await makeApiKey(owner, workspace)).token;
  reading = (await makeApiKey(owner, workspace, { permissions: READING_PERMISSIONS })).token;
  const gone = await makePerson();
  await join(workspace, gone, 'руководитель');
  orphaned = (await makeApiKey(gone, workspace)).token;
  await leave(workspace, gone);
});
beforeEach(() => keepLoggedIn(actors));

/** So many calls are within what a key has in a minute. */
const CALLS = 40;
let calls = 0;
const seen = new Set<string>();

/** A call, mostly of a key. Each function is once the first of the day to be called by one: any may be what notes its use. */
async function ask(route: Route, company: Company, token: string): Promise<Answer<{ readonly code?: string }>> {
  if (token.startsWith(KEY_PREFIX)) {
    if (calls++ % CALLS === 0 || !seen.has(route.domain)) await forgetUse();
    seen.add(route.domain);
  }
  return request(route, { ...(await ROUTES[route.name as RouteName].call(company)), token });
}

/** Forgets how often keys were used in this minute, and that they were used on this day. */
async function forgetUse(): Promise<void> {
  const items = await storedItems();
  await table.removeMany(items.filter(({ pk }) => pk.startsWith('THROTTLE#api-key#')));
  const used = items.filter(({ pk, lastUsedOn }) => pk.startsWith('KEYS#') && typeof lastUsedOn === 'string');
  for (const { pk, sk } of used) await table.write(update({ pk, sk }, { set: { lastUsedOn: null } }));
}

describe('a key of the API with every permission of the owner', () => {
  it.each(ofUsers.filter(({ name }) => !CALLED.has(name)))('is refused $name, as no key does it', async (route) => {
    const { status, body } = await ask(route, actors.places.own, everything);
    expect([status, body.code]).toEqual([403, 'key_not_allowed']);
  });

  it.each(ofUsers.filter(({ name }) => CALLED.has(name)))('calls $name as its maker does', async (route) => {
    const { answers, fresh } = ROUTES[route.name as RouteName];
    const own = actors.places.own;
    const company = { ...own, ...(await fresh?.(own, actors.people)) };
    const made = company.workspace.id === own.workspace.id ? everything : (await anew(company)).token;
    // What is read may have come about since: then by what its maker is answered at this moment.
    const inPerson = route.method === 'GET' ? (await ask(route, company, actors.people.owner.token)).status : null;
    expect((await ask(route, company, made)).status).toBe(inPerson ?? answers.own[OWNER]);
    expect((await ask(route, actors.places.foreign, everything)).status).toBe(404);
  });
});

const anew = (company: Company) => makeApiKey(actors.people.owner, company.workspace);

describe('a key of the API that may read', () => {
  it.each(ofUsers.filter(({ name }) => (CHANGED_BY_KEY as readonly string[]).includes(name)))(
    'is refused $name',
    async (route) => {
      const { status, body } = await ask(route, actors.places.own, reading);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    },
  );
});

describe('a key of the API whose maker has left', () => {
  it.each(ofUsers.filter(({ name }) => CALLED.has(name)))('finds nothing by $name', async (route) => {
    expect((await ask(route, actors.places.own, orphaned)).status).toBe(404);
  });
});
