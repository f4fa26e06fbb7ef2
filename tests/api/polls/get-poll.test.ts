import { expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';

it('shows the poll with its questions in order to every member (B6-03, B7-16)', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace);
  const { token } = await makeMember(workspace, 'сотрудник');
  const reply = await request(polls.getPoll, { token, params: { id: poll.id } });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual(poll);
  expect(reply.body.questions.map((question) => question.order_index)).toEqual([0, 1, 2]);
});

it('answers for a deleted poll as for one that never was', async () => {
  const owner = await makePerson();
  const poll = await makePoll(owner, await makeWorkspace(owner));
  await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
  const get = (id: string) => request(polls.getPoll, { token: owner.token, params: { id } });
  const [deleted, unknown] = [await get(poll.id), await get('00000000-0000-4000-8000-000000000000')];
  expect(deleted.status).toBe(404);
  expect(deleted.text).toBe(unknown.text);
});
