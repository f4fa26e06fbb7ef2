import type { Route } from '#shared/contract/route.ts';
import { request } from '#tests/support/api.ts';
import type { Company } from '../company.ts';
import { ROUTES } from './index.ts';
import type { RouteName } from './shape.ts';

/** A valid call of this person about this company, and all that a caller sees of the reply. */
export async function ask(route: Route, company: Company, token: string) {
  const { status, headers, text } = await request(route, {
    ...(await ROUTES[route.name as RouteName].call(company)),
    token,
  });
  return { status, headers, text };
}
