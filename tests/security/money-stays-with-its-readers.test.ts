import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import { finance } from '#shared/contract/finance.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { tokenNow } from '#tests/support/pulses.ts';
import { saveBudget } from '#tests/support/money.ts';
import { makeOffer } from '#tests/support/offers.ts';
import { makeRule, sleepIn } from '#tests/support/rules.ts';

/* Money is told to the owner and to whom they have named, by whatever way it is asked for. */

/** Its night is that of the first working day of December. */
const MONDAY_NOON = new Date('2026-11-30T09:00:00.000Z');
const EXPENSE = { title: 'Тайные курсы', department: null, amount: 73_219.37, spent_on: '2026-11-05' };

let owner: Person;
let hr: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NOON });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  hr = await makeMember(workspace, 'hr');
});
afterEach(() => {
  vi.useRealTimers();
});

const at = () => ({ params: { id: workspace.id } });
const give = (kind: 'company' | 'none') =>
  request(workspaces.giveFinanceAccess, {
    token: owner.token,
    params: { id: workspace.id, userId: hr.id },
    body: { access: { kind } },
  });

describe('a repeated request', () => {
  const spend = (person: Person) => withKey(finance.createExpense, { token: person.token, ...at(), body: EXPENSE });

  it('is not answered as before to whom the right was taken from', async () => {
    await give('company');
    const keyed = spend(hr);
    expect((await request(finance.createExpense, keyed)).status).toBe(201);
    await give('none');
    const again = await request(finance.createExpense, keyed);
    expect(again.status).toBe(403);
    expect(again.text).not.toMatch(/Тайные|73/);
  });

  it('nor to who has left, nor to who was the owner', async () => {
    await give('company');
    const [left, handed] = [spend(hr), spend(owner)];
    for (const keyed of [left, handed]) expect((await request(finance.createExpense, keyed)).status).toBe(201);
    const heir = await makeMember(workspace, 'руководитель');
    const offer = { token: owner.token, ...at(), body: { email: heir.email } };
    await request(workspaces.offerOwnership, offer);
    await request(workspaces.acceptOwnership, { token: heir.token, ...at() });
    await request(workspaces.leaveWorkspace, { token: hr.token, ...at() });
    expect((await request(finance.createExpense, left)).status).toBe(404);
    expect((await request(finance.createExpense, handed)).status).toBe(403);
  });
});

describe('the log of rules', () => {
  const ordering = async (amount: number) => {
    const { id } = await makeOffer({ price: { amount, per: 'group' }, discount: 0 });
    return { kind: 'offer', category: 'course', offer_id: id, people: 1, auto_approve: true } as const;
  };
  const linesFor = async (person: Person) => {
    const call = { token: await tokenNow(person), ...at() };
    const [log, rules] = [await request(automations.readRuleLog, call), await request(automations.listRules, call)];
    return { lines: log.body.entries.map(({ what }) => what), lasts: rules.body.rules.map(({ last }) => last?.what) };
  };

  it.each([
    ['has no room', { period: 'month', mode: 'absolute', value: 500 } as const, 1000],
    ['was never set', null, 1000],
    ['has room, and the cap has none', { period: 'month', mode: 'absolute', value: 50_000 } as const, 2000],
  ])('does not tell hr that the HR budget %s, and tells the owner', async (_, plan, amount) => {
    await saveBudget(owner, workspace, plan);
    await makeRule(owner, workspace, { enabled: true, action: await ordering(amount), cap: 1500 });
    await sleepIn(workspace);
    const untold = 'Не заказали. Почему, видят те, кому открыты финансы';
    expect(await linesFor(hr)).toEqual({ lines: [untold], lasts: [untold] });
    const { lines } = await linesFor(owner);
    expect(lines).toEqual([expect.stringMatching(/^Не заказали: .*(бюджет|предел)/)]);
  });
});
