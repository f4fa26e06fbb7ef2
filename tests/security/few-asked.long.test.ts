import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import { answers } from '#shared/contract/answers.ts';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import { RESULTS_VISIBILITIES, type ResultsVisibility } from '#shared/models/answers.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { downloadArchive } from '#tests/support/archives.ts';
import { prepareAnalyses } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  leave,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { countAll } from '#tests/support/table-stream.ts';

/*
 * Somebody asks so few people without names that each answer has a face: the owner of a new space and two employees.
 * Whatever was chosen, and whatever they do afterwards, they learn nothing of it.
 */

const SECRET = 'Начальник врёт';
const SCORE = '3';

let owner: Person;
let manager: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  manager = await makeMember(workspace, 'руководитель');
});

async function openRun(settings: Partial<Poll> = {}, visibility: ResultsVisibility = 'live') {
  const poll = await makePoll(owner, workspace, { allow_anonymous_link: false, ...settings });
  return { poll, frame: await makeFrame(owner, poll, { results_visibility: visibility }) };
}
type Run = Awaited<ReturnType<typeof openRun>>;

async function answer({ poll, frame }: Run, person: Person): Promise<void> {
  const body = { answers: answersTo(poll, [SCORE, SECRET, SECRET]), anonymous_session_id: randomUUID() };
  expect((await request(polls.takePoll, { token: person.token, params: { id: frame.id }, body })).status).toBe(200);
}
const publish = ({ frame }: Run, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published } });
const allowLink = ({ poll }: Run, allow_anonymous_link: boolean) =>
  request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body: { allow_anonymous_link } });
const summaryOf = async ({ frame }: Pick<Run, 'frame'>) =>
  (await request(polls.getSummary, { token: owner.token, params: { id: frame.id } })).body;

/** Everything that can be asked of a run, by each of those who read results, with pages of several sizes. */
async function everythingAbout({ poll, frame }: Run): Promise<string> {
  await countAll();
  const replies = await Promise.all(
    [owner, manager].flatMap(({ token }) => {
      const ofRun = { token, params: { id: frame.id } };
      const ofPoll = { token, params: { id: poll.id } };
      const ofSpace = { token, params: { id: workspace.id } };
      return [
        request(polls.getResults, ofRun),
        request(polls.getResults, { ...ofRun, query: { limit: '1' } }),
        request(polls.getSummary, ofRun),
        request(polls.listParticipants, ofRun),
        request(polls.getTrend, ofPoll),
        request(polls.listFrames, ofPoll),
        request(polls.getPollFigures, { ...ofSpace, query: { polls: poll.id } }),
        request(overview.getPulse, ofSpace),
        request(overview.getAttention, ofSpace),
        request(ai.getPollAiSummary, ofPoll),
        request(ai.getPollAiRecommendations, ofPoll),
      ];
    }),
  );
  await prepareAnalyses();
  const analysed = await request(ai.getPollAiSummary, { token: owner.token, params: { id: poll.id } });
  const archive = await downloadArchive(owner, workspace);
  return [...replies.map(({ text }) => text), analysed.text, ...Object.values(archive)].join('\n');
}

/** That a summary counts nothing of what was said, and nobody of who said it. */
function expectNothing(summary: Awaited<ReturnType<typeof summaryOf>>): void {
  expect(summary).toMatchObject({ responses: 0, enps: null, by_team: [] });
  expect(summary).toMatchObject({ answered: 0, answered_at_least: true, members_answered: 0, answered_by_link: 0 });
  expect(summary.by_question.map(({ answered, values }) => [answered, values])).toEqual([
    [0, []],
    [0, []],
    [0, []],
  ]);
}

describe.each(RESULTS_VISIBILITIES)(
  'a run of three without a link, whose answers were to be shown «%s»,',
  (visibility) => {
    it('tells nothing while it is open, once it is closed, and opened again', async () => {
      const employee = await makeMember(workspace, 'сотрудник');
      const run = await openRun({}, visibility);
      expect(run.frame.results_visibility).toBe('never');
      for (const person of [employee, manager, owner]) await answer(run, person);
      expect(await everythingAbout(run)).not.toContain(SECRET);
      expectNothing(await summaryOf(run));
      for (const published of [false, true, false]) {
        await publish(run, published);
        expect(await everythingAbout(run)).not.toContain(SECRET);
        expectNothing(await summaryOf(run));
      }
    });
  },
);

describe('what was said to be never shown', () => {
  it('stays so when more people join and answer, by the link as well, and when people leave', async () => {
    const run = await openRun();
    await answer(run, manager);
    for (let one = 0; one < 4; one++) await answer(run, await makeMember(workspace, 'сотрудник'));
    await allowLink(run, true);
    const { public_token: token } = (
      await request(polls.listFrames, {
        token: owner.token,
        params: { id: run.poll.id },
      })
    ).body.frames[0]!;
    for (let one = 0; one < 7; one++) await makeResponse(run.poll, token!, [SCORE, SECRET, SECRET]);
    await leave(workspace, manager);
    const told = async () => {
      await countAll();
      const [{ text }, summary] = await Promise.all([
        request(polls.getResults, { token: owner.token, params: { id: run.frame.id } }),
        summaryOf(run),
      ]);
      return { text, responses: summary.responses, exact: !summary.answered_at_least };
    };
    for (const published of [true, false]) {
      await publish(run, published);
      const { text, ...summary } = await told();
      expect(text).not.toContain(SECRET);
      expect(summary).toEqual({ responses: 0, exact: false });
    }
  });

  it('is said to whoever answers, before and after', async () => {
    const run = await openRun();
    const toTake = () => request(polls.getPollToTake, { token: manager.token, params: { id: run.poll.id } });
    expect((await toTake()).body.frame?.results_visibility).toBe('never');
    await publish(run, false);
    expect((await toTake()).body.ended?.results_visibility).toBe('never');
  });

  it('is told to the list of polls, and nobody reads how many answered day by day', async () => {
    const run = await openRun();
    await answer(run, manager);
    await publish(run, false);
    await countAll();
    const figures = await request(polls.getPollFigures, {
      token: owner.token,
      params: { id: workspace.id },
      query: { polls: run.poll.id },
    });
    expect(figures.body.figures[0]).toMatchObject({ told: 'never', answered: 0, answered_at_least: true });
    const stored = (await repos.runs.findConsistent(run.frame.id))!;
    expect(await repos.results.turnouts([stored])).toEqual([
      { answered: { members: 0, byLink: 0, total: 0, atLeast: true }, days: null },
    ]);
  });
});

describe('a run that may be shown', () => {
  it('is shown as it was chosen where a link is open, five are asked, or names are kept', async () => {
    const shown = async (settings: Partial<Poll>) => (await openRun(settings)).frame.results_visibility;
    expect(await shown({ allow_anonymous_link: true })).toBe('live');
    expect(await shown({ is_anonymous: false })).toBe('live');
    for (let one = 0; one < 3; one++) await makeMember(workspace, 'сотрудник');
    expect(await shown({})).toBe('live');
  });

  it('is told no more once its link is taken away before five have answered', async () => {
    const run = await openRun({ allow_anonymous_link: true });
    await answer(run, manager);
    await countAll();
    expect((await summaryOf(run)).responses).toBe(1);
    await allowLink(run, false);
    expect(await everythingAbout(run)).not.toContain(SECRET);
    expectNothing(await summaryOf(run));
  });

  it('cannot be asked of the service by its word', async () => {
    const poll = await makePoll(owner, workspace);
    const body = { results_visibility: 'never' } as unknown as { results_visibility: ResultsVisibility };
    const refused = await request(polls.createFrame, { token: owner.token, params: { id: poll.id }, body });
    expect(refused.status).toBe(422);
  });

  it('tells whoever has its link how its answers are read', async () => {
    const { frame } = await openRun({ allow_anonymous_link: true });
    const page = await request(answers.getPublicPoll, { params: { token: (frame as Frame).public_token! } });
    expect(page.body.results_visibility).toBe('live');
  });
});
