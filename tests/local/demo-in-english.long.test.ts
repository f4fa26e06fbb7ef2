import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
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
import { members } from '#shared/contract/members.ts';
import { offers } from '#shared/contract/offers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { ROLES } from '#shared/rules/roles.ts';
import { WHOLE_COMPANY, YES_NO } from '#shared/rules/wire-words.ts';

const SIZE = { people: 16, guests: 1, tasks: 40 };
const WEEKS = 2;
const JOB_MILLISECONDS = 30_000;
const dataDir = mkdtempSync(join(tmpdir(), 'tonus-demo-en-'));
/** Russian words that are values, in whichever language they are shown. */
const WIRE_WORDS: readonly string[] = [...ROLES, ...YES_NO, WHOLE_COMPANY];

let demo: Demo;
let runtime: Runtime;
beforeAll(async () => {
  // The embedded database asks for no particular keys, the SDK for any.
  process.env['AWS_ACCESS_KEY_ID'] ??= 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test';
  demo = await openDemo({ dataDir, size: SIZE, weeks: WEEKS, language: 'en' });
  const { environment } = demo;
  runtime = await startRuntime({ port: 0, dataDir, assembly: inject('assembly'), environment, log: () => undefined });
  await demo.write(runtime);
});
afterAll(async () => {
  await runtime.stop();
  await demo.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Texts with a letter of Russian that somebody would read. */
function russianIn(told: unknown): string[] {
  if (typeof told === 'string') return /[А-Яа-яЁё]/.test(told) && !WIRE_WORDS.includes(told) ? [told] : [];
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(russianIn) : [];
}

it('is told in English, whatever of it is asked for', async () => {
  const call = callerOf(runtime.url, 'en');
  const [owner] = accountsOf(textsOf('en'));
  const { access_token: token } = await call(auth.login, { body: { email: owner!.email, password: PASSWORD } });
  expect(await call(auth.me, { token })).toMatchObject({ language: 'en' });
  const [workspace] = await call(workspaces.listWorkspaces, { token });
  expect(workspace).toMatchObject({ name: 'Marigold' });
  const as = { token, params: { id: workspace!.id } };
  const whole = { ...as, query: {} };
  const { polls: asked } = await call(polls.listPolls, as);
  const { surveys: listed } = await call(surveys.listSurveys, as);
  const query = { workspace_id: workspace!.id, limit: '500' };
  const workload = () => call(ai.getWorkloadSummary, { ...as, body: { ai_provider: 'builtin' } });
  await expect.poll(workload, { timeout: JOB_MILLISECONDS }).toMatchObject({ total_tasks: expect.any(Number) });
  const told = {
    asked,
    listed,
    frames: await Promise.all(asked.map(({ id }) => call(polls.listFrames, { token, params: { id } }))),
    results: await Promise.all(listed.map(({ id }) => call(surveys.getSurveyResults, { token, params: { id } }))),
    members: await call(members.listMembers, as),
    portal: await call(bitrix24.getBitrix24Employees, { ...as, body: {} }),
    portalTasks: await call(bitrix24.getBitrix24Tasks, { ...as, body: {} }),
    tasks: await call(tasks.listTasks, { token, query }),
    employees: await call(finance.listEmployees, whole),
    months: await call(finance.listMonths, whole),
    budget: await call(finance.getBudget, whole),
    ledger: await call(finance.getLedger, whole),
    initiatives: await call(finance.listInitiatives, as),
    rules: await call(automations.listRules, as),
    offers: await call(offers.listOffers, { token }),
    requests: await call(offers.listOfferRequests, whole),
    workload: await workload(),
  };
  expect(russianIn(told)).toEqual([]);
});

it('keeps its language', async () => {
  await expect(openDemo({ dataDir, language: 'ru' })).rejects.toThrow(/--language en/);
});
