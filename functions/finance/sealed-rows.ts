import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '#core/sealing.ts';
import { uuidOfHash } from '#core/uuid.ts';
import { zlib } from '#data/zlib.ts';

const KEY_BYTES = 32;

/** A fresh data key of a workspace. */
export const newDataKey = (): Buffer => randomBytes(KEY_BYTES);

/** What a sealed part belongs to; it opens for the same words only. */
export interface PartPlace {
  readonly workspaceId: string;
  readonly dataset: string;
  readonly version: number;
  readonly index: number;
}

/** Rows of one kind: all have the same fields. */
type Rows = readonly object[];

/** Rows as they may lie in the table. Column by column, which compresses to two thirds of what rows do. */
export function sealRows(rows: Rows, key: Buffer, place: PartPlace): Uint8Array {
  const fields = Object.keys(rows[0] ?? {});
  const columns = fields.map((field) => rows.map((row) => (row as Record<string, unknown>)[field] ?? null));
  const compressed = zlib().gzipSync(JSON.stringify([fields, columns]));
  return seal(compressed, key, wordsOf(place));
}

/** Throws for what was sealed for another place, under another key, or changed since. */
export function openRows<Row>(sealed: Uint8Array, key: Buffer, place: PartPlace): Row[] {
  const compressed = unseal(sealed, key, wordsOf(place));
  const [fields, columns] = JSON.parse(zlib().gunzipSync(compressed).toString()) as [string[], unknown[][]];
  return (columns[0] ?? []).map(
    (_, row) => Object.fromEntries(fields.map((field, column) => [field, columns[column]![row]])) as Row,
  );
}

/** The id that belongs to a person of a workspace in every month; without the key it tells nothing of them. */
export function personId(personKey: string, key: Buffer): string {
  return uuidOfHash(createHmac('sha256', key).update(`person\n${personKey}`).digest());
}

function wordsOf({ workspaceId, dataset, version, index }: PartPlace): Buffer {
  return Buffer.from(JSON.stringify([workspaceId, dataset, version, index]));
}
