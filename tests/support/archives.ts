import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { inject } from 'vitest';
import type { Item } from '#data/writes.ts';
import type { Key } from '#data/keys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { deliver } from '#tests/api/jobs/stream.ts';
import { request } from './api.ts';
import type { Person } from './factories.ts';
import { storedItems } from './stored.ts';

/** The job that makes an archive of a workspace. */
export async function exportJobs(workspaceId: string): Promise<(Item & Key)[]> {
  const items = (await storedItems(workspaceId)) as (Item & Key)[];
  return items.filter(
    ({ type, job, finishedAt }) =>
      type === 'job' && !finishedAt && (job as { kind: string }).kind === 'export-workspace',
  );
}

/** Does what waits to be archived in a workspace. */
export async function makeArchives(workspaceId: string): Promise<void> {
  const { batchItemFailures } = await deliver(...(await exportJobs(workspaceId)));
  if (batchItemFailures.length > 0) throw new Error(`The archive failed: ${JSON.stringify(batchItemFailures)}`);
}

/** The files of an archive, by their names, as an owner gets them. */
export type Unpacked = Readonly<Record<string, string>>;

/** Asks for an archive as its owner does, has it made and downloads it. */
export async function downloadArchive(
  owner: Pick<Person, 'token'>,
  { id }: { readonly id: string },
): Promise<Unpacked> {
  const asked = await request(workspaces.requestExport, { token: owner.token, params: { id } });
  await makeArchives(id);
  const params = { id, exportId: asked.body.id };
  const { body } = await request(workspaces.downloadExport, { token: owner.token, params });
  const file = await fetch(body.url);
  if (!file.ok) throw new Error(`The link answered ${file.status}: ${await file.text()}`);
  return unpack(new Uint8Array(await file.arrayBuffer()));
}

export function unpack(zip: Uint8Array): Unpacked {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  );
}

/** The archives of a workspace that lie in the bucket. */
export function storedArchives(workspaceId: string): string[] {
  const folder = join(inject('s3Folder'), process.env['EXPORTS_BUCKET']!, workspaceId);
  return existsSync(folder) ? readdirSync(folder) : [];
}
