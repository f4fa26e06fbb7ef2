import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { automations } from '#shared/contract/automations.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { AUTOMATIONS } from '#shared/rules/automations.ts';
import { request } from '#tests/support/api.ts';
import {
  makeMember,
  makePerson,
  makePlan,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { makeOffer } from '#tests/support/offers.ts';
import { makeRule } from '#tests/support/rules.ts';
import { storedItems } from '#tests/support/stored.ts';

const SUNDAY_NOON = new Date('2026-11-22T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SUNDAY_NOON });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const list = async (token = owner.token) =>
  (await request(automations.listAutomations, { token, params: { id: workspace.id } })).body.automations;
const change = (name: string, body: object, token = owner.token) =>
  request(automations.changeAutomation, { token, params: { id: workspace.id, name }, body });
const giveMoney = ({ id: userId }: Person) =>
  request(workspaces.giveFinanceAccess, {
    token: owner.token,
    params: { id: workspace.id, userId },
    body: { access: { kind: 'company' } },
  });
const one = async (name: (typeof AUTOMATIONS)[number]) => (await list()).find((each) => each.name === name)!;

describe('the automations of a workspace', () => {
  it('are all there from its beginning: what runs at night is planned, names are kept until somebody says how long', async () => {
    const all = await list();
    expect(all.map(({ name }) => name)).toEqual([...AUTOMATIONS]);
    expect(all.filter(({ enabled }) => !enabled).map(({ name }) => name)).toEqual(['data_retention', 'stage_polls']);
    const { next_run: night } = all.find(({ name }) => name === 'workload_analysis')!;
    expect(night).toMatch(/^2026-11-23T00:/);
    const { next_run: digest } = all.find(({ name }) => name === 'weekly_digest')!;
    expect(Date.parse(digest!) - Date.parse(night!)).toBe(6 * 3_600_000);
    for (const { last_run, log } of all) expect([last_run, log]).toEqual([null, []]);
  });

  it('an older workspace gets its nights when somebody first looks', async () => {
    const { nightAt } = (await repos.automations.find(workspace.id))!;
    await table.removeMany([keys.automations(workspace.id), keys.due('run-automations', nightAt, workspace.id)]);
    expect(await storedItems(`DUE#run-automations`)).not.toContainEqual(expect.objectContaining({ id: workspace.id }));
    const [first, again] = await Promise.all([list(), list()]);
    expect(first).toEqual(again);
    expect((await repos.automations.find(workspace.id))!.nightAt).toBe(nightAt);
    expect((await storedItems('DUE#run-automations')).filter(({ id }) => id === workspace.id)).toHaveLength(1);
  });

  it('says of the analysis of workload that it needs Premium, where the plan has none', async () => {
    expect(await one('workload_analysis')).toMatchObject({ problem: null });
    await makePlan(owner, 'basic');
    expect(await one('workload_analysis')).toMatchObject({
      problem: expect.stringContaining('Premium') as string,
      next_run: null,
    });
  });

  it('shows what one did last, the newest first, thirty at most', async () => {
    for (let day = 10; day < 45; day++) {
      const at = new Date(Date.UTC(2026, 9, day)).toISOString();
      await repos.automations.note(workspace.id, 'closing_runs', { at, about: 'run', outcome: 'done', text: `${day}` });
    }
    const { log, last_run } = await one('closing_runs');
    expect(log).toHaveLength(30);
    expect(log.slice(0, 2).map(({ text }) => text)).toEqual(['44', '43']);
    expect(last_run).toEqual(log[0]);
  });
});

describe('a change', () => {
  it('switches one, keeps its settings and leaves the others alone', async () => {
    const before = await list();
    const { status, body } = await change('data_retention', { enabled: true, settings: { months: 24 } });
    expect([status, body.enabled, body.settings]).toEqual([200, true, { months: 24 }]);
    expect((await change('data_retention', { enabled: false })).body).toMatchObject({
      enabled: false,
      settings: { months: 24 },
      next_run: null,
    });
    const others = (all: typeof before) => all.filter(({ name }) => name !== 'data_retention');
    expect(others(await list())).toEqual(others(before));
  });

  it('is refused with a reason: unknown names and settings, those of others, what cannot be switched off', async () => {
    expect((await change('coffee', { enabled: true })).status).toBe(422);
    expect((await change('data_retention', { settings: { months: 7 } })).body.detail).toBe(
      'Выберите 6, 12 или 24 месяца',
    );
    expect((await change('weekly_digest', { settings: { months: 6 } })).body).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'settings.months' }],
    });
    expect((await change('closing_runs', { enabled: false })).body).toMatchObject({ code: 'conflict' });
    expect((await one('closing_runs')).enabled).toBe(true);
  });

  it('hr sees and does not change; an employee does neither', async () => {
    const [hr, employee] = [await makeMember(workspace, 'hr'), await makeMember(workspace, 'сотрудник')];
    expect(await list(hr.token)).toHaveLength(AUTOMATIONS.length);
    expect((await change('weekly_digest', { enabled: false }, hr.token)).status).toBe(403);
    const { status } = await request(automations.listAutomations, {
      token: employee.token,
      params: { id: workspace.id },
    });
    expect(status).toBe(403);
  });

  it('of how long names are kept is for the owner, who sets terms', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    await change('data_retention', { enabled: true, settings: { months: 24 } });
    for (const asked of [{ enabled: false }, { enabled: true, settings: { months: 6 } }]) {
      expect((await change('data_retention', asked, manager.token)).body).toMatchObject({
        code: 'forbidden',
        detail: 'Сколько хранить ответы с именами, решает владелец: удалённого не вернуть',
      });
    }
    expect(await one('data_retention')).toMatchObject({ enabled: true, settings: { months: 24 } });
  });

  it('of the watch over the budget is for those who have a say in money, on and off', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    for (const enabled of [false, true]) {
      expect((await change('budget_watch', { enabled }, manager.token)).body).toMatchObject({
        code: 'forbidden',
        detail: 'За бюджетом следят те, кому открыты финансы: они и решают, предупреждать ли о нём',
      });
    }
    expect((await one('budget_watch')).enabled).toBe(true);
    await giveMoney(manager);
    expect((await change('budget_watch', { enabled: false }, manager.token)).status).toBe(200);
  });

  it('rules that spend are not switched on again all at once by whoever has no say in money', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const { id } = await makeOffer();
    const spending = { kind: 'offer', category: 'course', offer_id: id, people: 1, auto_approve: true } as const;
    await makeRule(owner, workspace, { enabled: true });
    await makeRule(owner, workspace, { action: spending, cap: 1000 });
    // Off is open to every manager, and on as long as none of those that are on spends.
    for (const enabled of [false, true, false]) {
      expect((await change('rules', { enabled }, manager.token)).status).toBe(200);
    }
    await makeRule(owner, workspace, { enabled: true, action: spending, cap: 1000 });
    expect((await change('rules', { enabled: true }, manager.token)).body).toMatchObject({
      code: 'forbidden',
      detail: 'Среди включённых правил есть те, что тратят деньги. Включить все правила могут те, кому открыты финансы',
    });
    expect((await one('rules')).enabled).toBe(false);
    await giveMoney(manager);
    expect((await change('rules', { enabled: true }, manager.token)).status).toBe(200);
  });

  it('of two at once either counts, or is told that somebody was faster', async () => {
    const replies = await Promise.all([
      change('weekly_digest', { enabled: false }),
      change('reminders', { enabled: false }),
    ]);
    const done = replies.filter(({ status }) => status === 200).map(({ body }) => body.name);
    expect(done.length).toBeGreaterThan(0);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const off = (await list()).filter(({ enabled }) => !enabled).map(({ name }) => name);
    expect(off.toSorted()).toEqual([...done, 'data_retention', 'stage_polls'].toSorted());
  });

  it('in a workspace that can only be read: what does less is allowed, what does more is not', async () => {
    await makePlan(owner, 'startup');
    for (let extra = 0; extra < 4; extra++) await makeMember(workspace, 'сотрудник');
    expect((await change('weekly_digest', { enabled: false })).status).toBe(200);
    expect((await change('weekly_digest', { enabled: true })).status).toBe(402);
  });
});
