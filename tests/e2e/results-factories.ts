import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { PollType } from '#shared/models/answers.ts';
import type { AnswerRecord, FrameResults, FrameSummary } from '#shared/models/run-results.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { enpsOfCounts } from '#shared/rules/enps.ts';
import { POLL_SUMMARY } from '#tests/support/analysis-replies.ts';
import { demand, type Person } from './factories.ts';

interface PollWanted {
  readonly title?: string;
  readonly type?: PollType;
  readonly anonymous?: boolean;
  readonly questions: readonly string[];
}

export async function makePoll(owner: Person, workspace: Workspace, wanted: PollWanted): Promise<Poll> {
  const { title = 'Пульс недели', type = 'ENPS', anonymous = true, questions } = wanted;
  const body = {
    workspace_id: workspace.id,
    title,
    type,
    is_anonymous: anonymous,
    allow_anonymous_link: true,
    questions: questions.map((text, order_index) => ({ text, order_index, is_required: false })),
  };
  return demand(polls.createPoll, { body }, { token: owner.tokens.access_token });
}

/** The poll with its questions worded anew. */
export async function reword(owner: Person, poll: Poll, texts: readonly string[]): Promise<Poll> {
  const questions = poll.questions.map(({ id, order_index }, index) => ({
    id,
    order_index,
    text: texts[index] ?? '',
    is_required: false,
  }));
  return demand(
    polls.updatePoll,
    { params: { id: poll.id }, body: { questions } },
    { token: owner.tokens.access_token },
  );
}

export async function makeDraft(
  owner: Person,
  poll: Poll,
  settings: { readonly results_visibility?: 'from_5' } = {},
): Promise<Frame> {
  const input = { params: { id: poll.id }, body: { deadline: null, ...settings } };
  return demand(polls.createFrame, input, { token: owner.tokens.access_token });
}

export async function setPublished(owner: Person, { id }: Frame, published: boolean): Promise<Frame> {
  return demand(polls.publishFrame, { params: { id }, body: { published } }, { token: owner.tokens.access_token });
}

export async function makePublishedFrame(
  owner: Person,
  poll: Poll,
  settings?: Parameters<typeof makeDraft>[2],
): Promise<Frame> {
  return setPublished(owner, await makeDraft(owner, poll, settings), true);
}

const inOrder = (poll: Poll, contents: readonly string[]) =>
  contents.flatMap((content, index) => {
    const question = poll.questions[index];
    return question && content !== '' ? [{ question_id: question.id, content }] : [];
  });

/** Somebody answers by the public link. */
export async function answerByLink(poll: Poll, frame: Frame, contents: readonly string[]): Promise<void> {
  const body = { answers: inOrder(poll, contents), anonymous_session_id: randomUUID() };
  await demand(answers.takePublicPoll, { params: { token: frame.public_token ?? '' }, body });
}

/** A member answers a run with names. */
export async function answerAs(person: Person, poll: Poll, frame: Frame, contents: readonly string[]): Promise<void> {
  const input = { params: { id: frame.id }, body: { answers: inOrder(poll, contents) } };
  await demand(polls.takePoll, input, { token: person.tokens.access_token });
}

/** Counters follow answers a moment later: waits until they have all of them. */
export async function counted(owner: Person, frame: Frame, responses: number): Promise<void> {
  for (;;) {
    const input = { params: { id: frame.id } };
    const summary = await demand(polls.getSummary, input, { token: owner.tokens.access_token });
    if (summary.responses === responses) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A run of so many answers, as the server would send it; every 100th names the draughty window. */
export async function showHugeRun(page: Page, poll: Poll, frame: Frame, total: number): Promise<void> {
  const about = { id: poll.id, title: poll.title, type: poll.type, is_anonymous: true };
  const [scale, why] = poll.questions;
  if (!scale || !why) throw new Error('A run to show has two questions');
  const scores = Array.from({ length: 11 }, (_, score) => Math.floor(total / 11) + (score < total % 11 ? 1 : 0));
  const summary: FrameSummary = {
    poll: about,
    frame,
    questions: poll.questions,
    responses: total,
    answered: total,
    answered_at_least: false,
    members_answered: 0,
    answered_by_link: total,
    invited: 1,
    people_asked: null,
    by_team: [],
    by_question: [
      { question_id: scale.id, answered: total, scores, values: [], values_error: 0, other: 0 },
      { question_id: why.id, answered: total, scores: null, values: [], values_error: 0, other: total },
    ],
    enps: enpsOfCounts(scores),
  };
  await page.route(`**/api/polls/${poll.id}/ai/summary?*`, (route) => route.fulfill({ json: POLL_SUMMARY }));
  await page.route(`**/api/polls/frames/${frame.id}/summary`, (route) => route.fulfill({ json: summary }));
  await page.route(`**/api/polls/frames/${frame.id}/results?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('cursor') ?? 0);
    const to = Math.min(total, from + Number(searchParams.get('limit')));
    const record = (n: number, question_id: string, content: string): AnswerRecord => ({
      user_id: null,
      anonymous_session_id: `${String(n).padStart(8, '0')}-alias`,
      question_id,
      content,
      created_at: '2026-11-21T09:00:00.000Z',
    });
    const numbers = Array.from({ length: to - from }, (_, index) => from + index);
    const json: FrameResults = {
      poll: about,
      frame,
      questions: poll.questions,
      by_question: {
        [scale.id]: numbers.map((n) => record(n, scale.id, String(n % 11))),
        [why.id]: numbers.map((n) => record(n, why.id, textNumber(n))),
      },
      next_cursor: to < total ? String(to) : null,
    };
    return route.fulfill({ json });
  });
}

/** Texts of different length, so that rows have different heights. */
function textNumber(n: number): string {
  const window = n % 100 === 99 ? 'Ещё дует из окна. ' : '';
  return `${window}${'Задачи меняются чаще, чем их успевают сделать. '.repeat((n % 4) + 1)}Ответ ${n}`;
}
