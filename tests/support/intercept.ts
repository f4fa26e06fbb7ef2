import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { outsideFunctions } from './granted.ts';

const { send } = DynamoDBDocumentClient.prototype;

/**
 * Lets a test answer calls in the database's place, or throw; what it does not answer goes through.
 * Ends with `vi.restoreAllMocks()`.
 */
export function intercept(answer: (command: unknown) => object | undefined | Promise<object | undefined>) {
  const replacement = async function (this: DynamoDBDocumentClient, ...call: Parameters<typeof send>) {
    return (await outsideFunctions(async () => answer(call[0]))) ?? send.apply(this, call);
  };
  // The client's method has a form with a callback that nobody uses.
  return vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(replacement as unknown as typeof send);
}
