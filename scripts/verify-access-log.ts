/*
 * Checks a downloaded access log of Tonus, without Tonus and without anything but Node.js:
 *
 *   node verify-access-log.ts FILE [NUMBER:HASH …]
 *
 * NUMBER:HASH are the heads that came by mail. It recomputes every hash and every alias, and ends with 1 where an entry
 * was deleted, changed or moved, or where the log does not hold a head.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

interface Entry {
  readonly number: number;
  readonly at: string;
  readonly who: string;
  readonly kind: string;
  readonly about: string | null;
  readonly screen: string;
  readonly route: string;
  readonly hash: string;
}

/** Whose alias it is, where the account is still there. */
interface Person {
  readonly alias: string;
  readonly id: string | null;
  readonly salt: string | null;
}

/** The file as it is downloaded: the whole log, the oldest entry first. */
export interface AccessLogFile {
  readonly format: 'tonus-access-log/1';
  readonly workspace_id: string;
  readonly head: { readonly number: number; readonly hash: string };
  /** What stands before the oldest entry, where older ones have gone with the time they are kept for. */
  readonly begins?: { readonly number: number; readonly hash: string };
  readonly entries: readonly Entry[];
  readonly people: readonly Person[];
}

/** A head as it stands in a letter: `128:9f2c…`. */
export interface MailedHead {
  readonly number: number;
  readonly hash: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What is wrong with a log, in the order of its entries; nothing where it is whole. */
export function problemsOf(file: AccessLogFile, mailed: readonly MailedHead[]): string[] {
  const problems: string[] = [];
  if (file.format !== 'tonus-access-log/1') return ['Это не журнал доступа · This is no access log'];
  const hashes = new Map<number, string>();
  const origin = { number: 0, hash: sha256(`tonus access log ${file.workspace_id}`) };
  const begins = file.begins !== undefined && file.begins.number > 0 ? file.begins : origin;
  let { hash } = begins;
  hashes.set(begins.number, hash);
  for (const [index, entry] of file.entries.entries()) {
    const { number, at, who, kind, about, screen, route } = entry;
    const expected = begins.number + index + 1;
    if (number !== expected) {
      problems.push(
        `Запись ${expected}: на её месте запись ${number} · Entry ${expected}: entry ${number} is in its place`,
      );
      return problems;
    }
    hash = sha256(JSON.stringify([hash, number, at, who, kind, about, screen, route]));
    if (hash !== entry.hash) {
      problems.push(
        `Запись ${number}: она или одна из предыдущих изменена · Entry ${number}: it, or one before it, was changed`,
      );
      return problems;
    }
    hashes.set(number, hash);
  }
  for (const { number, hash: known } of [file.head, ...mailed]) {
    const own = hashes.get(number);
    // A head of a letter that is older than what is kept says nothing of it any more.
    if (own === known || number < begins.number) continue;
    const whose =
      file.head.number === number && file.head.hash === known ? 'файла · of the file' : 'письма · of a letter';
    problems.push(
      own === undefined
        ? `Голова ${whose}: в журнале нет записи ${number} · the log has no entry ${number}`
        : `Голова ${whose}: у записи ${number} другой хеш · entry ${number} has another hash`,
    );
  }
  for (const { alias, id, salt } of file.people) {
    if (id !== null && salt !== null && sha256(`${salt} ${id}`) !== alias)
      problems.push(`Псевдоним ${alias.slice(0, 8)}: это не ${id} · Alias ${alias.slice(0, 8)}: it is not ${id}`);
  }
  return problems;
}

/** Reads `128:9f2c…`; null where it is none. */
export function readHead(text: string): MailedHead | null {
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  return number === undefined || hash === undefined ? null : { number: Number(number), hash: hash.toLowerCase() };
}

function main([path, ...heads]: readonly string[]): number {
  if (path === undefined) {
    console.error('node verify-access-log.ts FILE [NUMBER:HASH …]');
    return 2;
  }
  const mailed = heads.map((head) => readHead(head) ?? head);
  const wrong = mailed.find((head) => typeof head === 'string');
  if (wrong !== undefined) {
    console.error(`«${wrong}»: нужно НОМЕР:ХЕШ · NUMBER:HASH is wanted`);
    return 2;
  }
  const file = JSON.parse(readFileSync(path, 'utf8')) as AccessLogFile;
  const problems = problemsOf(file, mailed as MailedHead[]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  const compared =
    mailed.length === 0
      ? 'с письмом не сравнивали · compared with no letter'
      : `сошлось с письмами: ${mailed.length} · letters it agrees with: ${mailed.length}`;
  console.log(
    `Журнал цел, записей ${file.entries.length} · The log is whole, ${file.entries.length} entries; ${compared}`,
  );
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main(process.argv.slice(2));
