import { MODULUS_BYTES } from './blind-rsa.ts';
import { NONCE_BYTES } from './ballot.ts';
import { type Bytes, joined, sha256 } from './bytes.ts';

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

/** The root of the Merkle tree over these entries (RFC 6962, section 2.1), 32 bytes. */
export async function merkleRoot(entries: readonly Bytes[]): Promise<Bytes> {
  if (entries.length === 0) return sha256();
  if (entries.length === 1) return sha256(Uint8Array.of(0), entries[0]!);
  const half = 2 ** Math.ceil(Math.log2(entries.length) - 1);
  const [left, right] = await Promise.all([merkleRoot(entries.slice(0, half)), merkleRoot(entries.slice(half))]);
  return sha256(Uint8Array.of(1), left, right);
}
