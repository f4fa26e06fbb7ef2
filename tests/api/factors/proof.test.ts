import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { routes } from '#shared/contract/index.ts';
import { factors } from '#shared/contract/factors.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makeWorkspace, join, repos, type Person } from '#tests/support/factories.ts';
import { codeOf, makeTotp } from '#tests/support/factors.ts';
import { storedItems } from '#tests/support/stored.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { makeHolder, nextAddress, PASSWORD } from '#tests/security/logins.ts';
import { keepLoggedIn, makeActors, type Actors } from '#tests/security/actors.ts';
import { ROUTES } from '#tests/security/routes/index.ts';
import type { RouteName } from '#tests/security/routes/shape.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const DAY = 24 * 60 * MINUTE_MS;
const LOGIN_LIVES = 14 * MINUTE_MS;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:10.000Z') }));
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

const exportMe = (token: string) => request(auth.exportMe, { token });
const prove = (token: string, body: object) => request(factors.prove, { token, body });

async function entered(email: string) {
  const body = { email, password: PASSWORD };
  return (await request(auth.login, { body, sourceAddress: nextAddress() })).body;
}

/** Brings what workspaces demand to their members. */
async function copyRules(): Promise<void> {
  const jobs = await storedItems('copy-factor-rule');
  expect(await deliver(...jobs.filter(({ type, finishedAt }) => type === 'job' && !finishedAt))).toEqual(DONE);
}

describe('what is grave', () => {
  it('asks whoever was proved ten minutes ago, and not before; their password counts for ten more', async () => {
    const { email } = await makeHolder();
    const { access_token: token } = await entered(email);
    pass(10 * MINUTE_MS - 1000);
    expect((await exportMe(token)).status).toBe(200);
    pass(1000);
    const refused = await exportMe(token);
    expect([refused.status, refused.body.code]).toEqual([403, 'proof_required']);
    const wrong = await prove(token, { password: 'не тот пароль' });
    expect([wrong.status, mistaken(wrong.text)]).toEqual([422, 'password']);
    expect((await exportMe(token)).status).toBe(403);
    expect((await prove(token, { password: PASSWORD })).status).toBe(204);
    expect((await exportMe(token)).status).toBe(200);
  });

  it('is not proved by a refresh, nor by another session of the same account', async () => {
    const { email } = await makeHolder();
    const first = await entered(email);
    pass(LOGIN_LIVES);
    const { access_token: token } = (await request(auth.refresh, { body: { refresh_token: first.refresh_token } }))
      .body;
    expect((await exportMe(token)).status).toBe(403);
    await entered(email);
    expect((await exportMe(token)).status).toBe(403);
  });

  it('is tried by ten passwords in five minutes, however many sessions there are', async () => {
    const { email } = await makeHolder();
    const tokens = [(await entered(email)).access_token, (await entered(email)).access_token];
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      statuses.push((await prove(tokens[attempt % 2]!, { password: `не тот ${attempt}` })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

describe('every route that wants a proof', () => {
  let actors: Actors;
  const proved = routes.filter((route) => 'proof' in route);

  it.each(proved)('$name refuses its rightful caller whose proof is old, and changes nothing', async (route) => {
    actors ??= await makeActors();
    const company = actors.places.own;
    const options = await ROUTES[route.name as RouteName].call(company);
    // What they have proved counts for an hour and ten minutes, their tokens for less.
    pass(71 * MINUTE_MS);
    await keepLoggedIn(actors);
    const { status, text } = await request(route, { ...options, token: actors.people.owner.token });
    expect([status, (JSON.parse(text) as ErrorBody).code]).toEqual([403, 'proof_required']);
  });
});

it('counts the passwords that are tried at an open session once, whether to prove it or to change the password', async () => {
  const { token } = await makeHolder();
  const change = {
    current_password: 'не тот пароль',
    new_password: 'тонус-2027-й',
    new_password_confirm: 'тонус-2027-й',
  };
  const tries = Array.from({ length: 5 }, async () => [
    (await prove(token, { password: 'не тот пароль' })).status,
    (await request(auth.changePassword, { token, body: change })).status,
  ]);
  expect(new Set((await Promise.all(tries)).flat())).toEqual(new Set([422]));
  expect((await prove(token, { password: PASSWORD })).status).toBe(429);
  expect((await request(auth.changePassword, { token, body: change })).status).toBe(429);
});

describe('a workspace that demands a second factor', () => {
  const demand = (owner: Person, id: string, who: string) =>
    request(workspaces.setFactorDemand, { token: owner.token, params: { id }, body: { who } });
  const open = (token: string, id: string) => request(workspaces.getStats, { token, params: { id } });
  const notice = async (token: string, id: string) =>
    (await request(workspaces.getNotices, { token, params: { id } })).body.factor_wanted_from;

  it('tells whom it reaches, and after a week refuses them until a factor has proved them', async () => {
    const owner = await makeHolder();
    const workspace = await makeWorkspace(owner);
    const hr = await makeHolder();
    await join(workspace, hr, 'hr');
    const employee = await makeMember(workspace, 'сотрудник');
    const { from } = (await demand(owner, workspace.id, 'leaders')).body;
    expect(Date.parse(from!) - Date.now()).toBe(7 * DAY);
    await copyRules();
    const late = await makeHolder();
    const place = (await repos.workspaces.findConsistent(workspace.id))!;
    const joining = { ...late, workspaceId: workspace.id, userId: late.id, role: 'hr' } as const;
    expect(await repos.members.add(joining, place, new Date())).toBe(true);
    // Whoever was to join by what was read before the demand has to read again.
    const other = { ...joining, userId: 'other', email: 'other@example.com' };
    expect(await repos.members.add(other, { ...place, factorRule: null, entryRulesVersion: 0 }, new Date())).toBe(
      false,
    );
    expect(await notice(hr.token, workspace.id)).toBe(from);
    expect(await notice(employee.token, workspace.id)).toBeNull();
    pass(7 * DAY - MINUTE_MS);
    const { access_token: token } = await entered(hr.email);
    expect((await open(token, workspace.id)).status).toBe(200);
    pass(MINUTE_MS);
    const refused = await open(token, workspace.id);
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required']);
    const { access_token: lateToken } = await entered(late.email);
    expect((await open(lateToken, workspace.id)).body.code).toBe('second_factor_required');
    const { secret } = (await request(factors.beginTotp, { token })).body;
    await request(factors.addTotp, { token, body: { code: codeOf(secret) } });
    expect((await open(token, workspace.id)).status).toBe(200);
    expect(await notice(token, workspace.id)).toBeNull();
    // Without the factor again, no session counts any more.
    await request(factors.removeTotp, { token });
    expect((await open(token, workspace.id)).body.code).toBe('second_factor_required');
    // Whoever does not want that may leave.
    expect((await request(workspaces.leaveWorkspace, { token, params: { id: workspace.id } })).status).toBe(204);
  });

  it('lets in an older session of somebody who proves it by a code', async () => {
    const owner = await makeHolder();
    const workspace = await makeWorkspace(owner);
    await demand(owner, workspace.id, 'all');
    await copyRules();
    pass(7 * DAY);
    const { access_token: token } = await entered(owner.email);
    const { secret } = await makeTotp(owner);
    expect((await open(token, workspace.id)).status).toBe(403);
    expect((await prove(token, { code: codeOf(secret) })).status).toBe(204);
    expect((await open(token, workspace.id)).status).toBe(200);
  });

  it('asks nobody once that is taken back, and said again it gives no new days', async () => {
    const owner = await makeHolder();
    const workspace = await makeWorkspace(owner);
    const { from } = (await demand(owner, workspace.id, 'money')).body;
    pass(MINUTE_MS);
    expect((await demand(owner, workspace.id, 'money')).body.from).toBe(from);
    expect((await demand(owner, workspace.id, 'none')).body).toEqual({ who: 'none', from: null });
    await copyRules();
    pass(8 * DAY);
    const { access_token: token } = await entered(owner.email);
    expect((await open(token, workspace.id)).status).toBe(200);
  });
});

/** The field that a refusal is about. */
function mistaken(text: string): string | undefined {
  return (JSON.parse(text) as ErrorBody).errors?.[0]?.path;
}
