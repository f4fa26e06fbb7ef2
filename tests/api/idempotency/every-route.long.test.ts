import { beforeAll, expect, it } from 'vitest';
import { routes } from '#shared/contract/index.ts';
import { keepLoggedIn, makeActors, type Actors } from '#tests/security/actors.ts';
import { ROUTES } from '#tests/security/routes/index.ts';
import type { RouteName } from '#tests/security/routes/shape.ts';
import { ACTORS } from '#tests/security/routes/statuses.ts';
import { request, withKey } from '#tests/support/api.ts';

const OWNER = ACTORS.indexOf('owner');
let actors: Actors;

beforeAll(async () => {
  actors = await makeActors();
});

it.each(routes.filter(({ idempotent }) => idempotent))('$name is carried out once under its key', async (route) => {
  await keepLoggedIn(actors);
  const { own } = actors.places;
  const { answers, call, fresh } = ROUTES[route.name as RouteName];
  const company = { ...own, ...(await fresh?.(own, actors.people)) };
  const options = withKey(route, { ...(await call(company)), token: actors.people.owner.token });
  const first = await request(route, options);
  const again = await request(route, options);
  expect([first.status, again.status]).toEqual([answers.own[OWNER], answers.own[OWNER]]);
  expect(again.text).toBe(first.text);
});
