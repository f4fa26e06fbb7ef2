import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeResponse, makeWorkspace, repos } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { count, countAll, toCount } from '#tests/support/table-stream.ts';

const LATE = { answers: ['9'], answeredAt: '2026-11-17T09:00:00.000Z' };

const owner = await makePerson();
const workspace = await makeWorkspace(owner);

/** Deletes a run's poll, with the job that follows. */
async function erase(pollId: string): Promise<void> {
  await request(polls.deletePoll, { token: owner.token, params: { id: pollId } });
  await deliver(...(await storedItems(pollId)).filter((item) => item['type'] === 'job'));
  await countAll();
}

const withoutJobs = async (text: string) => (await storedItems(text)).filter((item) => item['type'] !== 'job');

it('takes away answers and marks that reached the table after their run was deleted', async () => {
  const poll = await makePoll(owner, workspace);
  const frame = await makeFrame(owner, poll);
  await erase(poll.id);
  await repos.responses.save(frame.id, { key: 'late', ...LATE });
  await repos.participation.set(frame.id, { keyId: 'k', mac: 'm', proof: 'p' });
  expect(await withoutJobs(frame.id)).toHaveLength(2);
  const late = await toCount();
  expect(late).toHaveLength(2);
  expect(await count(late)).toEqual(DONE);
  expect(await withoutJobs(frame.id)).toEqual([]);
});

it('takes the account’s way to a late answer with a name away, too', async () => {
  const poll = await makePoll(owner, workspace, { is_anonymous: false });
  const frame = await makeFrame(owner, poll);
  await erase(poll.id);
  await repos.responses.saveNamed(frame.id, owner.id, LATE);
  await countAll();
  expect(await withoutJobs(frame.id)).toEqual([]);
});

it('leaves the answers of a living run alone, whatever is late beside them', async () => {
  const [deleted, living] = [await makePoll(owner, workspace), await makePoll(owner, workspace)];
  const [gone, frame] = [await makeFrame(owner, deleted), await makeFrame(owner, living)];
  await erase(deleted.id);
  await makeResponse(living, frame.public_token, ['9', 'Ничего'], randomUUID());
  const kept = (await withoutJobs(frame.id)).filter((item) => item['type'] === 'response');
  await repos.responses.save(gone.id, { key: 'late', ...LATE });
  expect(await count(await toCount())).toEqual(DONE);
  expect(await withoutJobs(gone.id)).toEqual([]);
  expect((await withoutJobs(frame.id)).filter((item) => item['type'] === 'response')).toEqual(kept);
  expect((await repos.counters.stored(frame.id))!.value.responses).toBe(1);
});
