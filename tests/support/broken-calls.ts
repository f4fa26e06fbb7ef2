import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { intercept, type Command } from './intercept.ts';

/** What becomes of a call: it is not made; it is made, and its reply is lost; the same, and the function is gone. */
export type Break = 'refused' | 'lost' | 'killed';

/** What the work came to, how many calls of the table it began, and of what kind the broken one was, if any was. */
export interface Broken<T> {
  readonly result: T;
  readonly calls: number;
  readonly broken: 'read' | 'write' | null;
}

const READS = [GetCommand, BatchGetCommand, QueryCommand];

/** Runs the work and breaks the first of its calls of the table that is meant; nobody makes that call again by themselves. */
export async function breakCall<T>(
  isMeant: (command: Command, number: number) => boolean,
  kind: Break,
  work: () => Promise<T>,
): Promise<Broken<T>> {
  let calls = 0;
  let broken: Broken<T>['broken'] = null;
  const spy = intercept(async (command, makeCall) => {
    const number = calls++;
    if (broken !== null) {
      if (kind === 'killed') throw new Error('The function is gone');
      return undefined;
    }
    if (!isMeant(command, number)) return undefined;
    broken = READS.some((read) => command instanceof read) ? 'read' : 'write';
    if (kind !== 'refused') await makeCall();
    throw new Error('The database does not answer');
  });
  try {
    const result = await work();
    return { result, calls, broken };
  } finally {
    spy.mockRestore();
  }
}
