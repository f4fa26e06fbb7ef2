import { randomUUID } from 'node:crypto';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makeMember, makePerson, makeWorkspace, joinMany, type Person } from '#tests/support/factories.ts';

const QUESTIONS = 10;
/** Ten such answers are 1 kB of text: a Cyrillic letter takes two bytes. */
const ANSWER = 'Мешали совещания каждый день: на работу нет времени'.slice(0, 50);

/** A workspace to measure in, with a poll of ten questions in it that was opened and answered. */
export interface Company {
  readonly owner: Person;
  readonly employee: Person;
  readonly workspace: Workspace;
  readonly poll: Poll;
  readonly frame: { readonly id: string; readonly public_token: string; readonly public_short: string | null };
}

/** A company of so many members, and of so many polls, each opened once; the poll of it was opened as often. */
export async function makeCompany(size: number): Promise<Company> {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const employee = await makeMember(workspace, 'сотрудник');
  await joinMany(workspace, size - 2);
  const poll = await makeLongPoll(owner, workspace);
  const frame = await makeFrame(owner, poll);
  const openAnew = () => makeFrame(owner, poll, { published: false });
  const makeAnother = async () => makeFrame(owner, await makeLongPoll(owner, workspace), { published: false });
  await Promise.all([oneByOne(size - 1, openAnew), oneByOne(size - 1, makeAnother)]);
  await request(answers.takePublicPoll, { params: { token: frame.public_token }, body: questionnaire(poll) });
  return { owner, employee, workspace, poll, frame };
}

async function oneByOne(times: number, step: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) await step();
}

/** Creates a poll of ten questions. */
export async function makeLongPoll(owner: Person, workspace: Workspace): Promise<Poll> {
  return (await request(polls.createPoll, { token: owner.token, body: longPoll(workspace) })).body;
}

/** What a poll of ten questions is created from. */
export function longPoll(workspace: Workspace) {
  const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
    text: `Что на этой неделе мешало работать? (${index + 1})`,
    order_index: index,
  }));
  return {
    workspace_id: workspace.id,
    title: 'Пульс недели',
    is_anonymous: true,
    allow_anonymous_link: true,
    questions,
  };
}

/** One kilobyte of answers to all ten questions. */
function tenAnswers(poll: Poll): { question_id: string; content: string }[] {
  return poll.questions.map(({ id }) => ({ question_id: id, content: ANSWER }));
}

/** What a respondent who comes for the first time sends. */
export function questionnaire(poll: Poll) {
  return { answers: tenAnswers(poll), anonymous_session_id: randomUUID() };
}
