import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  table,
} from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { deliver, DONE, failedAt } from './stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);

afterEach(() => vi.restoreAllMocks());

const publish = (runId: string, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id: runId }, body: { published } });
const marks = async (runId: string) => (await storedItems(runId)).filter(({ type }) => type === 'mark');
const jobs = async (runId: string) => (await storedItems(runId)).filter(({ type }) => type === 'job');

/** A run that was closed after so many members had answered it. */
async function makeClosedFrame(members: number) {
  const frame = await makeFrame(owner, poll);
  const key = (await storedItems(frame.id)).find(({ type }) => type === 'mark-key')!;
  for (let n = 0; n < members; n++) {
    const mark = keys.participation(frame.id, String(key['keyId']), `mark-${n}`);
    await table.write(put({ ...mark, type: 'mark', proof: 'x' }));
  }
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
  const { token } = await makeMember(workspace, 'сотрудник');
  await request(polls.takePoll, { token, params: { id: frame.id }, body });
  await countAll();
  await publish(frame.id, false);
  return frame;
}

it('takes away every mark of the opening that is over, and neither answers nor counters', async () => {
  const frame = await makeClosedFrame(70);
  const before = (await storedItems(frame.id)).filter(({ type }) => type === 'totals' || type === 'response');
  expect(await marks(frame.id)).toHaveLength(71);
  expect(await deliver(...(await jobs(frame.id)))).toEqual(DONE);
  expect(await marks(frame.id)).toEqual([]);
  const after = await storedItems(frame.id);
  expect(after.filter(({ type }) => type === 'totals' || type === 'response')).toEqual(before);
  expect(after.find(({ type }) => type === 'mark-totals')).toMatchObject({ marks: 71 });
});

it('writes such a job only where there are marks to forget: not in a run with names', async () => {
  const open = await makePoll(owner, workspace, { is_anonymous: false });
  const frame = await makeFrame(owner, open);
  await publish(frame.id, false);
  expect(await jobs(frame.id)).toEqual([]);
  expect((await storedItems(frame.id)).filter(({ type }) => type === 'mark-key')).toEqual([]);
});

it('in the middle it asks to be delivered again, and then forgets the rest', async () => {
  const frame = await makeClosedFrame(60);
  failCalls((command) => command instanceof BatchWriteCommand, 2);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await deliver(...(await jobs(frame.id)))).toEqual(failedAt(1));
  vi.restoreAllMocks();
  const rest = (await marks(frame.id)).length;
  expect(rest).toBeGreaterThan(0);
  expect(rest).toBeLessThan(61);
  expect(await deliver(...(await jobs(frame.id)))).toEqual(DONE);
  expect(await marks(frame.id)).toEqual([]);
});
