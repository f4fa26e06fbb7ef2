import { expect, it, vi } from 'vitest';
import { BatchWriteCommand, type TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { polls } from '#shared/contract/polls.ts';
import type { NewPastImport } from '#shared/models/past-import.ts';
import { request } from '#tests/support/api.ts';
import { intercept } from '#tests/support/intercept.ts';
import { makePerson, makeSession, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { aPast, scored } from '#tests/support/past-imports.ts';

const owner = await makePerson();
const { token } = owner;

const bring = (workspace: { readonly id: string }, body: NewPastImport) =>
  request(polls.importPast, { token, params: { id: workspace.id }, body });
const listOf = async ({ id }: { readonly id: string }) =>
  (await request(polls.listPastImports, { token, params: { id } })).body.imports;
const trendOf = async (id: string) => (await request(polls.getTrend, { token, params: { id } })).body.runs;
const framesOf = async (id: string) => (await request(polls.listFrames, { token, params: { id } })).body.frames;

it('brings runs of two years in, closed, dated and marked, counted as those of ours', async () => {
  const workspace = await makeWorkspace(owner);
  const runs = ['2023-05-15', '2024-05-20', '2025-03-12'].map((day, index) => ({
    day,
    answers: scored([10, 9, 9, 8, index === 0 ? 2 : 9, 0]),
  }));
  const { status, body } = await bring(workspace, aPast({ runs }));
  expect([status, body.runs, body.answers, body.imported_by]).toEqual([201, 3, 18, expect.any(String)]);
  const trend = await trendOf(body.poll_id);
  expect(
    trend.map(({ frame, enps, responses }) => [frame.created_at.slice(0, 10), Math.round(enps?.score ?? 0), responses]),
  ).toEqual([
    ['2023-05-15', 17, 6],
    ['2024-05-20', 50, 6],
    ['2025-03-12', 50, 6],
  ]);
  expect(trend[0]!.frame).toMatchObject({
    published: false,
    is_anonymous: true,
    public_token: null,
    past: { source: 'limesurvey', counts_only: false },
  });
  const { body: results } = await request(polls.getResults, { token, params: { id: trend[0]!.frame.id } });
  expect(JSON.stringify(results.by_question)).toContain('Команда');
});

it('keeps nothing of a run of fewer than five but how many there were', async () => {
  const workspace = await makeWorkspace(owner);
  const { body } = await bring(workspace, aPast({ runs: [{ day: '2025-03-12', answers: scored([10, 9, 9, 1]) }] }));
  const [run] = await trendOf(body.poll_id);
  expect([run!.enps, run!.responses, run!.answered]).toEqual([null, 0, 4]);
  const { body: results } = await request(polls.getResults, { token, params: { id: run!.frame.id } });
  expect(JSON.stringify(results)).not.toContain('Команда');
});

it('tells eNPS of a table of counts, and no number that nobody wrote down', async () => {
  const workspace = await makeWorkspace(owner);
  const counts = { promoters: 12, passives: 5, critics: 3 };
  const teams = [
    { team: 'Пекарня', promoters: 6, passives: 1, critics: 0 },
    { team: 'Двое', promoters: 1, passives: 1, critics: 0 },
  ];
  const past = aPast({ source: 'enps_table', runs: [{ day: '2024-01-31', counts, teams }] });
  const { status, body } = await bring(workspace, { ...past, questions: past.questions.slice(0, 1) });
  expect(status).toBe(201);
  const [run] = await trendOf(body.poll_id);
  expect([run!.enps?.score, run!.questions[0]!.scores, run!.questions[0]!.mean]).toEqual([45, null, null]);
  const { body: summary } = await request(polls.getSummary, { token, params: { id: run!.frame.id } });
  expect(summary.by_question[0]).toMatchObject({ scores: null, values: [], answered: 20 });
  expect(summary.by_team.map(({ team, responses }) => [team, responses])).toEqual([
    ['Пекарня', 7],
    [null, 13],
  ]);
});

it('notices the same file, and brings it in again where that is asked for', async () => {
  const workspace = await makeWorkspace(owner);
  const past = aPast();
  await bring(workspace, past);
  expect((await bring(workspace, past)).status).toBe(409);
  expect((await bring(workspace, { ...past, again: true })).status).toBe(201);
  expect(await listOf(workspace)).toHaveLength(2);
});

it('leaves nothing where the poll cannot be written', async () => {
  const workspace = await makeWorkspace(owner);
  const tried: unknown[] = [];
  const dropped: unknown[] = [];
  intercept((command) => {
    const { TransactItems: items = [] } = (command as TransactWriteCommand).input;
    if (items.some(({ Put: put }) => put?.Item?.['type'] === 'poll')) throw new Error('no room');
    tried.push(...items.filter(({ Put: put }) => put?.Item?.['type'] === 'released'));
    if (command instanceof BatchWriteCommand) dropped.push(...Object.values(command.input.RequestItems ?? {}).flat());
    return undefined;
  });
  const { status } = await bring(workspace, aPast());
  vi.restoreAllMocks();
  expect([status, tried.length]).toEqual([500, 6]);
  // Six answers, their counters, what teams would be compared by, and the note that leads there.
  expect(dropped).toHaveLength(9);
  expect(await listOf(workspace)).toEqual([]);
});

it('leaves nothing where it is killed half-way, once somebody looks at the list an hour later', async () => {
  const workspace = await makeWorkspace(owner);
  const killed = () => {
    throw new Error('killed');
  };
  intercept((command) => {
    const { TransactItems: items = [] } = (command as TransactWriteCommand).input;
    const writesPoll = items.some(({ Put: put }) => put?.Item?.['type'] === 'poll');
    return writesPoll || command instanceof BatchWriteCommand ? killed() : undefined;
  });
  expect((await bring(workspace, aPast())).status).toBe(500);
  vi.restoreAllMocks();
  const ofWorkspace = `WS#${workspace.id}`;
  const notes = (await storedItems('BEGUN#')).filter(({ pk }) => pk === ofWorkspace);
  expect(notes).toHaveLength(aPast().runs.length);
  const runId = String(notes[0]!['runId']);
  expect(await storedItems(runId)).not.toHaveLength(1);
  await listOf(workspace);
  expect((await storedItems(runId)).length).toBeGreaterThan(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  const { token: later } = await makeSession(owner.id, new Date());
  await request(polls.listPastImports, { token: later, params: { id: workspace.id } });
  vi.useRealTimers();
  expect(await storedItems(runId)).toEqual([]);
});

it('takes an import back with its poll', async () => {
  const workspace = await makeWorkspace(owner);
  const { body } = await bring(workspace, aPast());
  expect((await request(polls.deletePoll, { token, params: { id: body.poll_id } })).status).toBe(204);
  expect(await listOf(workspace)).toEqual([]);
});

it('opens no run of the past again', async () => {
  const workspace = await makeWorkspace(owner);
  const { body } = await bring(workspace, aPast());
  const [frame] = await framesOf(body.poll_id);
  const { status } = await request(polls.publishFrame, { token, params: { id: frame!.id }, body: { published: true } });
  expect(status).toBe(409);
});

it.each([
  ['a day that has not come', { runs: [{ day: '2999-01-01', answers: scored([1, 2, 3, 4, 5]) }] }],
  ['a day that is none', { runs: [{ day: '2025-02-30', answers: scored([1, 2, 3, 4, 5]) }] }],
  ['an answer off its scale', { runs: [{ day: '2025-01-30', answers: [['11']] }] }],
  ['more answers than questions', { runs: [{ day: '2025-01-30', answers: [['1', 'а', 'б']] }] }],
  [
    'more people in teams than in all',
    {
      questions: aPast().questions.slice(0, 1),
      runs: [
        {
          day: '2025-01-30',
          counts: { promoters: 1, passives: 1, critics: 1 },
          teams: [{ team: 'А', promoters: 2, passives: 0, critics: 0 }],
        },
      ],
    },
  ],
])('refuses %s', async (_, wrong) => {
  const workspace = await makeWorkspace(owner);
  expect((await bring(workspace, aPast(wrong))).status).toBe(422);
  expect(await listOf(workspace)).toEqual([]);
});

vi.setConfig({ testTimeout: 30_000 });
