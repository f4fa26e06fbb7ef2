import type { RunRecord } from '../models/ballot.ts';
import { MODULUS_BYTES } from './blind-rsa.ts';
import { NONCE_BYTES } from './ballot.ts';
import { type Bytes, joined, sha256, utf8 } from './bytes.ts';

/** A ballot that was counted, as a record has it. */
export interface CountedBallot {
  /** Of which opening of the run. */
  readonly opening: number;
  /** The place of its key in the manifest of that opening. */
  readonly key: number;
  readonly nonce: Bytes;
  readonly signature: Bytes;
}

/** Bytes of one entry of a part of a record with ballots: opening, key, number, signature. */
export const BALLOT_ENTRY_BYTES = 2 + NONCE_BYTES + MODULUS_BYTES;
/** Bytes of one entry of a part with what is published of answers. */
export const ANSWER_ENTRY_BYTES = 32;

/** A counted ballot as an entry. */
export function ballotEntry({ opening, key, nonce, signature }: CountedBallot): Bytes {
  return joined(Uint8Array.of(opening, key), nonce, signature);
}

/** The counted ballot behind an entry. */
export function toCountedBallot(entry: Bytes): CountedBallot {
  return {
    opening: entry[0]!,
    key: entry[1]!,
    nonce: entry.slice(2, 2 + NONCE_BYTES),
    signature: entry.slice(2 + NONCE_BYTES),
  };
}

/** The entries of a part, each of so many bytes. */
export function entriesOf(part: Bytes, size: number): Bytes[] {
  return Array.from({ length: part.length / size }, (_, index) => part.slice(index * size, (index + 1) * size));
}

/** Puts entries into the order of their bytes, which tells nothing of who came first. */
export function inOrder(entries: readonly Bytes[]): Bytes[] {
  return entries.toSorted(compareBytes);
}

/** Below zero where the first of two entries of one length comes first. */
export function compareBytes(one: Bytes, other: Bytes): number {
  const place = one.findIndex((byte, index) => byte !== other[index]);
  return place < 0 ? 0 : one[place]! - other[place]!;
}

/**
 * The root of a record, 32 bytes: of the tree over what its head says, as the first entry, and over the entries of all its
 * parts, in their order. So the root stands for everything in the record.
 */
export async function rootOf(head: Omit<RunRecord, 'root'>, entries: readonly Bytes[]): Promise<Bytes> {
  return merkleRoot([headEntry(head), ...entries]);
}

/** What the head of a record says, without its root, as an entry. */
function headEntry(head: Omit<RunRecord, 'root'>): Bytes {
  const { version, run, title, workspace_name: workspace, opened_on: opened, closed_on: closed } = head;
  const { invited, counted, others, waiting } = head;
  return utf8(
    JSON.stringify([
      [version, run, title, workspace, opened, closed],
      head.openings.map(({ manifest, issued, again }) => [manifest, issued, again]),
      [invited, counted, others, waiting],
      head.parts.map(({ kind, question, entries }) => [kind, question, entries]),
    ]),
  );
}

/** The root of the Merkle tree over these entries (RFC 6962, section 2.1), 32 bytes. */
export async function merkleRoot(entries: readonly Bytes[]): Promise<Bytes> {
  if (entries.length === 0) return sha256();
  if (entries.length === 1) return sha256(Uint8Array.of(0), entries[0]!);
  const half = 2 ** Math.ceil(Math.log2(entries.length) - 1);
  const [left, right] = await Promise.all([merkleRoot(entries.slice(0, half)), merkleRoot(entries.slice(half))]);
  return sha256(Uint8Array.of(1), left, right);
}
