import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rule } from '#functions/automations/repositories/automation-rules.ts';
import { toldOf } from '#functions/automations/said.ts';
import { auth } from '#shared/contract/auth.ts';
import { automations } from '#shared/contract/automations.ts';
import { polls } from '#shared/contract/polls.ts';
import { tasks as taskRoutes } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { RULE_ACTIONS_A_NIGHT } from '#shared/rules/automation-rules/limits.ts';
import { automationLogOf, ruleLogOf } from '#tests/support/automation-log.ts';
import { makeAnalysis, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { tokenNow } from '#tests/support/pulses.ts';
import { makeRule, MONTHLY_TASK, nightJobs, sleepIn } from '#tests/support/rules.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { fire } from './clock.ts';
import { deliver, DONE } from './stream.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** Its night is that of Tuesday, the first working day of December. */
const MONDAY_NOON = new Date('2026-11-30T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NOON });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const make = (changes: Partial<Rule>) => makeRule(owner, workspace, { enabled: true, ...changes });
const log = () => ruleLogOf(workspace.id);
const tasks = async () =>
  (await repos.tasks.page(workspace.id, {}, { skip: 0, limit: 100, cursor: null })).tasks.map((task) => ({
    ...task,
    source: task.source && { ...task.source, text: toldOf(task.source.text) },
  }));
const sleep = (options?: { twice?: boolean }) => sleepIn(workspace, options);

describe('a night', () => {
  it('has a rule act on its cause once, with a line in the log, however often it is done', async () => {
    const rule = await make({});
    await sleep({ twice: true });
    await sleep();
    expect(await tasks()).toMatchObject([
      {
        title: 'Сверить план',
        responsibleId: owner.id,
        createdBy: owner.id,
        deadline: '2026-12-04T15:00:00.000Z',
        source: { kind: 'rule', id: rule.id, text: 'Первый рабочий день месяца, 1 декабря 2026' },
      },
    ]);
    expect(await log()).toMatchObject([
      { rule_id: rule.id, outcome: 'done', what: 'Поставили задачу «Сверить план»', cost: null },
    ]);
    const params = { id: workspace.id };
    const { body } = await request(automations.listRules, { token: await tokenNow(owner), params });
    expect(body.rules[0]).toMatchObject({ last: { what: 'Поставили задачу «Сверить план»' }, spent: 0 });
  });

  it('leaves alone what is off: the rule, all of them, the plan', async () => {
    const rule = await make({ enabled: false });
    const [{ id: ofBasic }, all] = await Promise.all([makePerson(), repos.automations.find(workspace.id)]);
    expect(ofBasic).not.toBe(owner.id);
    await sleep();
    expect(await log()).toEqual([]);
    await repos.automationRules.change(rule, { ...rule, enabled: true, version: 2 });
    await repos.automations.set(workspace.id, all!, 'rules', { enabled: false, settings: {} });
    await sleep();
    await repos.automations.set(workspace.id, (await repos.automations.find(workspace.id))!, 'rules', {
      enabled: true,
      settings: {},
    });
    await makePlan(owner, 'basic');
    await sleep();
    expect([await log(), await tasks()]).toEqual([[], []]);
    expect((await automationLogOf(workspace.id, 'rules'))[0]).toMatchObject({
      outcome: 'skipped',
      text: expect.stringContaining('Premium') as string,
    });
  });

  it('does not act for a rule that is changed while it is looked at', async () => {
    const rule = await make({});
    await repos.automationRules.change(rule, { ...rule, version: 2 });
    const once = { rule, cause: 'a', today: '2026-12-01', pauseDays: null };
    const deed = { outcome: 'done', what: 'Сделали', why: 'Повод', personId: null, cost: null } as const;
    expect(await repos.automationRules.act(once, deed, [], new Date())).toBe('changed');
    expect(await log()).toEqual([]);
  });

  it('one that fails holds up no other, and is done again', async () => {
    const broken = await make({ condition: { kind: 'strange' } as never });
    const other = await make({});
    const { nightAt } = (await repos.automations.find(workspace.id))!;
    vi.setSystemTime(new Date(nightAt));
    await fire('run-automations');
    const jobs = await nightJobs(workspace);
    expect(await deliver(...jobs)).not.toEqual(DONE);
    expect((await log()).map(({ rule_id: id }) => id)).toEqual([other.id]);
    await repos.automationRules.remove(broken);
    expect(await deliver(...jobs)).toEqual(DONE);
    expect(await tasks()).toHaveLength(1);
  });
});

describe('dates of people', () => {
  const anniversary = { kind: 'date', on: 'anniversary', day: null, days: -7 } as const;
  const hire = async (day: string, role: 'сотрудник' | 'hr' = 'сотрудник', names = {}) => {
    const person = await makeMember(workspace, role, names);
    const member = (await repos.members.find(workspace.id, person.id))!;
    await repos.members.setHiredOn([member], day, new Date());
    return person;
  };

  it('make a task that names them and not how many years it are', async () => {
    await hire('2019-12-08', 'сотрудник', { firstName: 'Анна', lastName: 'Ким' });
    await hire('2019-12-09');
    await make({ condition: anniversary });
    await sleep();
    const [task] = await tasks();
    expect(task).toMatchObject({ title: 'Сверить план: Анна Ким' });
    expect(task!.source!.text).toBe('Годовщина работы 8 декабря 2026');
    expect(JSON.stringify(await log())).not.toMatch(/2019|\b7\b лет/);
  });

  it('are acted on twenty times a night at most, and the rest is told', async () => {
    for (let made = 0; made < RULE_ACTIONS_A_NIGHT + 2; made++) await hire('2020-12-08');
    await make({ condition: anniversary });
    await sleep({ twice: true });
    expect(await tasks()).toHaveLength(RULE_ACTIONS_A_NIGHT);
    expect((await log()).filter(({ outcome }) => outcome === 'skipped')).toMatchObject([
      { what: expect.stringContaining('ещё 2 действия'.replace(' д', '\u00a0д')) as string },
    ]);
  });

  it('are forgotten with the account: the log tells what was done and not whose date it was', async () => {
    const person = await hire('2019-12-08', 'сотрудник', { firstName: 'Анна', lastName: 'Ким' });
    await make({ condition: anniversary });
    await sleep();
    const read = async () => {
      const call = { token: await tokenNow(owner), params: { id: workspace.id } };
      return (await request(automations.readRuleLog, call)).body.entries;
    };
    expect(await read()).toMatchObject([{ person: 'Анна Ким' }]);
    await repos.accountCleanup.leave(person.id, workspace.id, new Date());
    await repos.accountCleanup.forgetIn(workspace.id, person.id);
    expect(await read()).toMatchObject([{ person: null }]);
    expect(JSON.stringify(await log())).not.toContain(person.id);
  });

  it.each(['is there', 'has left'])('name nobody in a task once their account is deleted who %s', async (when) => {
    const person = await hire('2019-12-08', 'сотрудник', { firstName: 'Анна', lastName: 'Ким' });
    await hire('2019-12-08', 'сотрудник', { firstName: 'Борис', lastName: 'Ли' });
    await make({ condition: anniversary, action: { ...MONTHLY_TASK.action, title: 'Поздравить' } });
    await sleep();
    const congratulate = (await tasks()).find(({ title }) => title === 'Поздравить: Анна Ким')!;
    const call = { token: await tokenNow(owner), params: { id: congratulate.id } };
    for (const title of ['Поздравить до обеда: Анна Ким', 'Поздравить утром: Анна Ким']) {
      await request(taskRoutes.updateTask, { ...call, body: { title } });
    }
    await countAll();
    if (when === 'has left') {
      const leaving = { token: await tokenNow(person), params: { id: workspace.id } };
      expect((await request(workspaces.leaveWorkspace, leaving)).status).toBe(204);
    }
    await request(auth.deleteMe, { token: await tokenNow(person) });
    const jobs = (await storedItems('"delete-account"')).filter(
      ({ type, finishedAt }) => type === 'job' && !finishedAt,
    );
    expect(await deliver(...jobs)).toEqual(DONE);
    await countAll();
    expect((await tasks()).map(({ title }) => title).toSorted()).toEqual([
      'Поздравить утром: бывший сотрудник',
      'Поздравить: Борис Ли',
    ]);
    const { text } = await request(taskRoutes.listTaskEvents, { ...call, query: {} });
    expect(text).toContain('Поздравить до обеда: бывший сотрудник');
    for (const told of [text, JSON.stringify(await tasks()), JSON.stringify(await storedItems(workspace.id))]) {
      expect(told).not.toContain('Анна Ким');
    }
  });

  it('a task of somebody who has left goes to the owner, and so does one whose rule’s author has', async () => {
    const leaver = await makeMember(workspace, 'hr');
    await make({ changedBy: leaver.id, action: { ...MONTHLY_TASK.action, responsible_id: leaver.id } });
    await repos.members.remove((await repos.members.find(workspace.id, leaver.id))!, new Date());
    await sleep();
    expect(await tasks()).toMatchObject([{ responsibleId: owner.id, createdBy: owner.id }]);
    expect(await log()).toMatchObject([{ what: 'Поставили задачу «Сверить план» владельцу: ответственный ушёл' }]);
  });
});

describe('the load of teams', () => {
  const condition = { kind: 'load', measure: 'overdue', team: null, above: 40 } as const;
  const measure = async (late: number, of = 20, now = new Date()) => {
    const metrics = [
      { key: 'overdue', label: 'Просрочено', count: 30, of: 40 },
      { key: 'overdue:Продажи', label: 'Просрочено', count: late, of },
    ];
    const scores = [
      { team: null, score: 70, people: 30 },
      { team: 'Продажи', score: 85, reason: 'просрочено 40 % открытых задач', people: 6 },
    ];
    await makeAnalysis(workloadOf(workspace), null, { now, outcome: { metrics, scores } });
  };

  it('is acted on by the share of late tasks, with its figures, and again after thirty days', async () => {
    await make({ condition });
    await measure(8);
    await sleep();
    expect(await log()).toEqual([]);
    await measure(9);
    await sleep();
    await sleep();
    expect(await log()).toMatchObject([
      { why: 'Команда «Продажи»: просрочено 9 из 20 задач (45\u00a0%), порог 40\u00a0%' },
    ]);
    for (let nights = 0; nights < 28; nights++) {
      const { nightAt } = (await repos.automations.find(workspace.id))!;
      vi.setSystemTime(new Date(nightAt));
      if (nights >= 26) await measure(12);
      await sleep();
    }
    expect(await log()).toHaveLength(1);
    await sleep();
    expect(await log()).toHaveLength(2);
  });

  it('is not acted on by few tasks, an old measurement, another team, or the company where there are teams', async () => {
    await make({ condition });
    await make({ condition: { ...condition, team: 'Склад' } });
    await measure(20, 20, new Date(Date.now() - 5 * DAY_MS));
    await sleep();
    await measure(3, 4);
    await sleep();
    expect(await log()).toEqual([]);
  });

  it('is acted on by the index of a team, too', async () => {
    await make({ condition: { ...condition, measure: 'score', team: 'Продажи', above: 80 } });
    await measure(0);
    await sleep();
    expect(await log()).toMatchObject([
      { why: 'Команда «Продажи»: индекс нагрузки 85 (просрочено 40 % открытых задач), порог 80' },
    ]);
  });
});

describe('answers', () => {
  /** An anonymous run that shows nothing below five, answered by so many by link, ten asked. */
  async function makeRun(scores: readonly number[], settings: object = {}) {
    const token = await tokenNow(owner);
    const poll = await makePoll({ ...owner, token }, workspace, { type: 'ENPS', is_anonymous: true });
    const run = { results_visibility: 'from_5', people_asked: 10, ...settings } as const;
    const frame = await makeFrame({ ...owner, token }, poll, run);
    for (const score of scores) await makeResponse(poll, frame.public_token, [String(score), 'Нет', '']);
    await countAll();
    return { poll, frame };
  }
  const close = async (frame: { id: string }) => {
    const params = { id: frame.id };
    await request(polls.publishFrame, { token: await tokenNow(owner), params, body: { published: false } });
    await countAll();
  };

  /** Runs of one poll, each closed a minute after the one before it. */
  async function closeRuns(...runs: readonly (readonly number[])[]): Promise<void> {
    const poll = await makePoll({ ...owner, token: await tokenNow(owner) }, workspace, {
      type: 'ENPS',
      is_anonymous: true,
    });
    for (const scores of runs) {
      const frame = await makeFrame({ ...owner, token: await tokenNow(owner) }, poll, { results_visibility: 'from_5' });
      for (const score of scores) await makeResponse(poll, frame.public_token, [String(score), 'Нет', '']);
      await countAll();
      await close(frame);
      vi.setSystemTime(new Date(Date.now() + 60_000));
    }
  }

  it('few of them before the deadline lead to a reminder on a working morning, told as results tell them', async () => {
    const deadline = new Date(MONDAY_NOON.getTime() + 2 * DAY_MS).toISOString();
    const { frame, poll } = await makeRun([9, 9, 9, 9, 9, 9], { deadline });
    await make({ condition: { kind: 'answer_rate', below: 70, days_before: 2 }, action: { kind: 'reminder' } });
    await sleep({ twice: true });
    expect(await log()).toMatchObject([
      { outcome: 'done', why: `Опрос «${poll.title}»: ответило не меньше 6 из 10 (60\u00a0%), порог 70\u00a0%` },
    ]);
    expect(await repos.runs.find(frame.id)).toMatchObject({ remindNowAt: '2026-12-01T08:00:00.000Z' });
    expect((await log())[0]!.what).not.toMatch(/человек|людям/);
    await sleep();
    expect(await log()).toHaveLength(1);
  });

  it('enough of them, or a deadline further away, lead to nothing', async () => {
    await makeRun([9, 9, 9, 9, 9], { deadline: new Date(MONDAY_NOON.getTime() + 2 * DAY_MS).toISOString() });
    await makeRun([], { deadline: new Date(MONDAY_NOON.getTime() + 6 * DAY_MS).toISOString() });
    await make({ condition: { kind: 'answer_rate', below: 50, days_before: 2 }, action: { kind: 'reminder' } });
    await sleep();
    expect(await log()).toEqual([]);
  });

  it('of a closed run are acted on by their eNPS, from five shown answers on', async () => {
    const [few, low] = [await makeRun([0, 0, 0, 0]), await makeRun([3, 3, 3, 3, 10])];
    await close(few.frame);
    await close(low.frame);
    await make({ condition: { kind: 'enps', poll_id: null, below: 0 } });
    await make({ condition: { kind: 'enps', poll_id: low.poll.id, below: -60 } });
    await sleep({ twice: true });
    // Five grades say little, and the rule says how little.
    expect((await log()).map(({ why }) => why)).toEqual([
      `Опрос «${low.poll.title}»: eNPS −60 (5\u00a0оценок, вероятно от −80 до +20, с поправкой на промолчавших от −91 до +35), порог 0`,
    ]);
    await sleep();
    expect(await log()).toHaveLength(1);
  });

  it('that fell by no more than chance are none to act on; those that fell by more are', async () => {
    await closeRuns([9, 9, 9, 3, 3], [9, 9, 3, 3, 3]);
    await make({ condition: { kind: 'enps', poll_id: null, below: null } });
    await sleep();
    expect(await log()).toEqual([]);
    await closeRuns(
      Array.from({ length: 15 }, () => 10),
      Array.from({ length: 15 }, () => 2),
    );
    await sleep();
    expect(await log()).toMatchObject([
      { why: expect.stringMatching(/eNPS −100, был \+100: .*больше случайности/) as string },
    ]);
  });

  it('of a poll that was deleted are none', async () => {
    const { poll, frame } = await makeRun([0, 0, 0, 0, 0]);
    await close(frame);
    await make({ condition: { kind: 'enps', poll_id: poll.id, below: 0 } });
    await request(polls.deletePoll, { token: await tokenNow(owner), params: { id: poll.id } });
    await sleep();
    expect(await log()).toEqual([]);
  });
});
