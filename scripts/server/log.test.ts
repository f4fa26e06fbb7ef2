import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLog } from './log.ts';

it('puts a file aside when it has grown, and keeps as many as it is told', () => {
  const dir = mkdtempSync(join(tmpdir(), 'tonus-server-log-'));
  const lines: string[] = [];
  const log = openLog({ dir, write: (text) => lines.push(text), maxBytes: 100, keep: 2 });
  for (let number = 1; number <= 6; number += 1) log({ level: 'info', message: `line ${number} ${'.'.repeat(20)}` });
  expect(readdirSync(dir).toSorted()).toEqual(['tonus.1.jsonl', 'tonus.2.jsonl', 'tonus.jsonl']);
  const read = (name: string) => JSON.parse(readFileSync(join(dir, name), 'utf8'));
  expect(read('tonus.jsonl')).toMatchObject({ level: 'info', message: expect.stringContaining('line 6') });
  expect(read('tonus.2.jsonl')).toMatchObject({ message: expect.stringContaining('line 4') });
  expect(lines).toHaveLength(6);
});

it('goes on where its folder is gone, and says so once', () => {
  const dir = mkdtempSync(join(tmpdir(), 'tonus-server-log-'));
  const lines: string[] = [];
  const log = openLog({ dir, write: (text) => lines.push(text) });
  rmSync(dir, { recursive: true });
  writeFileSync(dir, '');
  log({ message: 'one' });
  log({ message: 'two' });
  expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
    'one',
    expect.stringContaining('cannot be written'),
    'two',
  ]);
});
