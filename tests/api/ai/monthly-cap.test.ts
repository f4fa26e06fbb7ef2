import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { monthOf } from '#shared/rules/month-of.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { makePerson, makeWorkspace, repos, table } from '#tests/support/factories.ts';
import { accessOf, GOOD } from './access.ts';

const NOW = new Date();
const [year = 0, month = 0] = monthOf(NOW).split('-').map(Number);
const NEXT_MONTH = new Date(Date.UTC(year, month, 1));

let workspace: Workspace;
let access: ReturnType<typeof accessOf>;
beforeEach(async () => {
  const owner = await makePerson();
  workspace = await makeWorkspace(owner);
  access = accessOf(owner, workspace);
});

const reserve = (now = NOW): Promise<boolean> => repos.integrations.reserveAiRequest(workspace.id, now);
/** So many at once; gives how many were allowed. */
async function reserveAtOnce(count: number, now = NOW): Promise<number> {
  const all = await timesAtOnce(count, () => reserve(now));
  return all.filter(Boolean).length;
}

describe('works', () => {
  it('is 300 unless somebody chooses otherwise, and stays as it was chosen', async () => {
    expect((await access.create()).body.monthly_cap).toBe(300);
    expect((await access.update({ ...GOOD, monthly_cap: 7 })).body.monthly_cap).toBe(7);
    expect((await access.update()).body.monthly_cap).toBe(7);
    expect((await access.update({ ...GOOD, monthly_cap: null })).body.monthly_cap).toBeNull();
    expect((await access.update()).body.monthly_cap).toBeNull();
  });

  it('is 300 for access from before there was a cap', async () => {
    await access.create();
    const key = keys.credentials(workspace.id, 'ai');
    const { monthlyCap: _, ...old } = (await table.get(key))!;
    await table.write(put({ ...old, ...key }));
    expect((await access.get()).body.monthly_cap).toBe(300);
    expect(await reserve()).toBe(true);
  });

  it('lets exactly so many requests through, however many come at once', async () => {
    await access.create({ ...GOOD, monthly_cap: 8 });
    expect(await reserveAtOnce(20)).toBe(7);
    expect(await reserve()).toBe(false);
    expect((await access.get()).body).toMatchObject({ total_requests: 8, monthly_requests: 8 });
  });

  it('lets everything through where there is none', async () => {
    await access.create({ ...GOOD, monthly_cap: null });
    expect(await reserveAtOnce(20)).toBe(20);
    expect((await access.get()).body).toMatchObject({ monthly_requests: 21 });
  });

  it('begins anew with the month, exact for those who begin it at once', async () => {
    await access.create({ ...GOOD, monthly_cap: 3 });
    await reserveAtOnce(5);
    expect(await reserveAtOnce(10, NEXT_MONTH)).toBe(3);
    const stored = await repos.integrations.findAi(workspace.id);
    expect(stored).toMatchObject({ month: monthOf(NEXT_MONTH), monthRequests: 3, totalRequests: 6 });
  });

  it('is not opened again by a function whose clock is still in the last month', async () => {
    await access.create({ ...GOOD, monthly_cap: 2 });
    await reserveAtOnce(5, NEXT_MONTH);
    expect(await reserve(NOW)).toBe(false);
    expect(await reserve(NEXT_MONTH)).toBe(false);
  });

  it('keeps its count when the access is saved by somebody who still saw the last month', async () => {
    await access.create({ ...GOOD, monthly_cap: 5 });
    const known = (await repos.integrations.findAi(workspace.id))!;
    await reserveAtOnce(3, NEXT_MONTH);
    const { sealed, provider, scope, verifySslCerts, problem, monthlyCap } = known;
    const values = { sealed, provider, scope, verifySslCerts, problem, monthlyCap, clientId: 'new' };
    expect(await repos.integrations.saveAi(workspace.id, values, known, NOW)).toBe('saved');
    expect(await repos.integrations.findAi(workspace.id)).toMatchObject({
      ...{ clientId: 'new', month: monthOf(NEXT_MONTH), monthRequests: 4 },
    });
  });

  it('counts the requests of a month at its turn, exact with those that are not reserved', async () => {
    await access.create({ ...GOOD, monthly_cap: null });
    const known = (await repos.integrations.findAi(workspace.id))!;
    const count = () => repos.integrations.countAiRequest(workspace.id, known, null, NEXT_MONTH, 2);
    await Promise.all([count(), count(), count(), reserve(NEXT_MONTH), reserve(NEXT_MONTH)]);
    expect(await repos.integrations.findAi(workspace.id)).toMatchObject({ monthRequests: 8, totalRequests: 9 });
  });
});

describe('refuses', () => {
  it.each([0, -1, 1.5, 100_001, 'много', true])('a cap of %j', async (monthly_cap) => {
    const reply = await access.create({ ...GOOD, monthly_cap });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'monthly_cap', message: expect.stringContaining('от 1 до 100 000') }]);
  });

  it('requests where there is no access, or no longer', async () => {
    expect(await reserve()).toBe(false);
    await access.create();
    await access.remove();
    expect(await reserve()).toBe(false);
    expect(await repos.integrations.reserveAiRequest(randomUUID(), NOW)).toBe(false);
  });
});
