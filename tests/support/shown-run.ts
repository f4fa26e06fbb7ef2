import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from './api.ts';
import { answersTo, makeFrame, makePoll, makeResponse, type Person } from './factories.ts';
import { countAll } from './table-stream.ts';

interface Wanted {
  /** What each respondent answers; six by default, of whom four have written what pleased them. */
  readonly answers?: readonly (readonly string[])[];
  readonly open?: boolean;
  readonly visibility?: 'live' | 'from_5' | 'closed';
  readonly isAnonymous?: boolean;
  readonly title?: string;
}

/** So that eNPS is zero. */
const ANSWERS = ['10', '9', '8', '8', '3', '6'].map((score, index) => [score, `Тайна ${index}`]);

/** A run of a poll for eNPS that was answered by link and is closed unless told otherwise, as its results show it. */
export async function makeShownRun(owner: Person, workspace: Workspace, wanted: Wanted = {}) {
  const { answers = ANSWERS, open = false, visibility = 'closed', isAnonymous = true, title } = wanted;
  const poll = await makePoll(owner, workspace, { is_anonymous: isAnonymous, ...(title && { title }) });
  const frame = await makeFrame(owner, poll, { results_visibility: visibility });
  for (const texts of answers) await makeResponse(poll, frame.public_token, texts);
  // The closing finds all of them counted.
  await countAll();
  if (!open) await moveRun(owner, frame, false);
  return { id: frame.id, poll, frame, questions: poll.questions };
}

/** A run with names, closed, that each of these people has answered, and somebody by link. */
export async function makeNamedRun(
  owner: Person,
  workspace: Workspace,
  people: readonly Person[],
  title = 'По именам',
) {
  const poll = await makePoll(owner, workspace, { is_anonymous: false, title });
  const frame = await makeFrame(owner, poll, { results_visibility: 'live' });
  for (const [index, { token, firstName }] of people.entries()) {
    const body = { answers: answersTo(poll, [String(10 - index), `Слова: ${firstName}`]) };
    const reply = await request(polls.takePoll, { token, params: { id: frame.id }, body });
    if (reply.status !== 200) throw new Error(`The run was not answered: ${reply.text}`);
  }
  await makeResponse(poll, frame.public_token, ['6', 'Без имени']);
  await countAll();
  await moveRun(owner, frame, false);
  return { id: frame.id, poll };
}

/** Opens or closes a run, and lets what that brings to light be counted. */
export async function moveRun(owner: Person, { id }: Pick<Frame, 'id'>, published: boolean): Promise<void> {
  const reply = await request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
  if (reply.status !== 200) throw new Error(`The run was not moved: ${reply.text}`);
  await countAll();
}
