import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Finds Russian in the product's sources outside its catalogues: what is said to people is said in `shared/text`, in
 * each of its languages.
 */

const ROOT = join(import.meta.dirname, '..');
const SHIPPED = ['functions', 'infra', 'shared', 'web'];
const RUSSIAN = /[А-Яа-яЁё]/;

/** Where Russian is no sentence of the product, or stands in each language beside it. */
const ALLOWED: readonly RegExp[] = [
  /^shared\/text\//,
  /\.test\.tsx?$/,
  /\/test-support\//,
  /\.md$/,
  // What the built-in analyst reads comments by.
  /^functions\/analysis\/text\//,
  /^functions\/accounts\/common-passwords\.txt$/,
  // Values of the contract, as the specification has them.
  /^shared\/rules\/(roles|wire-words)\.ts$/,
  // What 1C itself calls its tables and fields.
  /^functions\/directory\/sources\/one-c\.ts$/,
  // How other services head the columns of their files.
  /^web\/src\/lib\/forms\/(answer-table|enps-table|formbricks|read-forms)\.ts$/,
  /\.(png|webp|ico)$/,
  // What languages call themselves.
  /^shared\/rules\/poll-languages\.ts$/,
  // Beside web/public-en.
  /^web\/public\//,
];

const { stdout, status } = spawnSync('git', ['ls-files', '-z', '--', ...SHIPPED], { cwd: ROOT, encoding: 'utf8' });
if (status !== 0) throw new Error('The files of the repository could not be listed');
const found = stdout
  .split('\0')
  .filter((path) => path !== '' && !ALLOWED.some((allowed) => allowed.test(path)))
  .flatMap((path) => {
    const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
    return lines.flatMap((line, index) => (RUSSIAN.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
  });
for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(`${found.length} lines of Russian outside shared/text`);
  process.exitCode = 1;
}
