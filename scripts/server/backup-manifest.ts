import * as z from 'zod/mini';
import { dataName, readName, type BackupName, type NumberedName } from './backup-names.ts';
import { seal, unseal, wholeOf } from './backup-sealing.ts';
import type { BackupStorage } from './backup-storage.ts';

export const Manifest = z.object({
  format: z.literal(1),
  /** Of backups with one number one can follow the other. */
  line: z.string(),
  number: z.number(),
  /** The moment it shows. */
  at: z.string(),
  /** The version of the data folder. */
  schema: z.number(),
  /** The last record of the stream that is in it. */
  sequence: z.number(),
  /** Items by table. */
  items: z.record(z.string(), z.number()),
  tables: z.string(),
  files: z.number(),
  objects: z.number(),
  /** Of the data as they are: unpacked. */
  bytes: z.number(),
  /** Of the sealed file. */
  sealedBytes: z.number(),
  sha256: z.string(),
});
/** What a finished backup says of itself. It is sealed: what it says was said by whoever has the key. */
export type Manifest = z.infer<typeof Manifest>;

/** The finished backups, the newest first of each line, newest line first. */
export function finishedOf(names: readonly BackupName[]): NumberedName[] {
  const all = new Set(names.map(({ name }) => name));
  return names
    .filter((one): one is NumberedName => one.kind === 'manifest' && all.has(dataName(one.line, one.number, one.at)))
    .toSorted((a, b) => (a.line === b.line ? b.number - a.number : b.at.getTime() - a.at.getTime()));
}

/** All that the storage holds of ours. */
export async function namesIn(storage: BackupStorage): Promise<BackupName[]> {
  return (await storage.list()).map(readName).filter((one) => one !== null);
}

/** Seals what is small enough to be held in memory. */
export function sealText(text: string, key: Uint8Array, label: string): AsyncGenerator<Buffer> {
  async function* once(): AsyncGenerator<Buffer> {
    yield Buffer.from(text);
  }
  return seal(once(), key, label);
}

/** Opens and reads a manifest. Throws `SealBroken` under another key. */
export async function readManifest(storage: BackupStorage, name: string, key: Uint8Array): Promise<Manifest> {
  const text = await wholeOf(unseal(storage.get(name), key, name));
  return Manifest.parse(JSON.parse(text.toString()));
}
