import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { polls } from '#shared/contract/polls.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';

export const owner = await makePerson();
export const workspace = await makeWorkspace(owner);

/** A title that no other poll has. */
export const newTitle = (): string => `Опрос ${randomUUID()}`;

export const pollBody = (title: string, workspaceId = workspace.id) => ({
  workspace_id: workspaceId,
  title,
  questions: [{ text: 'Как дела?', order_index: 0 }],
});

/** Creates a poll under a key. */
export const create = (key: string, body: object, more: RequestOptions = {}) =>
  request(polls.createPoll, { token: owner.token, body, headers: { 'idempotency-key': key }, ...more });

export const pollsNamed = async (title: string) => (await storedItems(title)).filter(({ type }) => type === 'poll');
export const recordsOf = (userId: string) => storedItems(`IDEMPOTENCY#${userId}`);

/** Whether a key is that of a record. */
export function isOfRecord(key: Record<string, unknown> | undefined): boolean {
  return String(key?.['pk']).startsWith('IDEMPOTENCY#');
}

/** The write that puts the reply into the record. */
export function isReplyBeingKept(command: unknown): boolean {
  return command instanceof UpdateCommand && isOfRecord(command.input.Key);
}

/** The poll is written, its reply is not kept, and nobody hears of either. */
export async function createAndDie(key: string, title: string): Promise<void> {
  let written = () => {};
  const effect = new Promise<void>((resolve) => {
    written = resolve;
  });
  const spy = intercept((command) => {
    if (!isReplyBeingKept(command)) return undefined;
    written();
    return new Promise(() => {});
  });
  void create(key, pollBody(title));
  await effect;
  spy.mockRestore();
}
