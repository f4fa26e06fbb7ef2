import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { callerOf } from '#scripts/call.ts';
import { PASSWORD } from '#scripts/demo/company.ts';
import { openDemo, type Demo } from '#scripts/demo/demo.ts';
import { accountsOf } from '#scripts/demo/people.ts';
import { textsOf } from '#scripts/demo/texts.ts';
import { startRuntime, type Runtime } from '#scripts/local/runtime.ts';
import { ai } from '#shared/contract/ai.ts';
import { auth } from '#shared/contract/auth.ts';
import { automations } from '#shared/contract/automations.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { finance } from '#shared/contract/finance.ts';
import { invitations } from '#shared/contract/invitations.ts';
import { members } from '#shared/contract/members.ts';
import { offers } from '#shared/contract/offers.ts';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { OFFER_CATEGORIES } from '#shared/rules/offers.ts';

const ACCOUNTS = accountsOf(textsOf('ru'));
const SMALL = { people: 16, guests: 1, tasks: 40 };
const WEEKS = 6;
const JOB_MILLISECONDS = 30_000;
const dataDir = mkdtempSync(join(tmpdir(), 'tonus-demo-'));

const logged: object[] = [];
let demo: Demo;
let runtime: Runtime;
/** As `npm run demo` starts it, without the builds. */
async function start(): Promise<void> {
  demo = await openDemo({ dataDir, size: SMALL, weeks: WEEKS });
  runtime = await startRuntime({
    port: 0,
    dataDir,
    assembly: inject('assembly'),
    environment: demo.environment,
    log: (line) => logged.push(line),
  });
  await demo.write(runtime);
}
async function stop(): Promise<void> {
  await runtime.stop();
  await demo.stop();
}

beforeAll(async () => {
  // The embedded database asks for no particular keys, the SDK for any.
  process.env['AWS_ACCESS_KEY_ID'] ??= 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test';
  await start();
});
afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Access tokens by address: an unknown machine has few attempts at each account, and a restart ends no session. */
const tokens = new Map<string, string>();

/** Logs in once and gives what every screen asks with. */
async function enter(email = ACCOUNTS[0]!.email) {
  const call = callerOf(runtime.url);
  const token = tokens.get(email) ?? (await call(auth.login, { body: { email, password: PASSWORD } })).access_token;
  tokens.set(email, token);
  const [workspace] = await call(workspaces.listWorkspaces, { token });
  return { call, token, workspace: workspace!, params: { id: workspace!.id } };
}

/** The money of the company: each part of it once. */
async function expectMoney(): Promise<void> {
  const { call, token, params } = await enter();
  const as = { token, params };
  expect((await call(workspaces.getNotices, as)).finance).toBe('own');
  const { periods } = await call(finance.listEmployees, { ...as, query: {} });
  expect(periods).toHaveLength(18);
  expect(periods.map(({ head }) => head.version)).toEqual(periods.map(() => 1));
  const { months } = await call(finance.listMonths, { ...as, query: {} });
  expect(months).toHaveLength(18);
  expect(months.filter(({ revenue }) => !revenue)).toEqual([]);
  const budget = await call(finance.getBudget, { ...as, query: {} });
  expect(budget.plan).toMatchObject({ mode: 'percent', period: 'year' });
  expect(budget.spent).toBeGreaterThan(0);
  const { ledger } = await call(finance.getLedger, { ...as, query: {} });
  expect(ledger?.spent.total).toBeGreaterThan(0);
  const { initiatives } = await call(finance.listInitiatives, as);
  expect(initiatives).toHaveLength(3);
  const { rules } = await call(automations.listRules, as);
  expect(rules.map(({ enabled }) => enabled)).toEqual([true, false, false]);
  const { requests } = await call(offers.listOfferRequests, { ...as, query: {} });
  expect(requests).toMatchObject([{ status: 'sent', people: 12 }]);
}

describe('the demo company', () => {
  it.each(ACCOUNTS)('can be entered as $role', async ({ email, role }) => {
    expect((await enter(email)).workspace).toMatchObject({ name: 'Ромашка', user_role: role });
  });

  it('has people, departments and tasks on a connected portal', async () => {
    const { call, token, params } = await enter();
    const people = await call(bitrix24.getBitrix24Employees, { token, params, body: {} });
    expect(people.total).toBe(SMALL.people + SMALL.guests);
    expect(people.result[0]).toMatchObject({ LAST_NAME: 'Петрова', departments: ['ООО «Ромашка»', 'Дирекция'] });
    const tasks = await call(bitrix24.getBitrix24Tasks, { token, params, body: {} });
    expect(tasks.total).toBe(SMALL.tasks);
    expect(tasks.result.tasks.every(({ responsible }) => responsible?.name)).toBe(true);
  });

  it('has had its last night at last, not in the month it began, and no open task of a rule is late by more than that night', async () => {
    const { call, token, params } = await enter();
    const listed = await vi.waitFor(
      async () => {
        const { automations: found } = await call(automations.listAutomations, { token, params });
        const runs = found.flatMap(({ name, log }) => log.map(({ at }) => ({ name, at })));
        expect(runs.map(({ name }) => name)).toContain('rules');
        return runs;
      },
      { timeout: JOB_MILLISECONDS },
    );
    const dayAgo = new Date(Date.now() - 24 * 3_600_000 - JOB_MILLISECONDS).toISOString();
    // Letters to those who left went on the days they left.
    expect(listed.filter(({ name, at }) => name !== 'stage_polls' && at < dayAgo)).toEqual([]);
    const query = { workspace_id: params.id, limit: '100' };
    const { tasks: found } = await call(tasks.listTasks, { token, query });
    const ofRules = found.filter(({ source, status }) => source?.kind === 'rule' && status === 'NEW');
    expect(ofRules.filter(({ deadline }) => !deadline || deadline < dayAgo)).toEqual([]);
  });

  it('has figures for the dashboard, two integrations, a paid plan, invitations and sessions', async () => {
    const { call, token, params } = await enter();
    const stats = await call(workspaces.getStats, { token, params });
    expect(stats).toMatchObject({ polls: 5, invitations: 3 });
    const listed = await call(members.listMembers, { token, params });
    expect(listed.members).toHaveLength(stats.members);
    const sent = await call(invitations.listInvitations, { token, params });
    expect(sent.invitations.map(({ expired }) => expired).toSorted()).toEqual([false, false, false, true]);
    expect((await call(ai.getAiCredentials, { token, params })).has_valid_credentials).toBe(true);
    expect((await call(bitrix24.getBitrix24Credentials, { token, params })).webhook_url).not.toBeNull();
    const subscription = await call(subscriptions.getMySubscription, { token });
    expect(subscription.subscription_type).toBe('Premium');
    // The plan ends with a day in Moscow, which begins three hours before the day of the demo.
    expect([140, 141]).toContain(subscription.days_remaining);
    const sessions = await call(auth.listSessions, { token });
    expect(sessions.map(({ device }) => device)).toEqual(expect.arrayContaining(['Safari, iOS', 'Chrome, macOS']));
  });

  it('opens with a first screen that has something on every card', async () => {
    const { call, token, params } = await enter();
    const { runs, enps, ahead } = await call(overview.getPulse, { token, params });
    expect(runs.find(({ usual }) => usual !== null)).toMatchObject({ answered: expect.any(Number) });
    expect(enps?.runs).toHaveLength(1);
    expect(ahead).not.toEqual([]);
    const load = async () => (await call(overview.getAttention, { token, params })).load;
    await expect.poll(load, { timeout: JOB_MILLISECONDS }).toMatchObject({ open: expect.any(Number) });
    const employee = await enter(ACCOUNTS.find(({ role }) => role === 'сотрудник')!.email);
    const { waiting } = await call(polls.getWaiting, { token: employee.token, params });
    expect(waiting.length).toBeGreaterThan(1);
  });

  it('sees twelve partner offers of every kind, each of an invented partner, and has asked for one', async () => {
    const { call, token } = await enter(ACCOUNTS.find(({ role }) => role === 'сотрудник')!.email);
    const { offers: all } = await call(offers.listOffers, { token });
    expect(all).toHaveLength(12);
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(OFFER_CATEGORIES));
    expect(new Set(all.map(({ city }) => city === null))).toEqual(new Set([true, false]));
    for (const { partner, site } of all) {
      expect(partner).toMatch(/Пример|Образец/);
      expect(site).toMatch(/\.example$/);
    }
    const owner = await enter();
    const asked = await call(offers.listOfferRequests, { token: owner.token, params: owner.params });
    expect(asked.requests).toMatchObject([{ status: 'sent', booked: true }]);
  });

  it('has eighteen months of money, a budget, a ledger, rules and one request to a partner', async () => {
    await expectMoney();
  });

  it('has runs that are open, closed and not opened yet, and counters that agree with the answers', async () => {
    const { call, token, params } = await enter();
    const { polls: all } = await call(polls.listPolls, { token, params });
    const states = new Set<string>();
    for (const { id } of all) {
      const { frames } = await call(polls.listFrames, { token, params: { id } });
      for (const frame of frames) {
        states.add(frame.published ? 'open' : frame.was_opened ? 'closed' : 'draft');
        if (!frame.was_opened) continue;
        // Whoever comes or leaves is asked by name: no such run asks everybody.
        expect(frame.audience.kind).toBe(frame.is_anonymous ? 'all' : 'members');
        const asked = { token, params: { id: frame.id } };
        const summary = await call(polls.getSummary, asked);
        const results = await call(polls.getResults, { ...asked, query: { limit: '500' } });
        const first = results.by_question[results.questions[0]!.id] ?? [];
        expect({ poll: summary.poll.title, counted: summary.responses }).toEqual({
          poll: summary.poll.title,
          counted: first.length,
        });
        expect(summary.members_answered).toBeLessThanOrEqual(summary.responses);
        if (frame.is_anonymous) expect(summary.people_asked).toBeGreaterThanOrEqual(summary.responses);
        const numbers = results.questions.filter(({ text }) => /0 — .*10 — /.test(text));
        expect(numbers.every(({ scale }) => scale === '0-10')).toBe(true);
      }
    }
    expect(states).toEqual(new Set(['open', 'closed', 'draft']));
  });

  it('has surveys that are completed, open and not opened yet, and tells what was done about the first', async () => {
    const { call, token, params } = await enter();
    const listed = await call(surveys.listSurveys, { token, params });
    const statuses = listed.surveys.map(({ status }) => status).toSorted();
    const over = ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED'];
    expect(statuses).toEqual([...over, 'DRAFT', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED']);
    const work = listed.surveys.filter(({ title }) => title.startsWith('Как нам работается'));
    expect(new Set(work.map(({ series_id: series }) => series)).size).toBe(1);
    const first = work.at(-1)!;
    const report = await call(surveys.getSurveyReport, { token, params: { id: first.id } });
    expect(report.items.map(({ state }) => state)).toEqual(['done', 'doing', 'decided_otherwise']);
    expect(report).toMatchObject({ published: true, preview: { responses: first.total_responses } });
    const place = listed.surveys.find(({ title }) => title.startsWith('Рабочее место'))!;
    const { statements, questions } = await call(surveys.getSurveyResults, { token, params: { id: place.id } });
    expect(statements!.map(({ mean }) => mean !== null)).toEqual([true, true, true, true, true]);
    expect(questions.slice(1, 5).map(({ counts }) => counts !== null)).toEqual([true, true, true, true]);
    const compared = await call(surveys.getSurveyTrend, { token, params: { id: place.id } });
    expect(compared.surveys.map((one) => one.statements?.length)).toEqual([5, 5]);
    const open = listed.surveys.find(({ title }) => title.startsWith('Новая CRM'))!;
    // Seven have answered; while it is open, that is told in steps of five, and never below what is shown: answers that
    // are counted together are shown together.
    await vi.waitFor(async () => {
      const results = await call(surveys.getSurveyResults, { token, params: { id: open.id } });
      expect(results.shown).toBeGreaterThanOrEqual(5);
      expect(results).toMatchObject({ breakdown_state: 'open', stats: { total_responded: results.shown } });
    }, JOB_MILLISECONDS);
  });

  it('has an open pulse that whoever logs in may still answer', async () => {
    const { call, token, params } = await enter('olga@romashka.example');
    const { polls: all } = await call(polls.listPolls, { token, params });
    const pulse = all.find(({ title }) => title === 'Пульс недели')!;
    expect(pulse.recurrence).toMatchObject({ cadence: 'weekly', weekday: 5, paused: false });
    const taken = await call(polls.getPollToTake, { token, params: { id: pulse.id } });
    expect(taken).toMatchObject({ answered: false, frame: { deadline: expect.any(String) } });
  });

  it('has tasks of its own in every column, late ones among them, with comments and what was changed', async () => {
    const { call, token, params, workspace } = await enter();
    const stats = await call(tasks.getTaskStats, { token, params });
    const { new: fresh, in_progress: begun, completed, cancelled } = stats.status_breakdown;
    expect([fresh, begun, completed, cancelled, stats.overdue_tasks].filter((count) => count === 0)).toEqual([]);
    const query = { workspace_id: workspace.id, limit: '500' };
    const { tasks: all } = await call(tasks.listTasks, { token, query });
    expect(all).toHaveLength(stats.total_tasks);
    expect(new Set(all.map(({ responsible_id: id }) => id)).size).toBeGreaterThan(5);
    const done = all.find(({ status }) => status === 'COMPLETED')!;
    // The stream writes it down a moment after the change.
    await vi.waitFor(async () => {
      const { events } = await call(tasks.listTaskEvents, { token, params: { id: done.id } });
      expect(events[0]).toMatchObject({ kind: 'changed', at: done.updated_at, author: { id: expect.any(String) } });
    }, JOB_MILLISECONDS);
  });

  it('is the same company after a restart, and its portal is found under the address that was kept', async () => {
    await stop();
    await start();
    const { call, token, params } = await enter();
    expect((await call(workspaces.getStats, { token, params })).polls).toBe(5);
    // Nor is its money written twice.
    await expectMoney();
    expect((await call(bitrix24.getBitrix24Tasks, { token, params, body: { limit: 0 } })).total).toBe(SMALL.tasks);
    expect((await call(ai.checkAiCredentials, { token, params })).ok).toBe(true);
  });

  it('has what lay under a deleted poll removed by the function behind the queue of slow jobs', async () => {
    const { call, token, params } = await enter();
    const { polls: all } = await call(polls.listPolls, { token, params });
    await call(polls.deletePoll, { token, params: { id: all[0]!.id } });
    await vi.waitFor(
      () =>
        expect(logged).toContainEqual(
          expect.objectContaining({
            function: expect.stringContaining('SlowJobs'),
            message: 'job finished',
            job: 'delete-poll',
            workspaceId: params.id,
          }),
        ),
      JOB_MILLISECONDS,
    );
  });

  it('does not pretend to be larger than it was made', async () => {
    await expect(openDemo({ dataDir, size: { people: 2300 } })).rejects.toThrow(/--people 16/);
  });
});
