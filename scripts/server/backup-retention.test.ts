import { expect, it } from 'vitest';
import { dataName, logName, manifestName, readName, type BackupName } from './backup-names.ts';
import { outdated } from './backup-retention.ts';

const NOW = new Date('2026-11-30T12:30:00Z');
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const read = (name: string): BackupName => readName(name)!;
/** Finished backups of a line, the oldest first, so many hours ago. */
const finished = (hours: readonly number[], line = 'aaaaaaaa'): BackupName[] =>
  hours.flatMap((one, index) => [dataName, manifestName].map((name) => read(name(line, index + 1, ago(one)))));
const agesOf = (names: readonly BackupName[]): number[] => [
  ...new Set(names.map(({ at }) => Math.round((NOW.getTime() - at.getTime()) / 360_000) / 10)),
];
const removed = (names: readonly BackupName[], line = 'aaaaaaaa'): number[] => agesOf(outdated(names, line, NOW));

it('keeps the newest of each hour of the last day and of each day of the last month, data and manifest alike', () => {
  const hours = [24 * 40, 24 * 30, 24 * 30 - 0.2, 48, 30, 26, 3.4, 3.2, 3, 0.2, 0.1];
  expect(removed(finished(hours))).toEqual([24 * 40, 24 * 30, 30, 3.4, 3.2, 0.2]);
});

it('keeps the last one of the line, however old it is, and what the clock has not come to yet', () => {
  expect(removed(finished([24 * 400, 24 * 365]))).toEqual([24 * 400]);
  expect(removed(finished([-24 * 365, -24 * 364, 24 * 365]))).toEqual([]);
  expect(removed(finished([24 * 365]), 'bbbbbbbb')).toEqual([24 * 365]);
});

it('keeps data without a manifest for a day, since they may be written just now, and the log for a day and an hour', () => {
  const cutOff = [26, 1].map((hours, index) => read(dataName('aaaaaaaa', 7 + index, ago(hours))));
  const log = [27, 25.5, 24.9, 0].map((hours, index) => read(logName('aaaaaaaa', index, index + 1, ago(hours))));
  expect(removed([...cutOff, ...log])).toEqual([26, 27, 25.5]);
});

it('knows its own names alone', () => {
  expect(readName(manifestName('0123abcd', 12, NOW))).toEqual({
    name: 'tonus-0123abcd-manifest-000000000012-2026-11-30T12-30-00.000Z',
    kind: 'manifest',
    line: '0123abcd',
    number: 12,
    at: NOW,
  });
  expect(['holiday.jpg', 'tonus-0123abcd-manifest-1-2026', ''].map(readName)).toEqual([null, null, null]);
});
