import { BatchGetCommand, GetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { intercept } from './intercept.ts';
import { storedItems } from './stored.ts';

/** Changes what is under a key, and has every eventually consistent read of it see what was there before. */
export async function changeUnseen(key: Key, change: () => Promise<unknown>): Promise<void> {
  const [before] = (await storedItems(key.sk)).filter(({ pk, sk }) => pk === key.pk && sk === key.sk);
  if (!before) throw new Error(`Nothing is kept under ${key.pk} ${key.sk}`);
  await change();
  answerCheapReadsWith(before);
}

/**
 * Has every eventually consistent read of one item see it as it was earlier, or not at all, as a replica that lags
 * behind would; strong reads see what is. Ends with `vi.restoreAllMocks()`.
 */
export function answerCheapReadsWith(seen: (Item & Key) | null, { pk, sk }: Key = seen!): void {
  const isIt = (item: Record<string, unknown> | undefined) => item?.['pk'] === pk && item['sk'] === sk;
  intercept((command, makeCall) => {
    if (command instanceof GetCommand && !command.input.ConsistentRead && isIt(command.input.Key)) {
      return seen ? { Item: seen } : {};
    }
    if (!(command instanceof BatchGetCommand)) return undefined;
    const [[name, asked] = []] = Object.entries(command.input.RequestItems ?? {});
    if (!name || asked?.ConsistentRead || !asked?.Keys?.some(isIt)) return undefined;
    return behind(makeCall, name);
  });

  async function behind(makeCall: () => Promise<object>, name: string): Promise<object> {
    const reply = (await makeCall()) as BatchGetCommandOutput; // of a BatchGetCommand
    const others = (reply.Responses?.[name] ?? []).filter((item) => !isIt(item));
    return { ...reply, Responses: { [name]: seen ? [...others, seen] : others } };
  }
}
