import { randomUUID } from 'node:crypto';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Reply, Route } from '#shared/contract/route.ts';
import type { Frame, Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { RequestOptions } from '#tests/support/api.ts';

const MINUTE_MILLISECONDS = 60_000;
/** More than one source sends in a minute without being counted. */
const RUSH = 31;

/** Every operation around polls, runs and answers once, and what the stream and the clock do after them. */
export async function doPolls(owner: { readonly token: string }, workspace: Workspace): Promise<void> {
  const { token } = owner;
  const inWorkspace = { token, params: { id: workspace.id } };
  const poll = await createPoll(token, workspace, { is_anonymous: true });
  const ofPoll = { token, params: { id: poll.id } };
  await must(polls.duplicatePoll, ofPoll);
  const frame = await openRun(token, poll);
  const ofFrame = { token, params: { id: frame.id } };
  const link = { token: frame.public_token! };

  await must(polls.updatePoll, { ...ofPoll, body: { title: 'Пульс недели', allow_anonymous_link: false } });
  await must(polls.updatePoll, { ...ofPoll, body: { allow_anonymous_link: true } });
  await must(polls.updateFrame, { ...ofFrame, body: { deadline: soon(), answer_limit: RUSH + 1 } });
  await must(answers.getPublicPoll, { params: link });
  for (let count = 0; count < RUSH; count++) {
    await must(answers.takePublicPoll, { params: link, body: { ...given(poll), anonymous_session_id: randomUUID() } });
  }
  await must(polls.getPollToTake, ofPoll);
  await must(polls.takePoll, { ...ofFrame, body: { ...given(poll), anonymous_session_id: randomUUID() } });
  await count('MARKS#');
  await count('RESPONSE#');
  await must(polls.updateFrame, { ...ofFrame, body: { answer_limit: null } });
  for (const route of [polls.getResults, polls.getSummary]) await must(route, ofFrame);
  for (const route of [polls.getPoll, polls.listFrames, polls.getTrend]) await must(route, ofPoll);
  await must(polls.listPolls, inWorkspace);
  await must(polls.renewLink, ofFrame);

  await doNamed(token, workspace);
  await letDeadlinePass(token, poll);
  await must(polls.publishFrame, { ...ofFrame, body: { published: false } });
  await doJobs('forget-participation');
  const unwanted = await openRun(token, poll);
  await must(polls.takePoll, { token, params: { id: unwanted.id }, body: given(poll) });
  await deleteAll(token, poll, unwanted);
}

/** A run with names: the member sees their own answers again. */
async function doNamed(token: string, workspace: Workspace): Promise<void> {
  const poll = await createPoll(token, workspace, { is_anonymous: false });
  const frame = await openRun(token, poll);
  await must(polls.takePoll, { token, params: { id: frame.id }, body: given(poll) });
  const { answered } = await must(polls.getPollToTake, { token, params: { id: poll.id } });
  if (!answered) throw new Error('Who has answered is not told so');
  await deleteWhileAnswering(token, frame);
}

/** A run that ended a minute ago is closed by the schedule, one that was given another deadline is left alone. */
async function letDeadlinePass(token: string, poll: Poll): Promise<void> {
  const { repos } = await import('#tests/support/factories.ts');
  const { handler: worker } = await import('#functions/jobs/handler.ts');
  const { keys } = await import('#data/keys.ts');
  const { put } = await import('#data/writes.ts');
  const { table } = await import('#tests/support/factories.ts');
  const { id } = await openRun(token, poll);
  const frame = (await repos.frames.findConsistent(id))!;
  const deadline = new Date(Date.now() - MINUTE_MILLISECONDS).toISOString();
  await repos.frames.change(frame, { deadline }, new Date());
  const gone = randomUUID();
  await table.write(put({ ...keys.closing(deadline, gone), type: 'closing', frameId: gone, deadline }));
  await worker({ schedule: 'close-frames', job: 'close-frames' });
  if ((await repos.frames.findConsistent(id))!.published) throw new Error('A run whose deadline is past is still open');
}

/** The run goes with its answers; what arrives afterwards, and the trace of it with its account, is taken away again. */
async function deleteWhileAnswering(token: string, frame: Frame): Promise<void> {
  const { storedItems } = await import('#tests/support/stored.ts');
  const { table } = await import('#tests/support/factories.ts');
  const { put } = await import('#data/writes.ts');
  const { appeared, countBatch } = await import('#tests/support/response-counts.ts');
  const answersOf = async () =>
    (await storedItems(frame.id)).filter(({ type }) => ['response', 'mark', 'answered'].includes(String(type)));
  const late = await answersOf();
  await must(polls.deleteFrame, { token, params: { id: frame.id } });
  await doJobs('delete-frame');
  for (const item of late) await table.write(put(item));
  await countBatch(appeared(late.filter(({ type }) => type !== 'answered')));
  if (late.length < 2 || (await answersOf()).length > 0) throw new Error('Answers outlive their run');
}

/** The run with its answers, then the poll with the rest. */
async function deleteAll(token: string, poll: Poll, unwanted: Frame): Promise<void> {
  await deleteWhileAnswering(token, unwanted);
  await must(polls.deletePoll, { token, params: { id: poll.id } });
  await doJobs('delete-poll');
}

/** The stream tells the counters of everything of this kind. */
async function count(text: string): Promise<void> {
  const { storedItems } = await import('#tests/support/stored.ts');
  const { appeared, countBatch } = await import('#tests/support/response-counts.ts');
  const items = (await storedItems(text)).filter(({ type }) => type === 'response' || type === 'mark');
  const { batchItemFailures } = await countBatch(appeared(items));
  if (items.length === 0 || batchItemFailures.length > 0) throw new Error(`The counters fail at ${text}`);
}

async function doJobs(kind: string): Promise<void> {
  const { storedItems } = await import('#tests/support/stored.ts');
  const { deliver } = await import('#tests/api/jobs/stream.ts');
  const jobs = (await storedItems(`"kind":"${kind}"`)).filter(({ finishedAt }) => finishedAt === undefined);
  const { batchItemFailures } = await deliver(...jobs);
  if (jobs.length === 0 || batchItemFailures.length > 0) throw new Error(`The jobs ${kind} fail`);
}

function createPoll(token: string, workspace: Workspace, settings: Partial<Poll>): Promise<Poll> {
  const questions = [{ text: 'Порекомендуете ли вы нас?', order_index: 0 }];
  const body = { workspace_id: workspace.id, title: 'Пульс', allow_anonymous_link: true, questions, ...settings };
  return must(polls.createPoll, { token, body });
}

async function openRun(token: string, poll: Poll): Promise<Frame> {
  const { id } = await must(polls.createFrame, { token, params: { id: poll.id }, body: {} });
  return must(polls.publishFrame, { token, params: { id }, body: { published: true } });
}

const given = (poll: Poll) => ({ answers: [{ question_id: poll.questions[0]!.id, content: '9' }] });
const soon = () => new Date(Date.now() + MINUTE_MILLISECONDS).toISOString();

/** A request that has to succeed, under a key where it may have one: with a key a request does all it does without. */
async function must<R extends Route>(route: R, options: RequestOptions): Promise<Reply<R>> {
  const { request, withKey } = await import('#tests/support/api.ts');
  const { status, body, text } = await request(route, withKey(route, options));
  if (status !== route.status) throw new Error(`${route.name} answered ${status}: ${text}`);
  return body;
}
