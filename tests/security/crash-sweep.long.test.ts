import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { insert, put } from '#data/writes.ts';
import { dueToday } from '#scripts/verify/today.ts';
import { routes } from '#shared/contract/index.ts';
import type { RequestOptions } from '#tests/support/api.ts';
import { makeInvitation, makePerson, table } from '#tests/support/factories.ts';
import { returnTo, takeState, type TableState } from '#tests/support/table-state.ts';
import { countAll, streamed } from '#tests/support/table-stream.ts';
import { makeStaffedCompany, type People } from './actors.ts';
import type { Company } from './company.ts';
import { sweep, sweepRoute, type Outcome } from './crash-sweep.ts';
import { brokenIn, miscountedRuns } from './invariants.ts';
import { ROUTES } from './routes/index.ts';
import type { RouteName } from './routes/shape.ts';

/*
 * Every call of the table that a route which writes makes is broken in each way there is: of a sixth of the routes a
 * day, of all of them with SWEEP=all, or of those that it names.
 */

// Pauses before another attempt pass at once.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const DAYS = 6;
const { SWEEP } = process.env;
const writing = routes.filter(({ method }) => method !== 'GET');
const asked = SWEEP === 'all' ? writing : writing.filter(({ name }) => SWEEP?.split(',').includes(name));
const swept = SWEEP === undefined ? dueToday(writing, DAYS) : asked;

/** What may be otherwise when a request is sent again after it was broken, and why that is right. */
const EXCUSED: Partial<Record<RouteName, { readonly change: RegExp; readonly because: string }>> = {
  login: { change: /SESSIONS#/, because: 'a session that nobody was told of is never used, and expires' },
  register: { change: /SESSIONS#/, because: 'the account is there: whoever has registered logs in' },
  registerByProvider: { change: /SESSIONS#/, because: 'the same' },
  joinIdentity: { change: /SESSIONS#/, because: 'the same' },
  loginByFactor: { change: /SESSIONS#|TICKETS#/, because: 'a code is taken once: the next one opens, by a new ticket' },
  requestPasswordReset: { change: /LINKS#/, because: 'no account: what nobody was told of expires' },
  resetPassword: { change: /SESSIONS#/, because: 'sessions of the old password open nothing, and a job ends them' },
  deleteMe: {
    change: /SESSIONS#|KEYS#\S+ KEY#\S+ \.revokedAt\./,
    because: 'sessions of nobody open nothing; a job ends them, and keys of the API with the membership of their maker',
  },
  deleteWorkspace: {
    change: /MEMBERSHIPS#|WS#/,
    because: 'a workspace that is gone opens to nobody, and a job empties it',
  },
  startSignIn: { change: /SIGNIN#/, because: 'a way that nobody goes on expires' },
  startIdentity: { change: /SIGNIN#/, because: 'the same' },
  startBitrix24App: { change: /CREDENTIALS#\S+ FLOW#/, because: 'the same' },
  makeCodeSheet: { change: /CODE#/, because: 'codes that nobody was told: the sheet is listed, and is printed again' },
  makeSurveyCodeSheet: { change: /CODE#/, because: 'the same' },
  reprintCodeSheet: { change: /CODE#|CODES#/, because: 'each time other codes' },
  reprintSurveyCodeSheet: { change: /CODE#|CODES#/, because: 'the same' },
  updateAiCredentials: { change: /\.(?:month|total)Requests\./, because: 'the provider was asked twice' },
  testWebhook: { change: /WEBHOOKS#/, because: 'a test is sent each time' },
  resendWebhookEvent: { change: /\.attempts\./, because: 'an event is sent each time' },
  importPast: { change: /./, because: 'what was begun is of no run yet, and the next import clears it away' },
};

/** A call that does more than the one of the route's row, or one of the browser where that is of a program. */
const CALLS: Partial<Record<RouteName, (company: Company) => Promise<RequestOptions>>> = {
  takePoll: async (company) => inSession(await ROUTES.takePoll.call(company)),
  respondToSurvey: async (company) => inSession(await ROUTES.respondToSurvey.call(company)),
  respondToPublicSurvey: async (company) => inSession(await ROUTES.respondToPublicSurvey.call(company)),
  acceptInvitation: async ({ workspace }) => {
    const guest = await makePerson();
    const { token } = await makeInvitation(workspace, { email: guest.email });
    return { params: { token }, token: guest.token };
  },
};

/** Whoever names their session can send the same answers again. */
function inSession(call: RequestOptions): RequestOptions {
  return { ...call, body: { ...(call.body as object), anonymous_session_id: randomUUID() } };
}

let company: Company;
let people: People;
let base: TableState;

beforeAll(async () => {
  ({ company, people } = await makeStaffedCompany());
  await countAll();
  base = await takeState();
  // What is done twice is done at the same moment: so it can be compared.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await returnTo(base);
  await streamed();
});

describe('whatever call of the table is broken, the reply is whole, and the request can be sent again', () => {
  it.each(swept)('$name', async (route) => {
    const name = route.name as RouteName;
    const { call, fresh } = ROUTES[name];
    const own = { ...company, ...(await fresh?.(company, people)) };
    const options = await (CALLS[name] ?? call)(own);
    const token = route.auth === 'user' ? (options.token ?? own.owner.token) : undefined;
    const { findings } = await sweepRoute(route, { ...options, token }, EXCUSED[name]?.change);
    expect(findings).toEqual([]);
  });
});

describe('the sweep sees', () => {
  const poll = () => ({ id: randomUUID(), createdAt: new Date().toISOString(), workspaceId: company.workspace.id });
  const refOf = ({ id, ...rest }: ReturnType<typeof poll>) => ({ ...keys.pollRef(id), type: 'poll-ref', ...rest });
  const itemOf = (one: ReturnType<typeof poll>) => ({
    ...keys.poll(one.workspaceId, one.createdAt, one.id),
    type: 'poll',
    ...one,
  });
  const DONE: Outcome = { status: 200, body: undefined };
  const FAILED: Outcome = { status: 500, body: { detail: 'Что-то сломалось', code: 'internal' } };

  it('a half of two writes that are none of one transaction', async () => {
    const one = poll();
    const { variants, findings } = await sweep(async () => {
      try {
        await table.write(insert(refOf(one)));
        await table.write(put(itemOf(one)));
        return DONE;
      } catch {
        return FAILED;
      }
    }, JSON.stringify(one));
    expect(variants).toBe(4);
    expect(findings).toContainEqual(expect.stringMatching(/^call 2 of 2 refused, 500: POLL#\S+ REF without WS#/));
    expect(findings).toContainEqual(
      expect.stringMatching(/^call 2 of 2 refused, 500: sent again, 500: missing \+ WS#/),
    );
  });

  it('a thing that is made twice, and a reply that is none', async () => {
    const { findings } = await sweep(async () => {
      try {
        await table.write(put({ ...keys.packBrand(randomUUID()), type: 'pack-brand' }));
        return DONE;
      } catch {
        return { status: 502, body: undefined };
      }
    }, '');
    expect(findings).toContainEqual('call 1 of 1 refused, 502: the reply is not whole');
    expect(findings).toContainEqual(
      expect.stringMatching(/^call 1 of 1 lost, 502: sent again, 200: more \+ PACK#… BRAND/),
    );
  });

  it.each([
    ['a second owner', () => keys.member(company.workspace.id, people.hr.id), 'role', 'владелец', 'has 2 owners'],
    ['a member nobody counts', () => keys.workspace(company.workspace.id), 'memberCount', 1, 'says 1 of'],
    ['an address of nobody', () => keys.user(people.hr.id), 'email', 'other@example.com', 'without LOGIN#'],
  ])('%s', async (_, key, attribute, value, seen) => {
    const before = brokenIn(await takeState());
    const item = await table.get(key());
    await table.write(put({ ...key(), ...item, [attribute]: value }));
    const found = brokenIn(await takeState()).filter((one) => !before.includes(one));
    expect(found).toContainEqual(expect.stringContaining(seen));
  });

  it('an answer that nobody has counted', async () => {
    const before = miscountedRuns(await takeState());
    await table.write(put({ ...keys.response(company.frame.id, randomUUID()), type: 'response', answers: [] }));
    const found = miscountedRuns(await takeState()).filter((one) => !before.includes(one));
    expect(found).toEqual([expect.stringContaining(`RUN#${company.frame.id} counts`)]);
  });
});
