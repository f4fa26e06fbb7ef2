import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { hashOf, type MovingFile } from '#shared/rules/moving-file.ts';
import { MOVING_FILE_MAX_MEGABYTES, MOVING_FORMAT } from '#shared/rules/moving.ts';
import { openMove, packMove, UnreadableMove } from './moving-zip.ts';

const LINES = '{"kind":"space"}\n{"kind":"person","email":"anna@romashka.example"}';

async function aFile(changed: Partial<MovingFile['manifest']> = {}): Promise<MovingFile> {
  const parts = [{ kind: 'people', records: 2, sha256: await hashOf(LINES) }] as const;
  const manifest = { format: 1, space: 'Ромашка', made_at: '2026-11-30T09:00:00.000Z', people: 1, parts, ...changed };
  return { manifest, texts: [LINES] };
}
const zipOf = (files: Record<string, string>) =>
  new Blob([
    new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, one]) => [name, strToU8(one)])))),
  ]);

it('opens what it has packed, and says what is in it', async () => {
  const opened = await openMove(await packMove(await aFile()));
  expect(opened).toMatchObject({
    ...(await aFile()),
    counts: { polls: 0, runs: 0, surveys: 0, people: 1, money: 0, pay: 0, rules: 0 },
  });
});

it.each([
  ['no archive', async () => new Blob(['hello'])],
  ['a cut one', async () => (await packMove(await aFile())).slice(0, 200)],
  ['an archive of somebody else', async () => zipOf({ 'members.json': '[]' })],
  ['a list that is none', async () => zipOf({ 'manifest.json': 'null' })],
  ['a newer one', async () => packMove(await aFile({ format: MOVING_FORMAT + 1 }))],
  ['a changed part', async () => packMove({ ...(await aFile()), texts: [`${LINES} `] })],
  ['a missing part', async () => zipOf({ 'manifest.json': JSON.stringify((await aFile()).manifest) })],
  ['one too large', async () => new Blob([new Uint8Array(MOVING_FILE_MAX_MEGABYTES * 1024 * 1024 + 1)])],
])('refuses %s', async (_, make) => {
  await expect(openMove(await make())).rejects.toBeInstanceOf(UnreadableMove);
});

it('refuses an archive that unpacks without end', async () => {
  const { manifest } = await aFile();
  const bomb = zipOf({
    'manifest.json': JSON.stringify(manifest),
    'data/0001-people.jsonl': ' '.repeat(110 * 1024 * 1024),
  });
  await expect(openMove(bomb)).rejects.toBeInstanceOf(UnreadableMove);
});
