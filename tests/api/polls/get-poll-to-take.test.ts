import * as z from 'zod/mini';
import { AskedQuestion } from '#shared/models/answers.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { answerCheapReadsWith } from '#tests/support/stale-reads.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner, 'Ромашка');
const anna = await makeMember(workspace, 'сотрудник');

const look = (poll: Poll, { token }: Person = anna) => request(polls.getPollToTake, { token, params: { id: poll.id } });
const take = (run: { id: string }, poll: Poll, texts: string[], { token }: Person = anna) =>
  request(polls.takePoll, {
    token,
    params: { id: run.id },
    body: { answers: answersTo(poll, texts), anonymous_session_id: randomUUID() },
  });
const publish = (runId: string, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id: runId }, body: { published } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('has no run to show before one is opened, nor after it is closed or past its deadline (B4-27)', async () => {
  const poll = await makePoll(owner, workspace);
  const spoken = { language: 'ru', languages: ['ru'], translation: null };
  const nothing = { frame: null, questions: [], answered: false, answers: null, ...spoken };
  // Whoever answers is not told which answers are the better ones.
  const asked = poll.questions.map((question) => z.parse(AskedQuestion, question));
  expect((await look(poll)).body).toEqual({
    ...nothing,
    ended: null,
    viewers: null,
    next_run_at: null,
    poll: { id: poll.id, title: poll.title, type: 'ENPS', is_anonymous: true, workspace_name: 'Ромашка' },
  });
  const run = await makeFrame(owner, poll, { published: false });
  expect((await look(poll)).body).toMatchObject(nothing);
  await publish(run.id, true);
  expect((await look(poll)).body).toMatchObject({ frame: { id: run.id, deadline: null }, questions: asked });
  await publish(run.id, false);
  await makeFrame(owner, poll, { deadline: new Date(Date.now() - 1000).toISOString() });
  expect((await look(poll)).body).toMatchObject(nothing);
});

it('shows the newest open run to every member, with its own questions and title (B6-03)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const poll = await makePoll(owner, workspace);
  const runs = [];
  for (const title of ['Первый', 'Второй', 'Третий']) {
    vi.setSystemTime(Date.now() + 1000);
    await request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body: { title } });
    runs.push(await makeFrame(owner, poll));
  }
  vi.setSystemTime(Date.now() + 1000);
  await makeFrame(owner, poll, { published: false });
  expect((await look(poll)).body).toMatchObject({ frame: { id: runs[2]!.id }, poll: { title: 'Третий' } });
  await publish(runs[2]!.id, false);
  for (const role of ['hr', 'руководитель'] as const) {
    const reply = await look(poll, await makeMember(workspace, role));
    expect(reply.body).toMatchObject({ frame: { id: runs[1]!.id }, poll: { title: 'Второй' } });
  }
});

it('gives a member the answers they gave in a run with names, and nobody else’s', async () => {
  const poll = await makePoll(owner, workspace, { is_anonymous: false });
  const run = await makeFrame(owner, poll);
  expect((await look(poll)).body).toMatchObject({ answered: false, answers: null });
  await take(run, poll, ['9', 'Шум', '']);
  expect((await look(poll)).body).toMatchObject({ answered: true, answers: answersTo(poll, ['9', 'Шум']) });
  expect((await look(poll, owner)).body).toMatchObject({ answered: false, answers: null });
  const next = await makeFrame(owner, poll);
  expect((await look(poll)).body).toMatchObject({ frame: { id: next.id }, answered: false, answers: null });
});

it('tells in an anonymous run that a member has answered, never what; once closed and opened again, nothing', async () => {
  const poll = await makePoll(owner, workspace);
  const run = await makeFrame(owner, poll);
  await take(run, poll, ['9', 'Шум']);
  expect((await look(poll)).body).toMatchObject({ answered: true, answers: null });
  expect((await look(poll, owner)).body).toMatchObject({ answered: false, answers: null });
  await publish(run.id, false);
  await publish(run.id, true);
  expect((await look(poll)).body).toMatchObject({ frame: { id: run.id }, answered: false, answers: null });
});

it('shows a run from the moment it was opened, and none from the moment it was closed, whatever a replica says', async () => {
  const poll = await makePoll(owner, workspace);
  const run = await makeFrame(owner, poll, { published: false });
  const draft = (await storedItems(run.id)).find(({ type }) => type === 'run')!;
  await publish(run.id, true);
  answerCheapReadsWith(draft);
  expect((await look(poll)).body.frame).toMatchObject({ id: run.id });
  vi.restoreAllMocks();
  const opened = (await storedItems(run.id)).find(({ type }) => type === 'run')!;
  await publish(run.id, false);
  answerCheapReadsWith(opened);
  expect((await look(poll)).body.frame).toBeNull();
});
