import { AsyncLocalStorage } from 'node:async_hooks';
import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { intercept } from './intercept.ts';

const WRITES = [BatchWriteCommand, DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand];
const running = new AsyncLocalStorage<number>();

/**
 * Makes these calls at once, and what would race by chance races for certain: the first write of each waits until
 * every other has come to its own first write or to its end, so that all decide by what was there before any wrote.
 * Gives what they give, in their order. Nothing else may be intercepted meanwhile.
 */
export async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const awaited = new Set(calls.keys());
  const { promise: allAreThere, resolve: open } = Promise.withResolvers<void>();
  const arrive = (call: number): void => {
    awaited.delete(call);
    if (awaited.size === 0) open();
  };
  const spy = intercept(async (command) => {
    const call = running.getStore();
    if (call !== undefined && WRITES.some((write) => command instanceof write)) {
      arrive(call);
      await allAreThere;
    }
    return undefined;
  });
  try {
    return await Promise.all(calls.map((make, call) => running.run(call, make).finally(() => arrive(call))));
  } finally {
    spy.mockRestore();
  }
}

/** The same call so many times at once. */
export function timesAtOnce<T>(times: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return atOnce(Array.from({ length: times }, (_, index) => () => make(index)));
}
