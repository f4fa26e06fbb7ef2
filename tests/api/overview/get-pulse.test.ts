import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  joinMany,
  makeFrame,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { pulseAt, saveSchedule, tokenNow } from '#tests/support/pulses.ts';
import { complete, respondByLink } from '#tests/support/survey-answers.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const SOON = '2026-11-24T12:00:00.000Z';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => vi.useRealTimers());

async function pulse() {
  const reply = await request(overview.getPulse, { token: await tokenNow(owner), params: { id: workspace.id } });
  expect(reply.status).toBe(200);
  return reply.body;
}

describe('the pulse of a workspace', () => {
  it('is empty where nothing was ever asked', async () => {
    expect(await pulse()).toEqual({ runs: [], enps: null, repeated_poll_id: null, ahead: [], promised: [] });
  });

  it('tells the open runs of polls and surveys, the next deadline first, and when they end', async () => {
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll, { deadline: SOON });
    const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, { anonymous: false }));
    const { runs, ahead } = await pulse();
    expect(runs).toEqual([
      {
        kind: 'poll',
        id: poll.id,
        frame_id: frame.id,
        title: poll.title,
        name: null,
        is_anonymous: true,
        opened_at: NOW.toISOString(),
        deadline: SOON,
        answered: 0,
        answered_at_least: false,
        by_link: 0,
        members_answered: 0,
        invited: 1,
        asked: 1,
        usual: null,
        can_remind: true,
        has_ballots: false,
        asks_contacts: false,
        next_reminder_at: null,
      },
      expect.objectContaining({ kind: 'survey', id: survey.id, frame_id: survey.id, deadline: null }),
    ]);
    expect(ahead).toEqual([
      { what: 'closes', kind: 'poll', id: poll.id, frame_id: frame.id, title: poll.title, at: SOON },
    ]);
  });
});

it('tells of an open run how many members it asks and how many of them have answered: a reminder goes to the others', async () => {
  await joinMany(workspace, 6);
  const poll = await makePoll(owner, workspace);
  await weekOf(poll, '2026-11-16T07:00:00.000Z', [3]);
  await countAll();
  // Ten have the link, seven are members, and the three who have answered are none of them.
  const [run] = (await pulse()).runs;
  expect(run).toMatchObject({ asked: 10, answered: 3, by_link: 3, invited: 7, members_answered: 0 });
  const query = { polls: poll.id };
  const list = await request(polls.getPollFigures, { token: owner.token, params: { id: workspace.id }, query });
  expect(list.body.figures).toMatchObject([{ people_asked: 10, invited: 7, members_answered: 0 }]);
});

/** A run of a poll that asks ten people, of whom so many answer on each day from its first on; closed on the last. */
async function weekOf(poll: Poll, opened: string, byDay: readonly number[], settings: object = {}) {
  const from = Date.parse(opened);
  vi.setSystemTime(from);
  owner = { ...owner, token: await tokenNow(owner) };
  const frame = await makeFrame(owner, poll, { people_asked: 10, ...settings });
  for (const [day, answers] of byDay.entries()) {
    vi.setSystemTime(from + day * DAY_MS);
    for (let answer = 0; answer < answers; answer++) {
      await makeResponse(poll, frame.public_token, [day % 2 === 0 ? '9' : '3', 'Ничего', 'Команда']);
    }
  }
  return frame;
}
async function close({ id }: { readonly id: string }) {
  const body = { published: false };
  await request(polls.publishFrame, { token: await tokenNow(owner), params: { id }, body });
  await countAll();
}

describe('the usual turnout', () => {
  const MONDAYS = [
    '2026-10-19T07:00:00.000Z',
    '2026-10-26T07:00:00.000Z',
    '2026-11-02T07:00:00.000Z',
    '2026-11-09T07:00:00.000Z',
    '2026-11-16T07:00:00.000Z',
  ];
  const ANSWERS = [
    [2, 3, 1],
    [4, 1, 1],
    [3, 0, 2],
    [3, 2, 1],
    [3, 1, 2],
  ];

  it('of today is what five earlier runs of the same poll let expect by the same day, of those asked', async () => {
    const [poll, another] = [await makePoll(owner, workspace), await makePoll(owner, workspace)];
    const usual = async () => (await pulse()).runs.map((run) => run.usual);
    for (const [index, monday] of MONDAYS.entries()) {
      const frame = await weekOf(poll, monday, ANSWERS[index]!);
      expect(await usual()).toEqual([null]);
      await close(frame);
    }
    // Another poll, whose runs say nothing of this one.
    await close(await weekOf(another, '2026-11-20T07:00:00.000Z', [9]));
    await weekOf(poll, '2026-11-23T07:00:00.000Z', [1]);
    // numpy and scipy 1.17: up to 5.27 of ten by the first day, 1.07 to 7.11 by the second, 1.83 to 7.11 by the third.
    expect(await usual()).toEqual([{ low: 0, high: 6 }]);
    vi.setSystemTime(new Date('2026-11-23T21:30:00.000Z'));
    expect(await usual()).toEqual([{ low: 1, high: 8 }]);
    vi.setSystemTime(new Date('2026-11-25T10:00:00.000Z'));
    expect(await usual()).toEqual([{ low: 1, high: 8 }]);
  });

  it('is told in fives of runs whose answers waited, though those of the open run are shown at once', async () => {
    const poll = await makePoll(owner, workspace);
    for (const [index, monday] of MONDAYS.entries()) {
      await close(await weekOf(poll, monday, ANSWERS[index]!, { results_visibility: index === 1 ? 'closed' : 'live' }));
    }
    await weekOf(poll, '2026-11-23T07:00:00.000Z', []);
    vi.setSystemTime(new Date('2026-11-25T10:00:00.000Z'));
    expect((await pulse()).runs).toMatchObject([{ asked: 10, usual: { low: 0, high: 10 } }]);
  });

  it('is told in fives where answers are, and not at all where a run was opened twice or nobody knows who is asked', async () => {
    const poll = await makePoll(owner, workspace);
    for (const [index, monday] of MONDAYS.entries()) {
      await close(await weekOf(poll, monday, ANSWERS[index]!, { results_visibility: 'from_5' }));
    }
    const frame = await weekOf(poll, '2026-11-23T07:00:00.000Z', [], { results_visibility: 'from_5' });
    vi.setSystemTime(new Date('2026-11-24T10:00:00.000Z'));
    expect((await pulse()).runs).toMatchObject([{ asked: 10, answered: 0, usual: { low: 0, high: 10 } }]);
    await close(frame);
    const unknown = await weekOf(poll, '2026-11-30T07:00:00.000Z', [1], { people_asked: null });
    await countAll();
    expect((await pulse()).runs).toMatchObject([{ frame_id: unknown.id, asked: null, usual: null }]);
  });
});

describe('the mood otherwise than by eNPS', () => {
  it('is told by the poll that was run last of those run more than once in a year, and by none of eNPS', async () => {
    const [enps, once, first, last] = [
      await makePoll(owner, workspace),
      await makePoll(owner, workspace, { type: 'PULSE' }),
      await makePoll(owner, workspace, { type: 'PULSE' }),
      await makePoll(owner, workspace, { type: 'PULSE' }),
    ];
    const told = async () => (await pulse()).repeated_poll_id;
    await weekOf(first, '2025-11-10T07:00:00.000Z', []);
    await weekOf(first, '2026-10-05T07:00:00.000Z', []);
    // Its first run is more than a year ago.
    vi.setSystemTime(new Date('2026-11-14T07:00:00.000Z'));
    expect(await told()).toBeNull();
    await weekOf(first, '2026-11-16T07:00:00.000Z', []);
    for (const day of ['2026-11-17', '2026-11-18']) await weekOf(enps, `${day}T07:00:00.000Z`, []);
    await weekOf(once, '2026-11-19T07:00:00.000Z', []);
    expect(await told()).toBe(first.id);
    for (const day of ['2026-11-20', '2026-11-21']) await weekOf(last, `${day}T07:00:00.000Z`, []);
    expect(await told()).toBe(last.id);
  });
});

describe('eNPS at a glance', () => {
  it('stands beside that of a survey of the same fortnight, and says whether they contradict each other', async () => {
    const poll = await makePoll(owner, workspace);
    const question = { text: 'Порекомендуете нас?', type: 'RATING', scale: '0-10', theme: 'enps' } as const;
    const surveyOf = async (score: number) => {
      const settings = { questions: [question], allow_unauthenticated: true };
      const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, settings));
      for (let one = 0; one < 10; one++) expect((await respondByLink(survey, [score])).status).toBe(201);
      return survey;
    };
    await joinMany(workspace, 9);
    const low = await surveyOf(2);
    await close(await weekOf(poll, '2026-11-16T07:00:00.000Z', [10]));
    // While it is open nothing of it is told.
    expect((await pulse()).enps!.survey).toBeNull();
    await complete(owner, low);
    expect((await pulse()).enps).toMatchObject({
      latest: { enps: { score: 100 } },
      survey: { survey_id: low.id, title: 'Вовлечённость', enps: { score: -100, total: 10 }, differs: true },
    });
    vi.setSystemTime(new Date('2026-11-23T07:00:00.000Z'));
    owner = { ...owner, token: await tokenNow(owner) };
    const high = await surveyOf(10);
    await complete(owner, high);
    expect((await pulse()).enps!.survey).toMatchObject({ survey_id: high.id, differs: false });
    // What was asked more than two weeks before is another time.
    await close(await weekOf(poll, '2026-12-14T07:00:00.000Z', [10]));
    expect((await pulse()).enps!.survey).toBeNull();
  });

  it('is that of the newest run that can be told, with its interval, the change before it and the runs of a year', async () => {
    const poll = await makePoll(owner, workspace, { title: 'eNPS' });
    const old = await weekOf(poll, '2025-10-06T07:00:00.000Z', [5]);
    await close(old);
    const before = await weekOf(poll, '2026-10-05T07:00:00.000Z', [3, 3]);
    await close(before);
    const latest = await weekOf(poll, '2026-11-02T07:00:00.000Z', [5, 1]);
    await close(latest);
    // Too few to be told.
    await close(await weekOf(poll, '2026-11-16T07:00:00.000Z', [4]));
    const { enps } = await pulse();
    expect(enps).toMatchObject({
      poll_id: poll.id,
      title: 'eNPS',
      latest: { frame_id: latest.id, people_asked: 10, enps: { promoters: 5, detractors: 1, total: 6 } },
    });
    expect(enps!.latest.enps.score).toBeCloseTo(66.67, 1);
    expect(enps!.latest.enps.low).toBeLessThan(enps!.latest.enps.score);
    // 3 of 6 promoters and 3 detractors are 0 points; six people prove nothing.
    expect(enps!.change!.value).toBeCloseTo(66.67, 1);
    expect(enps!.change!.random).toBe(true);
    expect(enps!.runs.map(({ frame_id: id }) => id)).toEqual([before.id, latest.id]);
  });

  it('is that of an open run only where no closed one can be told, says so, and its line ends with what it tells', async () => {
    const poll = await makePoll(owner, workspace, { title: 'eNPS' });
    const first = await weekOf(poll, '2026-11-02T07:00:00.000Z', [6], { results_visibility: 'live' });
    await countAll();
    expect((await pulse()).enps).toMatchObject({ is_open: true, is_first: true, latest: { frame_id: first.id } });
    await close(first);
    await weekOf(poll, '2026-11-16T07:00:00.000Z', [3, 4], { results_visibility: 'live' });
    await countAll();
    const { enps } = await pulse();
    expect(enps).toMatchObject({ is_open: false, latest: { frame_id: first.id } });
    expect(enps!.runs.map(({ frame_id: id }) => id)).toEqual([first.id]);
  });

  it('is nothing while fewer than five have answered, or what they said waits for the closing', async () => {
    const [few, hidden] = [await makePoll(owner, workspace), await makePoll(owner, workspace)];
    await weekOf(few, '2026-11-02T07:00:00.000Z', [4]);
    await weekOf(hidden, '2026-11-09T07:00:00.000Z', [9], { results_visibility: 'closed' });
    await countAll();
    expect((await pulse()).enps).toBeNull();
  });
});

describe('what is ahead', () => {
  it('are runs that recurring polls open by themselves and deadlines, until the poll repeats no more', async () => {
    owner = { ...owner, token: await tokenNow(owner) };
    const [weekly, ending] = [await makePoll(owner, workspace, { title: 'Пульс' }), await makePoll(owner, workspace)];
    await saveSchedule(owner, weekly);
    const frame = await makeFrame(owner, ending, { deadline: SOON });
    expect((await pulse()).ahead).toEqual([
      { what: 'opens', kind: 'poll', id: weekly.id, frame_id: null, title: 'Пульс', at: '2026-11-23T07:00:00.000Z' },
      { what: 'closes', kind: 'poll', id: ending.id, frame_id: frame.id, title: ending.title, at: SOON },
    ]);
    await pulseAt('2026-11-23T07:01:00.000Z', weekly);
    const opens = async () => (await pulse()).ahead.filter(({ what }) => what === 'opens').map(({ at }) => at);
    expect(await opens()).toEqual(['2026-11-30T07:00:00.000Z']);
    await saveSchedule(owner, weekly, { paused: true });
    expect(await opens()).toEqual([]);
    await saveSchedule(owner, weekly);
    expect(await opens()).toHaveLength(1);
    await request(polls.deletePoll, { token: await tokenNow(owner), params: { id: weekly.id } });
    expect(await opens()).toEqual([]);
  });
});
