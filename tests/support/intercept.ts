import { AsyncResource } from 'node:async_hooks';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { outsideFunctions } from './granted.ts';

/** A call of the table as it is sent. */
export interface Command {
  readonly input: object;
}
/** The client's method in the form that is used: it has others, with a callback. */
type Send = (this: DynamoDBDocumentClient, command: Command, ...rest: unknown[]) => Promise<object>;

const prototype = DynamoDBDocumentClient.prototype as unknown as { send: Send };
const { send } = prototype;

/**
 * Lets a test answer calls in the database's place, or throw; what it does not answer goes through. It may make the call
 * itself, and do with the reply what it likes. Ends with `vi.restoreAllMocks()`.
 */
export function intercept(
  answer: (command: Command, makeCall: () => Promise<object>) => object | undefined | Promise<object | undefined>,
) {
  const replacement: Send = async function (this: DynamoDBDocumentClient, ...call) {
    // Whoever makes the call, it is the function's.
    const makeCall = AsyncResource.bind(() => send.apply(this, call));
    return (await outsideFunctions(async () => answer(call[0], makeCall))) ?? makeCall();
  };
  return vi.spyOn(prototype, 'send').mockImplementation(replacement);
}

/** Has the calls that are meant fail as if the table did not answer: all of them, or the nth alone. Ends likewise. */
export function failCalls(isMeant: (command: Command) => boolean, nth?: number) {
  let count = 0;
  return intercept((command) => {
    if (isMeant(command) && (++count === nth || nth === undefined)) throw new Error('The table does not answer');
    return undefined;
  });
}
