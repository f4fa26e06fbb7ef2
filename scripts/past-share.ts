/*
 * Says how many questions of somebody's LimeSurvey files come over, and what does not:
 *
 *   node scripts/past-share.ts FOLDER
 *
 * FOLDER holds .lss and .lsa files, at any depth: LimeSurvey's own are in tests/data/surveys of its repository. A file that
 * nothing can be made of is told with the reason; ends with 1 where fewer than nine of ten questions come over.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { readForms as Reader } from '#web/lib/forms/read-forms.ts';

const LEAST_SHARE = 0.9;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say in which folder the files are');
const { readForms } = await reader();
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ls[sa]$/i.test(name))
  .toSorted();
const reasons = new Map<string, number>();
let [asked, came, unread] = [0, 0, 0];
for (const name of files) {
  const read = await readForms([{ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }], 'limesurvey');
  if ('problem' in read) {
    unread++;
    console.log(`${name}: not read: ${read.problem}`);
    continue;
  }
  const { brought } = read;
  const lost = Math.max(brought.asked - brought.questions.length, 0);
  asked += brought.asked;
  came += brought.asked - lost;
  console.log(`${name}: ${brought.asked - lost} of ${brought.asked}, answers of ${brought.people.length}`);
  for (const { is, what, why } of brought.notes) {
    const reason = `${is}: ${why}`;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (is === 'lost') console.log(`  lost: ${what}: ${why}`);
  }
}
console.log('');
for (const [reason, count] of [...reasons].toSorted(([, a], [, b]) => b - a)) console.log(`${count} × ${reason}`);
const share = asked === 0 ? 0 : came / asked;
const told = `${came} of ${asked} questions come over, ${(100 * share).toFixed(1)} %`;
console.log(`${files.length} files, ${unread} of them not read: ${told}`);
if (share < LEAST_SHARE) process.exitCode = 1;

/** What the browser reads files with, as a module that Node can load. */
async function reader(): Promise<{ readonly readForms: typeof Reader }> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../web/src/lib/forms/read-forms.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['text-ru'],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`);
}
