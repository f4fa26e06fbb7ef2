import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aliasText, chainBeginning, chainedText } from '#shared/rules/access-log.ts';
import { problemsOf, readHead, type AccessLogFile } from './verify-access-log.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const WORKSPACE = '0f3c1c52-8f5c-4f0e-9c5e-000000000001';
const PERSON = { id: 'anna', salt: 'ab12', alias: sha256(aliasText('ab12', 'anna')) };

/** A log of so many entries, as the service makes it. */
function logOf(count: number): AccessLogFile {
  let hash = sha256(chainBeginning(WORKSPACE));
  const entries = Array.from({ length: count }, (_, index) => {
    const entry = {
      number: index + 1,
      at: `2026-11-${String(index + 1).padStart(2, '0')}T09:00:00.000Z`,
      who: PERSON.alias,
      kind: 'results',
      about: null,
      screen: 'polls',
      route: 'getSummary',
    } as const;
    hash = sha256(chainedText(hash, entry));
    return { ...entry, hash };
  });
  const head = { number: count, hash };
  return { format: 'tonus-access-log/1', workspace_id: WORKSPACE, head, entries, people: [PERSON] };
}

/** The same with its hashes made anew from here on, as whoever owns the table could do. */
function rechained(file: AccessLogFile): AccessLogFile {
  let hash = sha256(chainBeginning(WORKSPACE));
  const entries = file.entries.map((old, index) => {
    const entry = { ...old, number: index + 1 };
    hash = sha256(chainedText(hash, entry as Parameters<typeof chainedText>[1]));
    return { ...entry, hash };
  });
  return { ...file, entries, head: { number: entries.length, hash } };
}

const without = (file: AccessLogFile, index: number) => ({ ...file, entries: file.entries.toSpliced(index, 1) });
const changed = (file: AccessLogFile) => ({
  ...file,
  entries: file.entries.map((entry, index) => (index === 2 ? { ...entry, kind: 'pay' } : entry)),
});
const swapped = (file: AccessLogFile) => {
  const [first, second, ...rest] = file.entries;
  return { ...file, entries: [second!, first!, ...rest] };
};

describe('the verifier', () => {
  it('finds nothing in a log that is whole, nor in an empty one', () => {
    const log = logOf(5);
    expect(problemsOf(log, [log.head, { number: 3, hash: log.entries[2]!.hash }])).toEqual([]);
    expect(problemsOf(logOf(0), [])).toEqual([]);
  });

  it.each([
    ['an entry is deleted', (log: AccessLogFile) => without(log, 2)],
    ['the last entry is deleted', (log: AccessLogFile) => without(log, 4)],
    ['an entry is changed', changed],
    ['two entries are swapped', swapped],
  ])('notices that %s', (_, forge) => {
    expect(problemsOf(forge(logOf(5)), [])).toHaveLength(1);
  });

  it.each([
    ['an entry is deleted', (log: AccessLogFile) => without(log, 2)],
    ['the last entry is deleted', (log: AccessLogFile) => without(log, 4)],
    ['an entry is changed', changed],
    ['two entries are swapped', swapped],
  ])('notices by the head that came by mail that %s, where all hashes were made anew', (_, forge) => {
    const log = logOf(5);
    const forged = rechained(forge(log));
    expect(problemsOf(forged, [])).toEqual([]);
    expect(problemsOf(forged, [log.head])).toHaveLength(1);
  });

  it('notices that an alias is given to somebody else', () => {
    const log = logOf(1);
    expect(problemsOf({ ...log, people: [{ ...PERSON, id: 'boris' }] }, [])).toHaveLength(1);
    // Of a deleted account nothing is left to compare.
    expect(problemsOf({ ...log, people: [{ ...PERSON, id: null, salt: null }] }, [])).toEqual([]);
  });

  it('runs by itself, and ends with 1 where something is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'access-log-'));
    const path = join(folder, 'log.json');
    const run = (file: AccessLogFile, ...heads: string[]) => {
      writeFileSync(path, JSON.stringify(file));
      return spawnSync(process.execPath, ['scripts/verify-access-log.ts', path, ...heads], { encoding: 'utf8' });
    };
    try {
      const log = logOf(3);
      const head = `${log.head.number}:${log.head.hash}`;
      expect(run(log, head)).toMatchObject({ status: 0, stdout: expect.stringContaining('Журнал цел, записей 3') });
      expect(run(rechained(changed(log)), head)).toMatchObject({ status: 1, stdout: '' });
      expect(run(log, '3')).toMatchObject({ status: 2 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('reads a head as a letter has it', () => {
    const hash = sha256('x');
    expect(readHead(` 12:${hash.toUpperCase()} `)).toEqual({ number: 12, hash });
    expect(readHead('12')).toBeNull();
  });
});
