import { checkReceipt, checkRecord, missingAnswers } from '#shared/ballots/check.ts';
import { fromBase64Url } from '#shared/ballots/bytes.ts';
import type { RunRecord } from '#shared/models/ballot.ts';
import type { KeptBallot } from './kept-ballot.ts';

/** What a record says of the answers that went off from this device. */
export type OwnFinding =
  /** They were counted as they were sent last, or as they were sent before a change that came too late. */
  | 'counted'
  | 'earlier'
  /** The ballot was counted, with other answers. */
  | 'changed'
  | 'missing'
  /** Some answers are not shown yet, and these are none of those that are. */
  | 'waiting'
  /** Nobody knows whether they arrived, and they were not counted. */
  | 'unsure'
  /** The record contradicts itself. */
  | 'broken';

/** A record as it is asked for, its parts in base64. */
export interface ReadRecord {
  readonly head: RunRecord;
  readonly parts: readonly string[];
}

/** Looks a record through, and looks for the answers of this device in it. */
export async function checkOwn({ head, parts }: ReadRecord, kept: KeptBallot): Promise<OwnFinding> {
  const record = await checkRecord({ head, parts: parts.map(fromBase64Url) });
  if (record.findings.some(({ wrong }) => wrong > 0)) return 'broken';
  const nonce = fromBase64Url(kept.nonce);
  const last = [kept.sent ?? [], kept.tried].flat();
  const found = await Promise.all(
    last.map(({ opening, key, signature }) =>
      checkReceipt(record, { opening, key, nonce, signature: fromBase64Url(signature) }),
    ),
  );
  if (!found.includes('counted')) {
    if (head.waiting > 0) return 'waiting';
    return kept.sent === null ? 'unsure' : 'missing';
  }
  const isThere = (digests: readonly string[]) => missingAnswers(record, digests.map(fromBase64Url)).length === 0;
  if (last.some(({ digests }) => isThere(digests))) return 'counted';
  return kept.earlier.some(isThere) ? 'earlier' : 'changed';
}
