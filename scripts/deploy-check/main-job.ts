import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { buildPath, type Reply, type Route } from '#shared/contract/route.ts';
import { system } from '#shared/contract/system.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Received, Sent } from './http.ts';
import { until } from './until.ts';

const PASSWORD = 'verify-2026-deployment';
const QUESTIONS = ['Порекомендуете ли вы нас?', 'Что мешало на этой неделе?', 'Что порадовало?'];
const ANSWERS = ['9', 'Ничего', 'Команда'];
/** The counters are kept by the stream, a moment later. */
const COUNT_SECONDS = 60;

interface Call {
  readonly token?: string;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
}

/** Carries a request to the deployment. */
export type Transport = (request: Omit<Sent, 'port'>) => Promise<Received>;

/** What the main job leaves behind, for who looks into the table. */
export interface Finished {
  readonly token: string;
  readonly pollId: string;
  readonly runId: string;
  readonly publicToken: string;
}

/** From a registration to an answer in the results, over whatever carries requests to the deployment. */
export async function doMainJob(transport: Transport): Promise<Finished> {
  const call = caller(transport);
  const { access_token: token } = await call(auth.register, {
    body: {
      first_name: 'Анна',
      last_name: 'Петрова',
      email: 'anna@romashka.example',
      password: PASSWORD,
      password_confirm: PASSWORD,
    },
  });
  const workspace = await call(workspaces.createWorkspace, { token, body: { name: 'Ромашка' } });
  assert.equal(workspace.user_role, 'владелец');
  const poll = await call(polls.createPoll, {
    token,
    body: {
      workspace_id: workspace.id,
      title: 'Пульс недели',
      is_anonymous: true,
      allow_anonymous_link: true,
      questions: QUESTIONS.map((text, order_index) => ({ text, order_index })),
    },
  });
  const frame = await call(polls.createFrame, { token, params: { id: poll.id }, body: {} });
  const published = await call(polls.publishFrame, { token, params: { id: frame.id }, body: { published: true } });
  const publicToken = published.public_token;
  assert.ok(publicToken, 'A published frame of a poll with a link has a token');

  const page = await call(answers.getPublicPoll, { params: { token: publicToken } });
  assert.equal(page.workspace_name, 'Ромашка');
  const said = page.questions.map(({ id }, index) => ({ question_id: id, content: ANSWERS[index] }));
  await call(answers.takePublicPoll, {
    params: { token: publicToken },
    body: { answers: said, anonymous_session_id: randomUUID() },
  });
  await takeAsMember(call, { token, pollId: poll.id, answers: said });

  const results = await call(polls.getResults, { token, params: { id: frame.id } });
  const seen = poll.questions.map(({ id }) => results.by_question[id]?.map(({ content }) => content));
  assert.deepEqual(
    seen,
    ANSWERS.map((answer) => [answer, answer]),
  );
  return { token, pollId: poll.id, runId: frame.id, publicToken };
}

/** The owner answers their own anonymous poll, once: the mark of it is checked against a key that KMS derives. */
async function takeAsMember(
  call: ReturnType<typeof caller>,
  { token, pollId, answers: said }: { token: string; pollId: string; answers: unknown },
): Promise<void> {
  const { frame, answered } = await call(polls.getPollToTake, { token, params: { id: pollId } });
  assert.ok(frame && !answered, 'The open run is there for a member who has not answered');
  const body = { answers: said, anonymous_session_id: randomUUID() };
  await call(polls.takePoll, { token, params: { id: frame.id }, body });
  const again = await call(polls.getPollToTake, { token, params: { id: pollId } });
  assert.ok(again.answered && again.answers === null, 'It is known that they have answered, not what');
}

/** The stream hands answers and marks to the function that counts them. */
export async function awaitCounters(transport: Transport, { token, runId }: Finished): Promise<void> {
  await until('the counters show both answers', COUNT_SECONDS, async () => {
    const summary = await caller(transport)(polls.getSummary, { token, params: { id: runId } });
    return summary.responses === 2 && summary.members_answered === 1 && summary.by_question[0]?.scores?.[9] === 2;
  });
}

/** Deletes the poll; what lies under it goes by a slow job, which the stream hands to the worker and that to a queue. */
export async function deletePoll(transport: Transport, { token, pollId }: Finished): Promise<void> {
  await caller(transport)(polls.deletePoll, { token, params: { id: pollId } });
}

/** Refusals that only the deployment as a whole can give. */
export async function checkRefusals(
  transport: Transport,
  stranger: Transport,
  { publicToken }: Finished,
): Promise<void> {
  const withoutToken = await transport({ method: 'GET', path: auth.me.path });
  assert.equal(withoutToken.status, 401, 'No token, no account');
  const unknown = await transport({ method: 'GET', path: '/api/nothing-here' });
  assert.equal(unknown.status, 404);
  assert.match(unknown.text, /"code":"not_found"/, 'The catch-all route answers with the one error body');
  const gone = await transport({ method: 'GET', path: buildPath(answers.getPublicPoll.path, { token: publicToken }) });
  assert.equal(gone.status, 404, 'The link of a deleted poll is dead');
  const besideTheDistribution = await stranger({ method: 'GET', path: system.openapi.path });
  assert.equal(besideTheDistribution.status, 403, "The gateway's own address is closed");
}

function caller(transport: Transport) {
  return async <R extends Route>(route: R, { token, params, body }: Call): Promise<Reply<R>> => {
    const received = await transport({
      method: route.method,
      path: buildPath(route.path, params),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    assert.equal(
      received.status,
      route.status,
      `${route.key} answered ${received.status}: ${received.text.slice(0, 500)}`,
    );
    // What a deployment answers was shaped by the same contract.
    return (received.text ? JSON.parse(received.text) : undefined) as Reply<R>;
  };
}
