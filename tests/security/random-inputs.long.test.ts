import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#core/http/errors.ts';
import { parseRequest } from '#core/http/parse.ts';
import { dueToday } from '#scripts/verify/today.ts';
import { routes } from '#shared/contract/index.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import { gatewayEvent, request, type RequestOptions } from '#tests/support/api.ts';
import { makePlan, makeVerified } from '#tests/support/factories.ts';
import { makeCompany, type Company } from './company.ts';
import { inputsOf } from './inputs.ts';
import { makeHolder } from './logins.ts';
import { ROUTES } from './routes/index.ts';
import type { RouteName } from './routes/shape.ts';

/** A sixth of the routes a day; `INPUTS=10000` tries so many of each route, and `SEED=2` others. */
const INPUTS = Number(process.env['INPUTS'] ?? 40);
const SEED = Number(process.env['SEED'] ?? 1);
const asked = process.env['INPUTS'] ? routes : dueToday(routes, 6);
const LONG = { timeout: 7_200_000 };

/** The slowest input of a route against the middle one; less than so much is slow in no case. */
const TIMES_THE_MIDDLE = 50;
const UNNOTICED_MILLISECONDS = 5;
const TRIES = 3;

let company: Company | null = null;

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue(undefined));

/** A company in which everything is there; another one where an input has taken it away. */
async function wholeCompany(): Promise<Company> {
  if (company) {
    const { owner, workspace } = company;
    const { status } = await request(workspaces.getWorkspace, { token: owner.token, params: { id: workspace.id } });
    if (status === 200) return company;
  }
  const owner = await makeHolder();
  await Promise.all([makePlan(owner, 'premium'), makeVerified(owner)]);
  return (company = await makeCompany(owner));
}

async function rightCall(route: Route): Promise<RequestOptions> {
  const whole = await wholeCompany();
  const options = await ROUTES[route.name as RouteName].call(whole);
  return route.auth === 'user' ? { ...options, token: whole.owner.token } : options;
}

describe.each(asked)('$name', (route) => {
  it('fails at no input, and reads each in no time', LONG, async () => {
    const right = await rightCall(route);
    const spent: number[] = [];
    await fc.assert(
      fc.asyncProperty(inputsOf(route, right), async (input) => {
        const { status } = await request(route, input);
        expect(status).not.toBe(ERROR_STATUS.internal);
        spent.push(reading(route, input));
      }),
      { numRuns: INPUTS, seed: SEED },
    );
    if (route.method === 'DELETE') company = null;
    const middle = spent.toSorted((a, b) => a - b)[Math.floor(spent.length / 2)]!;
    expect(Math.max(...spent)).toBeLessThan(Math.max(TIMES_THE_MIDDLE * middle, UNNOTICED_MILLISECONDS));
  });
});

/**
 * What reading an input takes of the processor, in milliseconds: expressions and checks are what somebody could make
 * slow by it. It is the time of this thread alone, and the shortest of some: what else the machine does is not in it.
 */
function reading(route: Route, input: RequestOptions): number {
  const event = gatewayEvent(route, input);
  const times = Array.from({ length: TRIES }, () => {
    const start = process.threadCpuUsage();
    try {
      parseRequest(route, input.params ?? {}, event);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
