import { expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { givenFrame, givenPerson, givenPoll, givenResponse, givenWorkspace, repos } from '#tests/support/given.ts';
import { storedItems } from '#tests/support/stored.ts';
import { deliver, DONE } from './stream.ts';

const owner = await givenPerson();
const workspace = await givenWorkspace(owner);

const responses = async (frameId: string) => (await storedItems(frameId)).filter((item) => item['type'] === 'response');

it('takes away a response that reached the table after its run was deleted', async () => {
  const poll = await givenPoll(owner, workspace);
  const frame = await givenFrame(owner, poll);
  await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
  await deliver(...(await storedItems(poll.id)).filter((item) => item['type'] === 'job'));
  await repos.responses.save(frame.id, { key: 'late', answers: ['9'], answeredAt: '2026-11-17T09:00:00.000Z' });
  const late = await responses(frame.id);
  expect(late).toHaveLength(1);
  expect(await deliver(...late)).toEqual(DONE);
  expect(await storedItems(frame.id)).toEqual([]);
});

it('leaves a response to a living run alone', async () => {
  const poll = await givenPoll(owner, workspace);
  const frame = await givenFrame(owner, poll);
  await givenResponse(poll, frame.public_token, ['9', 'Ничего']);
  const stored = await responses(frame.id);
  expect(await deliver(...stored)).toEqual(DONE);
  expect(await responses(frame.id)).toEqual(stored);
});

it('passes over what is none of its business', async () => {
  const frame = await givenFrame(owner, await givenPoll(owner, workspace));
  const before = await storedItems(frame.id);
  expect(await deliver(...before)).toEqual(DONE);
  expect(await storedItems(frame.id)).toEqual(before);
});
