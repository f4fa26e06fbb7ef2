import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  join,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { makeHolder } from '#tests/security/logins.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { deliver, DONE } from './stream.ts';

afterEach(() => vi.restoreAllMocks());

/** Two runs with names that somebody has answered, one of them beside a colleague. */
async function makeAnswers() {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace, { is_anonymous: false });
  const [leaver, colleague] = [await makeHolder(), await makeMember(workspace, 'сотрудник')];
  await join(workspace, leaver, 'сотрудник');
  const runs = [await makeFrame(owner, poll), await makeFrame(owner, poll)];
  const take = async (who: Person, runId: string, texts: string[]) => {
    const body = { answers: answersTo(poll, texts), anonymous_session_id: randomUUID() };
    await request(polls.takePoll, { token: who.token, params: { id: runId }, body });
  };
  for (const { id } of runs) await take(leaver, id, ['10', 'Прощайте']);
  await take(colleague, runs[0]!.id, ['3', 'Остаюсь']);
  await countAll();
  return { owner, poll, leaver, colleague, runs };
}

async function leave({ token, id }: Person) {
  const reply = await request(auth.deleteMe, { token });
  expect(reply.status).toBe(204);
  return (await storedItems(id)).filter(
    (item) => (item['job'] as { kind?: string } | undefined)?.kind === 'delete-account',
  );
}

it('a deleted account takes its name off its answers, which stay, and the counters stay right', async () => {
  const { owner, poll, leaver, colleague, runs } = await makeAnswers();
  const before = await Promise.all(runs.map(({ id }) => repos.counters.stored(id)));
  expect(await deliver(...(await leave(leaver)))).toEqual(DONE);
  await countAll();
  expect(await storedItems(leaver.id)).toEqual([]);
  const { body } = await request(polls.getResults, { token: owner.token, params: { id: runs[0]!.id } });
  const said = body.by_question[poll.questions[1]!.id]!;
  expect(said.map(({ user_id, content }) => [user_id, content])).toEqual([
    [colleague.id, 'Остаюсь'],
    [null, 'Прощайте'],
  ]);
  // A name that is gone leaves no minute behind to guess it by.
  expect(said[1]!.created_at).toMatch(/T\d\d:00:00\.000Z$/);
  const after = await Promise.all(runs.map(({ id }) => repos.counters.stored(id)));
  expect(before.map((one) => [one!.value.responses, one!.value.named])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(after.map((one) => [one!.value.responses, one!.value.named])).toEqual([
    [2, 1],
    [1, 0],
  ]);
  for (const [index, one] of after.entries()) {
    expect(one!.value.questions[0]!.scores).toEqual(before[index]!.value.questions[0]!.scores);
  }
});

it('in the middle it asks to be done again, and then takes the name off the rest, nothing twice', async () => {
  const { leaver, runs } = await makeAnswers();
  const jobs = await leave(leaver);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const isRenaming = (command: object) =>
    command instanceof TransactWriteCommand && JSON.stringify(command.input).includes('RESPONSE#');
  failCalls(isRenaming, 2);
  expect((await deliver(...jobs)).batchItemFailures).toHaveLength(1);
  vi.restoreAllMocks();
  expect(await deliver(...jobs)).toEqual(DONE);
  expect(await storedItems(leaver.id)).toEqual([]);
  const responses = (await storedItems('Прощайте')).filter(({ pk }) => runs.some(({ id }) => pk.includes(id)));
  expect(responses.filter(({ type }) => type === 'response')).toHaveLength(2);
});
