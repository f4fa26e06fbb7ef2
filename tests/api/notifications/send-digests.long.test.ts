import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAILS } from '#functions/jobs/letters.ts';
import type { Outcome } from '#functions/analysis/repositories/analysis-items.ts';
import type { Job } from '#data/job-item.ts';
import { automations } from '#shared/contract/automations.ts';
import { polls } from '#shared/contract/polls.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { signed } from '#shared/rules/signed.ts';
import { put } from '#data/writes.ts';
import { automationLogOf } from '#tests/support/automation-log.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { deliver } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  joinMany,
  makeFrame,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeSession,
  makeTask,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { makeAnalysis } from '#tests/support/analyses.ts';
import { setManagersView } from '#tests/support/led-teams.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const THURSDAY = new Date('2026-11-19T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: THURSDAY });
  await table.removeMany([...(await storedItems('DUE#send-digests')), ...(await storedItems('DUE#run-automations'))]);
  for (const { pk, sk, type } of await storedItems('weekly-digest'))
    if (type === 'job') await repos.jobs.forget({ pk, sk });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The nights up to Monday's; gives the moment its digest is due. */
async function nights(): Promise<Date> {
  for (;;) {
    const { nightAt, digestAt } = (await repos.automations.find(workspace.id))!;
    if (digestAt !== null) return new Date(digestAt);
    vi.setSystemTime(Math.max(Date.parse(nightAt), Date.now()));
    await fire('run-automations');
  }
}

/** The morning after them. */
async function monday(): Promise<void> {
  vi.setSystemTime(await nights());
  await fire('send-digests');
}
async function digests(): Promise<Extract<Job, { kind: 'send-mail' }>[]> {
  const jobs = (await storedItems('weekly-digest')).filter(({ type }) => type === 'job').map(({ job }) => job as Job);
  return jobs.flatMap((job) => (job.kind === 'send-mail' ? [job] : [])).toSorted((a, b) => (a.to < b.to ? -1 : 1));
}
async function parts(): Promise<Record<string, string[]>> {
  const [letter] = await digests();
  if (letter?.mail.template !== 'weekly-digest') throw new Error('There is no digest');
  return Object.fromEntries(letter.mail.values.parts.map(({ caption, lines }) => [caption, lines]));
}
const log = () => automationLogOf(workspace.id, 'weekly_digest');
const employees = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeMember(workspace, 'сотрудник')));
async function answer({ id }: Person, poll: Awaited<ReturnType<typeof makePoll>>, runId: string, score = '9') {
  const { token } = await makeSession(id, new Date());
  const body = { answers: answersTo(poll, [score, 'Шум']), anonymous_session_id: randomUUID() };
  expect((await request(polls.takePoll, { token, params: { id: runId }, body })).status).toBe(200);
}
const token = async () => (await makeSession(owner.id, new Date())).token;

describe('the digest of the week', () => {
  it('comes on Monday morning to owner, hr and managers, and to no employee', async () => {
    const [hr, manager, colleague] = [
      await makeMember(workspace, 'hr'),
      await makeMember(workspace, 'руководитель'),
      await makeMember(workspace, 'сотрудник'),
    ];
    await makeTask(colleague, workspace);
    await monday();
    expect(new Date().toISOString()).toMatch(/^2026-11-23T06:/);
    expect((await digests()).map(({ to }) => to)).toEqual([owner, hr, manager].map(({ email }) => email).toSorted());
    expect(await log()).toMatchObject([{ outcome: 'done', text: 'Разослали дайджест недели' }]);
    expect((await repos.automations.find(workspace.id))!.digestAt).toBeNull();
  });

  it('tells a manager who sees their own teams alone of tasks, and nothing of answers; hr and the owner of all', async () => {
    const [hr, manager] = await Promise.all([makeMember(workspace, 'hr'), makeMember(workspace, 'руководитель')]);
    await setManagersView(owner, workspace, 'own_team');
    const poll = await makePoll(owner, workspace, { title: 'Пульс' });
    await makeFrame(owner, poll);
    await makeTask(owner, workspace);
    await monday();
    const told = new Map(
      (await digests()).map(({ to, mail }) => [to, mail.template === 'weekly-digest' ? mail.values.parts : []]),
    );
    expect([...told.keys()].toSorted()).toEqual([hr, manager, owner].map(({ email }) => email).toSorted());
    const captions = (who: Person) => told.get(who.email)!.map(({ caption }) => caption);
    expect([captions(owner), captions(hr)]).toEqual([
      ['Опросы:', 'Задачи:'],
      ['Опросы:', 'Задачи:'],
    ]);
    expect(captions(manager)).toEqual(['Задачи:']);
  });

  it('is no letter to such a manager where only answers came', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    await setManagersView(owner, workspace, 'own_team');
    await makeFrame(owner, await makePoll(owner, workspace));
    await monday();
    expect((await digests()).map(({ to }) => to)).toEqual([owner.email]);
    expect(manager.email).not.toBe(owner.email);
  });

  it('tells the owner alone where the access log ends, also after a week in which results were merely looked at', async () => {
    await makeMember(workspace, 'hr');
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll, { published: false });
    await request(polls.getSummary, { token: await token(), params: { id: frame.id } });
    await countAll();
    await monday();
    expect((await digests()).map(({ to }) => to)).toEqual([owner.email]);
    const { number, hash } = await repos.accessLog.head(workspace.id);
    expect((await parts())['Журнал доступа:']).toEqual([expect.stringContaining('Записей: 1.'), `${number}:${hash}`]);
  });

  it('is not sent after a week in which nothing happened, and the log says so', async () => {
    await employees(2);
    await monday();
    expect(await digests()).toEqual([]);
    expect(await log()).toMatchObject([{ outcome: 'skipped', text: 'Неделя прошла тихо, писать было не о чем' }]);
  });

  it('tells what tasks came to in counts: made, completed, late now', async () => {
    const old = await makeTask(owner, workspace);
    vi.setSystemTime(new Date(THURSDAY.getTime() + 8 * 24 * HOUR_MS));
    const fresh = await token();
    const call = { token: fresh, params: { id: old.id } };
    const deadline = new Date(Date.now() + HOUR_MS).toISOString();
    await makeTask({ ...owner, token: fresh }, workspace, { deadline });
    expect((await request(tasks.updateTask, { ...call, body: { status: 'COMPLETED' } })).status).toBe(200);
    await monday();
    expect(await parts()).toEqual({
      'Задачи:': ['В Тонусе создано: 1, завершено: 1'],
      'На что обратить внимание:': ['Просроченных задач в Тонусе сейчас: 1'],
    });
  });

  it('tells of runs what the screen tells: how many at least and no score while a run is open, all once it is closed', async () => {
    const people = await employees(9);
    const poll = await makePoll(owner, workspace, { title: 'Пульс' });
    const frame = await makeFrame(owner, poll, { results_visibility: 'from_5' });
    for (const [index, person] of people.slice(0, 7).entries())
      await answer(person, poll, frame.id, index < 2 ? '3' : '9');
    await countAll();
    await monday();
    const waiting = await request(polls.getSummary, { token: await token(), params: { id: frame.id } });
    // All seven are shown together; some of them may have come by the link, so nobody knows of how many.
    expect(waiting.body).toMatchObject({ answered: 7, answered_at_least: true, responses: 7, people_asked: null });
    expect((await parts())['Опросы:']).toEqual(['«Пульс»: идёт, ответило не меньше 7']);

    const closed = { token: await token(), params: { id: frame.id }, body: { published: false } };
    await request(polls.publishFrame, closed);
    await countAll();
    for (const { pk, sk, type } of await storedItems('weekly-digest'))
      if (type === 'job') await repos.jobs.forget({ pk, sk });
    await monday();
    const summary = await request(polls.getSummary, { token: await token(), params: { id: frame.id } });
    const shown = summary.body.enps!;
    const { silent } = enpsEstimate(shown, { asked: 10 })!;
    const between = ({ low, high }: { low: number; high: number }) => `от ${signed(low)} до ${signed(high)}`;
    expect(between(silent!)).not.toBe(between(shown));
    expect((await parts())['Опросы:']).toEqual([
      `«Пульс»: закрыт, ответили 7 из 10, eNPS ${signed(shown.score)}, вероятно ${between(shown)}, с поправкой на промолчавших ${between(silent!)}`,
    ]);
  });

  it('calls no scale from 0 to 10 an eNPS that is not the question of one', async () => {
    const people = await employees(6);
    const questions = [{ text: 'Какой была нагрузка?', order_index: 0, scale: '0-10' as const }];
    const settings = { workspace_id: workspace.id, title: 'Нагрузка', type: 'PULSE' as const, is_anonymous: true };
    const made = await request(polls.createPoll, { token: owner.token, body: { ...settings, questions } });
    const frame = await makeFrame(owner, made.body);
    for (const { id } of people) {
      const session = await makeSession(id, new Date());
      const body = { answers: answersTo(made.body, ['10']), anonymous_session_id: randomUUID() };
      await request(polls.takePoll, { token: session.token, params: { id: frame.id }, body });
    }
    await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
    await countAll();
    await monday();
    expect((await parts())['Опросы:']).toEqual(['«Нагрузка»: закрыт, ответили 6 из 7']);
  });

  describe('the workload of a Premium space', () => {
    const subject = () => ({ kind: 'workload', workspaceId: workspace.id }) as const;
    const late = (key: string, count: number, of: number) => ({ key, label: 'Просрочено', count, of });
    const COMPANY = { team: null, score: 64, reason: 'просрочено 18 % открытых задач', people: 40 };
    /** Measured so long before the digest. */
    async function measured(ago: number, scores: Outcome['scores'], smallTeams = 0) {
      await makePlan(owner, 'premium');
      await makeTask(owner, workspace);
      const due = await nights();
      const now = new Date(due.getTime() - ago);
      const metrics = [late('overdue', 12, 66), late('overdue:Склад', 9, 20), late('overdue:Продажи', 1, 30)];
      await makeAnalysis(subject(), null, { now, outcome: { metrics, scores, smallTeams } });
      vi.setSystemTime(due);
      await fire('send-digests');
    }
    const told = async () => (await parts())['Нагрузка:']?.map((line) => line.replaceAll('\u00a0', ' '));

    it('is told in the words of the first screen, with the late tasks of all sources said once; the letter leads to it', async () => {
      await makeTask({ ...owner, token: await token() }, workspace, {
        deadline: new Date(Date.now() + HOUR_MS).toISOString(),
      });
      const teams = [
        { team: 'Склад', score: 88, reason: 'просрочено 45 % открытых задач', people: 9 },
        { team: 'Продажи', score: 51, reason: 'просрочено 3 % открытых задач', people: 12 },
      ];
      await measured(HOUR_MS, [COMPANY, ...teams], 3);
      expect(await told()).toEqual([
        'Из команд, которые видно, нагрузка высокая только у «Склад»',
        '«Склад»: индекс 88 из 100, просрочено 45 % открытых задач',
        'Просрочено 12 из 66 открытых задач в Тонусе и источнике задач вместе',
      ]);
      expect(await parts()).not.toHaveProperty('На что обратить внимание:');
      const [letter] = await digests();
      if (letter?.mail.template !== 'weekly-digest') throw new Error('There is no digest');
      const { text } = MAILS['weekly-digest'](letter.mail.values, 'https://tonus.example');
      expect(text).toContain('Посмотреть нагрузку: https://tonus.example/app/tasks/analysis');
    });

    it('is told of the company where no team is large enough, with its day where that is not today', async () => {
      await measured(47 * HOUR_MS, [COMPANY], 4);
      expect(await told()).toEqual([
        'Нагрузка заметная: индекс 64 из 100',
        'Просрочено 12 из 66 открытых задач в Тонусе и источнике задач вместе',
        'Посчитано 21 ноября 2026 г.',
      ]);
    });

    it('is not told where it is older than a week', async () => {
      await measured(169 * HOUR_MS, [COMPANY]);
      expect(await parts()).toEqual({ 'Задачи:': ['В Тонусе создано: 1, завершено: 0'] });
      const [letter] = await digests();
      expect(letter!.mail.values).toMatchObject({ workload: false });
    });

    it('is not told where the plan does not open it any more', async () => {
      await makePlan(owner, 'basic');
      await makeTask(owner, workspace);
      const due = await nights();
      await makeAnalysis(subject(), null, { now: due });
      vi.setSystemTime(due);
      await fire('send-digests');
      expect(await parts()).not.toHaveProperty('Нагрузка:');
    });
  });

  it('says nothing of what fewer than five said, and where few have answered', async () => {
    const people = await employees(9);
    const poll = await makePoll(owner, workspace, { title: 'Пульс' });
    const frame = await makeFrame(owner, poll, { results_visibility: 'closed' });
    for (const person of people.slice(0, 4)) await answer(person, poll, frame.id);
    await request(polls.publishFrame, { token: await token(), params: { id: frame.id }, body: { published: false } });
    await countAll();
    await monday();
    expect(await parts()).toEqual({
      'Опросы:': ['«Пульс»: закрыт, ответили 4 из 10'],
      'На что обратить внимание:': ['Мало ответов в опросе «Пульс»'],
    });
  });

  it('of a run that was closed more than a week ago tells nothing', async () => {
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll);
    await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
    vi.setSystemTime(new Date(THURSDAY.getTime() + 10 * 24 * HOUR_MS));
    await monday();
    expect(await digests()).toEqual([]);
  });

  it('goes to none who wants none, nor from a workspace that has switched it off', async () => {
    const hr = await makeMember(workspace, 'hr');
    await makeTask(owner, workspace);
    await request(automations.changeNotifications, {
      token: hr.token,
      params: { id: workspace.id },
      body: { digest: false },
    });
    await monday();
    expect((await digests()).map(({ to }) => to)).toEqual([owner.email]);
    const off = { params: { id: workspace.id, name: 'weekly_digest' }, body: { enabled: false } };
    expect((await request(automations.changeAutomation, { token: await token(), ...off })).status).toBe(200);
    await makeTask({ ...owner, token: await token() }, workspace);
    await monday();
    expect(await digests()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it('twice, or two at once, is one letter each, however many members there are', async () => {
    await joinMany(workspace, 150);
    const hr = await makeMember(workspace, 'hr');
    await makeTask(owner, workspace);
    vi.setSystemTime(await nights());
    await Promise.all([fire('send-digests'), fire('send-digests')]);
    await fire('send-digests');
    expect((await digests()).map(({ to }) => to)).toEqual([owner, hr].map(({ email }) => email).toSorted());
  });

  it('of last week is not sent in the middle of this one', async () => {
    await makeTask(owner, workspace);
    vi.setSystemTime((await nights()).getTime() + 25 * HOUR_MS);
    await fire('send-digests');
    expect(await digests()).toEqual([]);
    expect(await log()).toMatchObject([{ outcome: 'skipped', text: 'Понедельник прошёл: дайджест уже не нужен' }]);
    expect(await storedItems('DUE#send-digests')).toEqual([]);
  });

  it('of a workspace that is gone is dropped', async () => {
    await makeTask(owner, workspace);
    const due = await nights();
    const planned = (await storedItems('DUE#send-digests'))[0]!;
    await request(workspaces.deleteWorkspace, { token: await token(), params: { id: workspace.id } });
    await deliver(...(await storedItems('delete-workspace')).filter(({ type }) => type === 'job'));
    expect(await storedItems('DUE#send-digests')).toEqual([]);
    await table.write(put(planned));
    vi.setSystemTime(due);
    await fire('send-digests');
    expect(await storedItems('DUE#send-digests')).toEqual([]);
    expect(await digests()).toEqual([]);
  });

  it('can be stopped from the letter', async () => {
    await makeTask(owner, workspace);
    await monday();
    const [letter] = await digests();
    if (letter?.mail.template !== 'weekly-digest') throw new Error('There is no digest');
    const { headers } = MAILS['weekly-digest'](letter.mail.values, 'https://tonus.example');
    const [, path] = /<https:\/\/tonus\.example\/api\/unsubscribe\/([^>]+)>/.exec(headers!['List-Unsubscribe']!)!;
    expect((await request(automations.unsubscribe, { params: { token: path! } })).body).toEqual({ kind: 'digest' });
    expect((await repos.members.find(workspace.id, owner.id))!.letters.digest).toBe(false);
  });
});
