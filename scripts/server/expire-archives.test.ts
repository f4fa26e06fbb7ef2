import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { EXPORT_DAYS } from '#shared/rules/workspace-export.ts';
import { expireArchives } from './expire-archives.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

it('removes archives and parts of some when their days are over, and no others', () => {
  const dir = mkdtempSync(join(tmpdir(), 'tonus-objects-'));
  const now = Date.now();
  const put = (name: string, days: number): void => {
    const file = join(dir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'zip');
    const at = new Date(now - days * DAY_MS);
    utimesSync(file, at, at);
  };
  put('exports/space/old.zip', EXPORT_DAYS + 0.1);
  put('exports/space/new.zip', EXPORT_DAYS - 0.1);
  put('.uploads/a/1', 1.1);
  put('.uploads/b/1', 0.9);
  expireArchives(dir, now);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1)).toSorted()).toEqual([
    '.uploads/b/1',
    'exports/space/new.zip',
  ]);
  expect(() => expireArchives(join(dir, 'nowhere'), now)).not.toThrow();
});
