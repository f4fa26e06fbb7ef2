import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';

const { send } = DynamoDBDocumentClient.prototype;

/** What becomes of a call: it is not made; it is made, and its reply is lost; the same, and the function is gone. */
export type Break = 'refused' | 'lost' | 'killed';

/** What the work came to, how many calls of the table it began, and of what kind the broken one was, if any was. */
export interface Broken<T> {
  readonly result: T;
  readonly calls: number;
  readonly broken: 'read' | 'write' | null;
}

/** Runs the work and breaks the first of its calls of the table that is meant; nobody makes that call again by themselves. */
export async function breakCall<T>(
  isMeant: (command: object, number: number) => boolean,
  kind: Break,
  work: () => Promise<T>,
): Promise<Broken<T>> {
  let calls = 0;
  let broken: Broken<T>['broken'] = null;
  const replacement = async function (this: DynamoDBDocumentClient, ...call: Parameters<typeof send>) {
    const [command] = call;
    const number = calls++;
    if (broken !== null) {
      if (kind === 'killed') throw new Error('The function is gone');
      return send.apply(this, call);
    }
    if (!isMeant(command, number)) return send.apply(this, call);
    broken = READS.some((read) => command instanceof read) ? 'read' : 'write';
    if (kind !== 'refused') await send.apply(this, call);
    throw new Error('The database does not answer');
  };
  const { prototype } = DynamoDBDocumentClient;
  // The client's method has a form with a callback that nobody uses.
  const spy = vi.spyOn(prototype, 'send').mockImplementation(replacement as unknown as typeof send);
  try {
    const result = await work();
    return { result, calls, broken };
  } finally {
    spy.mockRestore();
  }
}

const READS = [GetCommand, BatchGetCommand, QueryCommand];
