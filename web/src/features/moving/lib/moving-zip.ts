import { MOVING_FILE_MAX_MEGABYTES, MOVING_FORMAT } from '#shared/rules/moving.ts';
import { hashOf, MANIFEST_NAME, partName, type MovingFile } from '#shared/rules/moving-file.ts';
import { UnreadableTable } from '#web/lib/tables/sheet.ts';
import { openArchive, roomForOne, unpack, type Archive, type Room } from '#web/lib/tables/zip.ts';
import { movingText as text } from '#text/moving.ts';

const MEGABYTE = 1024 * 1024;

/** What stands in a file, for whoever looks before it is brought in. */
export interface OpenedFile extends MovingFile {
  readonly counts: {
    readonly polls: number;
    readonly runs: number;
    readonly surveys: number;
    readonly tasks: number;
    readonly people: number;
    readonly contacts: number;
    readonly money: number;
    readonly pay: number;
    readonly rules: number;
  };
}

/** A file that is none of ours, or was changed on the way; its message is for a person. */
export class UnreadableMove extends Error {
  override readonly name = 'UnreadableMove';
}

/** The file as it is saved. */
export async function packMove({ manifest, texts }: MovingFile): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const parts = manifest.parts.map(({ kind }, index) => [partName(index, kind), strToU8(texts[index]!)] as const);
  const zip = zipSync({
    'README.txt': strToU8(`\uFEFF${text.readme.join('\r\n')}\r\n`),
    [MANIFEST_NAME]: strToU8(`${JSON.stringify(manifest, null, 2)}\n`),
    ...Object.fromEntries(parts),
  });
  return new Blob([new Uint8Array(zip)], { type: 'application/zip' });
}

/**
 * Reads a file that somebody has chosen. The server believes nothing of it and checks all of it again; this is to tell
 * what is in it, and what is wrong with it, before anything is sent. What is unpacked is counted as it comes out.
 */
export async function openMove(file: Blob): Promise<OpenedFile> {
  if (file.size > MOVING_FILE_MAX_MEGABYTES * MEGABYTE) {
    throw new UnreadableMove(text.tooLarge(MOVING_FILE_MAX_MEGABYTES));
  }
  try {
    const archive = openArchive(new Uint8Array(await file.arrayBuffer()));
    return await read(archive);
  } catch (error) {
    if (error instanceof UnreadableTable || error instanceof SyntaxError) throw new UnreadableMove(text.damaged);
    throw error;
  }
}

async function read(archive: Archive): Promise<OpenedFile> {
  const room = roomForOne();
  const told = await textOf(archive, MANIFEST_NAME, room);
  if (told === null) throw new UnreadableMove(text.notOurs);
  const manifest = JSON.parse(told) as MovingFile['manifest'];
  if (typeof manifest?.format !== 'number' || !Array.isArray(manifest.parts)) throw new UnreadableMove(text.notOurs);
  if (manifest.format > MOVING_FORMAT) throw new UnreadableMove(text.newer);
  const texts: string[] = [];
  const counts = { polls: 0, runs: 0, surveys: 0, tasks: 0, people: 0, contacts: 0, money: 0, pay: 0, rules: 0 };
  for (const [index, { kind, sha256 }] of manifest.parts.entries()) {
    const part = await textOf(archive, partName(index, kind), room);
    if (part === null || (await hashOf(part)) !== sha256) throw new UnreadableMove(text.damaged);
    texts.push(part);
    if (kind === 'money') counts.money += 1;
    if (kind === 'pay') counts.pay += 1;
    for (const line of part.split('\n')) {
      const { kind: one } = JSON.parse(line) as { readonly kind?: string };
      const counted = COUNTED[one ?? ''];
      if (counted) counts[counted] += 1;
    }
  }
  return { manifest, texts, counts };
}

const COUNTED: Readonly<Record<string, keyof OpenedFile['counts']>> = {
  poll: 'polls',
  run: 'runs',
  named_run: 'runs',
  rule: 'rules',
  survey: 'surveys',
  contact: 'contacts',
  task: 'tasks',
  person: 'people',
};

async function textOf(archive: Archive, name: string, room: Room): Promise<string | null> {
  const decoder = new TextDecoder();
  let all = '';
  const found = await unpack(archive, name, room, (chunk) => (all += decoder.decode(chunk, { stream: true })));
  return found ? all + decoder.decode() : null;
}
