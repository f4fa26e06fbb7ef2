import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#shared/contract/index.ts';
import type { Role } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { join } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeHolder } from './logins.ts';
import { ROUTES } from './routes/index.ts';
import type { RouteName } from './routes/shape.ts';
import { keepLoggedIn, makeActors, type Actors } from './actors.ts';
import { thingsOf, type Company } from './company.ts';
import { ACTORS, PLACES, type Actor } from './routes/statuses.ts';

const cells = routes.flatMap((route) =>
  PLACES.flatMap((place) =>
    ACTORS.map((actor, index) => ({
      route,
      place,
      actor,
      status: ROUTES[route.name as RouteName]?.answers[place][index] ?? 0,
    })),
  ),
);
const ABOUT_ONESELF: readonly string[] = [
  'updateMe',
  'deleteMe',
  'changePassword',
  'prove',
  'endSession',
  'endSessions',
  // Whoever calls it is a member from then on.
  'acceptJoinLink',
];
const ROLES: Partial<Record<Actor, Role>> = {
  employee: 'сотрудник',
  hr: 'hr',
  manager: 'руководитель',
  owner: 'владелец',
};
type Cell = (typeof cells)[number];
let actors: Actors;

beforeAll(async () => {
  actors = await makeActors();
});
beforeEach(() => keepLoggedIn(actors));

it('has a written row and a valid call for every route of the contract, and none besides', () => {
  const names = routes.map((route) => route.name).toSorted();
  expect(Object.keys(ROUTES).toSorted()).toEqual(names);
});

describe('the authorization matrix refuses (A6-05, A6-07, B6-01, B6-02, B6-05)', () => {
  let before: unknown;
  beforeAll(async () => {
    before = await storedItems();
  });

  it.each(cells.filter(({ status }) => status >= 400))(
    '$route.name: $actor, $place workspace: $status',
    async (cell) => {
      let reply: Awaited<ReturnType<typeof ask>> | undefined;
      const cost = await measure(async () => {
        reply = await ask(cell, actors.places[cell.place]);
      });
      expect(reply!.status).toBe(cell.status);
      expect(cost.writes).toBe(0);
      expectNothingOfOthers(reply!.text, cell);
    },
  );

  it('and after all of these refusals the table is what it was', async () => {
    expect(await storedItems()).toEqual(before);
  });
});

describe('the authorization matrix allows (A6-01, A6-05, A6-07, B6-01, B6-02, B6-03, B6-04, B6-05)', () => {
  it.each(cells.filter(({ status }) => status < 400))(
    '$route.name: $actor, $place workspace: $status',
    async (cell) => {
      const company = actors.places[cell.place];
      const reply = ABOUT_ONESELF.includes(cell.route.name)
        ? await askAboutOneself(cell, company)
        : await ask(cell, cell.place === 'deleted' ? company : await fresh(cell, company));
      expect(reply.status).toBe(cell.status);
      expectNothingOfOthers(reply.text, cell);
    },
  );
});

async function ask({ route, actor }: Cell, company: Company) {
  const token = actor === 'visitor' ? undefined : actors.people[actor].token;
  return request(route, { ...(await ROUTES[route.name as RouteName].call(company)), token });
}

/** The company with things of its own for a call that uses them up. */
async function fresh({ route }: Cell, company: Company): Promise<Company> {
  return { ...company, ...(await ROUTES[route.name as RouteName].fresh?.(company, actors.people)) };
}

/** Calls that change or end the caller's own account: somebody new in the same role makes each. */
async function askAboutOneself({ route, actor }: Cell, company: Company) {
  const holder = await makeHolder();
  const role = ROLES[actor];
  if (role) await join(actors.places.own.workspace, holder, role);
  const options = await ROUTES[route.name as RouteName].call({ ...company, owner: holder });
  return request(route, { ...options, token: holder.token });
}

/** No reply shows a name or an id of a workspace that was not asked for and is nobody's here. */
function expectNothingOfOthers(text: string, { place }: Cell): void {
  for (const other of (['foreign', 'deleted'] as const).filter((candidate) => candidate !== place)) {
    const things = thingsOf(actors.places[other]).map(([, thing]) => thing as Readonly<Record<string, unknown>>);
    for (const { id, name, title, public_token: token } of things) {
      for (const mark of [id, name, title, token]) if (typeof mark === 'string') expect(text).not.toContain(mark);
    }
  }
}
