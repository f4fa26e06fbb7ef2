import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, table } from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';

afterEach(() => vi.restoreAllMocks());

it('a poll is not written into a workspace that is deleted between the check and the write', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  let before: unknown;
  const spy = intercept(async (command) => {
    if (!(command instanceof TransactWriteCommand)) return undefined;
    spy.mockRestore();
    await table.removeMany([keys.workspace(workspace.id)]);
    before = await storedItems();
    // The write itself goes through, to a table without the workspace.
    return undefined;
  });
  const body = { workspace_id: workspace.id, title: 'Пульс', questions: [{ text: 'Как дела?', order_index: 0 }] };
  const reply = await request(polls.createPoll, { token: owner.token, body });
  expect(reply.status).toBe(404);
  expect(before).toBeDefined();
  expect(await storedItems()).toEqual(before);
});
