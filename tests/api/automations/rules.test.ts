import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { RULES_MAX } from '#shared/rules/automation-rules/limits.ts';
import { quoted } from '#text/format.ts';
import { request, withKey } from '#tests/support/api.ts';
import {
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { makeOffer } from '#tests/support/offers.ts';
import { makeRule, MONTHLY_TASK } from '#tests/support/rules.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const create = (body: object, token = owner.token) =>
  request(automations.createRule, withKey(automations.createRule, { token, params: { id: workspace.id }, body }));
const list = async () =>
  (await request(automations.listRules, { token: owner.token, params: { id: workspace.id } })).body;
const change = (ruleId: string, body: object, token = owner.token) =>
  request(automations.changeRule, { token, params: { id: workspace.id, ruleId }, body });

describe('a rule', () => {
  it('is off at first, reads as a sentence, and is listed', async () => {
    const made = await create(MONTHLY_TASK);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      enabled: false,
      next_run: null,
      sentence:
        'Если наступил первый рабочий день месяца, то поставить задачу «Сверить план» (ответственный: владелец, срок: 3\u00a0дня)',
    });
    expect(await list()).toMatchObject({ rules: [{ id: made.body.id }], enabled: true, problem: null });
  });

  it('is switched on and off; whoever has seen an older version changes nothing', async () => {
    const { id, version } = (await create(MONTHLY_TASK)).body;
    expect((await change(id, { version, enabled: true })).body).toMatchObject({ enabled: true, version: version + 1 });
    expect((await change(id, { version, enabled: false })).status).toBe(409);
    expect((await list()).rules[0]).toMatchObject({ enabled: true });
    const both = await Promise.all([1, 2].map(() => change(id, { version: version + 1, enabled: false })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('whose content is changed is off again: nobody has agreed to what it does now', async () => {
    const { id, version } = (await create(MONTHLY_TASK)).body;
    await change(id, { version, enabled: true });
    const action = { ...MONTHLY_TASK.action, title: 'Совсем другое' };
    expect((await change(id, { version: version + 1, action })).body).toMatchObject({ enabled: false, action });
  });

  it('of another workspace is not found', async () => {
    const stranger = await makePerson();
    const { id, version } = await makeRule(stranger, await makeWorkspace(stranger, 'Чужая'));
    expect((await change(id, { version, enabled: true })).status).toBe(404);
    const params = { id: workspace.id, ruleId: id };
    expect((await request(automations.deleteRule, { token: owner.token, params })).status).toBe(404);
  });

  it('is one of fifty at most, however many come at once; a deleted one makes room', async () => {
    for (let made = 0; made < RULES_MAX - 2; made++) await makeRule(owner, workspace);
    const replies = await Promise.all([1, 2, 3, 4].map(() => create(MONTHLY_TASK)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    const { rules } = await list();
    expect(rules).toHaveLength(RULES_MAX);
    const params = { id: workspace.id, ruleId: rules[0]!.id };
    expect((await request(automations.deleteRule, { token: owner.token, params })).status).toBe(204);
    expect((await request(automations.deleteRule, { token: owner.token, params })).status).toBe(404);
    expect((await create(MONTHLY_TASK)).status).toBe(201);
  });
});

describe('what makes no sense is refused, each mistake at its field', () => {
  const load = { kind: 'load', measure: 'overdue', team: null, above: 25 };
  const offer = { kind: 'offer', category: 'course', offer_id: null, people: 5, auto_approve: false };
  it.each([
    ['a reminder without a run', { condition: load, action: { kind: 'reminder' } }, 'action.kind'],
    ['an unknown poll', { condition: { kind: 'enps', poll_id: randomUUID(), below: 0 } }, 'condition.poll_id'],
    [
      'an unknown person',
      { action: { ...MONTHLY_TASK.action, responsible_id: randomUUID() } },
      'action.responsible_id',
    ],
    ['an unknown offer', { action: { ...offer, offer_id: randomUUID() } }, 'action.offer_id'],
    ['an order of any offer', { action: { ...offer, auto_approve: true }, cap: 100 }, 'action.offer_id'],
    ['a cap for what is free', { cap: 100 }, 'cap'],
    ['a cap of nothing', { cap: 0 }, 'cap'],
    ['a cap beyond all money', { cap: 1e300 }, 'cap'],
    ['a part of a kopeck', { cap: 0.015 }, 'cap'],
    ['a share above all', { condition: { ...load, above: 100 } }, 'condition.above'],
    ['half a percent', { condition: { ...load, above: 0.5 } }, 'condition.above'],
    ['a day that never was', { condition: { kind: 'date', on: 'day', day: '2026-02-30', days: 0 } }, 'condition.day'],
    ['a day without a date', { condition: { kind: 'date', on: 'day', day: null, days: 0 } }, 'condition.day'],
    ['a moved month', { condition: { kind: 'date', on: 'month_start', day: null, days: 1 } }, 'condition.days'],
    ['nobody to write to', { action: { kind: 'mail', to: [] } }, 'action.to'],
    ['a title of two lines', { action: { ...MONTHLY_TASK.action, title: 'а\nб' } }, 'action.title'],
    ['answers of a person', { condition: { kind: 'answer', user_id: randomUUID() } }, 'condition.kind'],
  ])('%s', async (_, changes, path) => {
    const reply = await create({ ...MONTHLY_TASK, ...changes });
    expect(reply.status).toBe(422);
    expect((reply.body as unknown as { errors: { path: string }[] }).errors.map((one) => one.path)).toContain(path);
    expect((await list()).rules).toEqual([]);
  });

  it('a spending rule without a cap', async () => {
    const { id } = await makeOffer();
    const action = { ...offer, offer_id: id, auto_approve: true };
    expect((await create({ ...MONTHLY_TASK, action })).body).toMatchObject({ errors: [{ path: 'cap' }] });
    expect((await create({ ...MONTHLY_TASK, action, cap: 0.01 })).status).toBe(201);
  });

  it('keeps hostile words as words', async () => {
    const title = '=HYPERLINK("http://evil.example") <img src=x onerror=alert(1)> ${cause}';
    const { body } = await create({ ...MONTHLY_TASK, action: { ...MONTHLY_TASK.action, title } });
    expect(body.action).toMatchObject({ title });
    expect(body.sentence).toContain(quoted(title));
  });
});

describe('rules are a matter of rights and plan', () => {
  it('whoever may manage automations has free ones; what spends money asks for the right to money', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const { id: offerId } = await makeOffer();
    const offer = { kind: 'offer', category: 'course', offer_id: offerId, people: 1, auto_approve: true };
    const spending = { ...MONTHLY_TASK, action: offer, cap: 100 };
    expect((await create(MONTHLY_TASK, manager.token)).status).toBe(201);
    expect((await create(spending, manager.token)).status).toBe(403);
    const { id, version } = (await create(spending)).body;
    expect((await change(id, { version, enabled: true }, manager.token)).status).toBe(403);
    // Nor by making it another rule: who has agreed to the money is asked.
    expect((await change(id, { version, ...MONTHLY_TASK }, manager.token)).status).toBe(403);
    expect((await change(id, { version, enabled: true })).status).toBe(200);
    expect((await change(id, { version: version + 1, enabled: false }, manager.token)).status).toBe(200);
  });

  it('on a smaller plan they are shown, switched off and deleted, and nothing else', async () => {
    const { id, version } = (await create(MONTHLY_TASK)).body;
    await change(id, { version, enabled: true });
    await makePlan(owner, 'basic');
    expect(await list()).toMatchObject({ rules: [{ id }], problem: expect.stringContaining('Premium') as string });
    expect((await create(MONTHLY_TASK)).status).toBe(402);
    expect((await change(id, { version: version + 1, enabled: false })).status).toBe(200);
    expect((await change(id, { version: version + 2, enabled: true })).status).toBe(402);
    const params = { id: workspace.id, ruleId: id };
    expect((await request(automations.deleteRule, { token: owner.token, params })).status).toBe(204);
  });

  it('one whose poll, team or responsible is gone says so', async () => {
    const poll = await makePoll(owner, workspace, { type: 'ENPS' });
    const leaver = await makeMember(workspace, 'сотрудник');
    await makeRule(owner, workspace, { condition: { kind: 'enps', poll_id: poll.id, below: 0 } });
    await makeRule(owner, workspace, { action: { ...MONTHLY_TASK.action, responsible_id: leaver.id } });
    expect((await list()).rules.map(({ problem }) => problem)).toEqual([null, null]);
    const stored = (await repos.polls.findConsistent(workspace.id, poll.created_at, poll.id))!;
    await repos.polls.remove(stored, randomUUID(), new Date());
    await repos.members.remove((await repos.members.find(workspace.id, leaver.id))!, new Date());
    const problems = (await list()).rules.map(({ problem }) => problem);
    expect(problems).toEqual([
      expect.stringContaining('Опроса больше нет'),
      expect.stringContaining('достанутся владельцу'),
    ]);
  });
});
