import { expect, it } from 'vitest';
import { routes } from '#shared/contract/index.ts';
import { makeStaffedCompany } from '#tests/security/actors.ts';
import { ROUTES } from '#tests/security/routes/index.ts';
import type { RouteName } from '#tests/security/routes/shape.ts';
import { ACTORS } from '#tests/security/routes/statuses.ts';
import { request, withKey } from '#tests/support/api.ts';

const { company, people } = await makeStaffedCompany();

it.each(routes.filter(({ idempotent }) => idempotent))('$name is carried out once under its key', async (route) => {
  const { answers, call, fresh } = ROUTES[route.name as RouteName];
  const own = { ...company, ...(await fresh?.(company, people)) };
  const options = withKey(route, { ...(await call(own)), token: people.owner.token });
  const first = await request(route, options);
  const again = await request(route, options);
  expect(first.status).toBe(answers.own[ACTORS.indexOf('owner')]);
  expect([again.status, again.text]).toEqual([first.status, first.text]);
});
