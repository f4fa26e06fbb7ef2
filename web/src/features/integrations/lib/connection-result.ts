import type { ConnectionCheck } from '../api.ts';

/** The server tried and it does not work: its own words for a person. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';
}

/** The words of a test that succeeded; throws ConnectionFailure for one that did not. */
export function wordsOf({ ok, detail, warnings }: ConnectionCheck): string {
  if (!ok) throw new ConnectionFailure(detail);
  return [detail, ...warnings].join(' ');
}
