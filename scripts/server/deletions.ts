import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { DeletionsName } from './backup-names.ts';
import { unseal, wholeOf } from './backup-sealing.ts';
import type { BackupStorage } from './backup-storage.ts';

/** Somebody who was deleted, by ids alone: an account with the workspaces that went with it, or a person without one. */
const Deletion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), id: z.string(), owned: z.array(z.string()) }),
  z.object({ kind: z.literal('contact'), workspaceId: z.string(), id: z.string() }),
]);
export type Deletion = z.infer<typeof Deletion>;

const Job = z.object({
  job: z.object({ kind: z.literal('delete-account'), userId: z.string(), owned: z.array(z.string()) }),
});
const Keys = z.object({ pk: z.string(), sk: z.string() });
const CONTACT = 'CONTACT#';
const WORKSPACE = 'WS#';

/**
 * Who was deleted by these records of the stream. People who went with their workspace are left out: whoever restores
 * may want that one back.
 */
export function deletionsIn(
  database: DatabaseSync,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Deletion[] {
  const jobs = database
    .prepare(
      `SELECT new_image AS item FROM _stream_records
       WHERE id > ? AND id <= ? AND event_name = 'INSERT' AND new_image LIKE '%"delete-account"%'`,
    )
    .all(after, upTo)
    .flatMap(({ item }): Deletion[] => {
      const read = Job.safeParse(unmarshall(JSON.parse(String(item))));
      return read.success ? [{ kind: 'account', id: read.data.job.userId, owned: read.data.job.owned }] : [];
    });
  const contacts = database
    .prepare(
      `SELECT table_name, keys_json AS keys FROM _stream_records
       WHERE id > ? AND id <= ? AND new_image IS NULL AND keys_json LIKE '%"${CONTACT}%'`,
    )
    .all(after, upTo)
    .flatMap(({ table_name: table, keys }): Deletion[] => {
      const read = Keys.safeParse(unmarshall(JSON.parse(String(keys))));
      if (!read.success || !read.data.sk.startsWith(CONTACT)) return [];
      const { pk, sk } = read.data;
      const name = String(table).replaceAll('"', '""');
      // The embedded database keeps a key with its type before it.
      const there = database.prepare(`SELECT 1 FROM "${name}" WHERE pk = 'S:' || ? AND sk = 'S:WORKSPACE'`).get(pk);
      return there ? [{ kind: 'contact', workspaceId: pk.slice(WORKSPACE.length), id: sk.slice(CONTACT.length) }] : [];
    });
  return [...jobs, ...contacts];
}

/** Reads what was written down of deletions. */
export async function readDeletions(
  storage: BackupStorage,
  names: readonly DeletionsName[],
  key: Uint8Array,
): Promise<Deletion[]> {
  const all = names.map(async ({ name }) => {
    const text = await wholeOf(unseal(storage.get(name), key, name));
    return z.array(Deletion).parse(JSON.parse(text.toString()));
  });
  return (await Promise.all(all)).flat();
}
