import { expect, it } from 'vitest';
import { dataName, deletionsName, logName, manifestName, readName, type BackupName } from './backup-names.ts';
import { outdated } from './backup-retention.ts';

const NOW = new Date('2026-11-30T12:30:00Z');
const LINE = 'aaaaaaaa';
const DAY = 24;
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const read = (name: string): BackupName => readName(name)!;
/** Finished backups of a line, the first of them first, taken so many hours ago. */
const finished = (hours: readonly number[], line = LINE): BackupName[] =>
  hours.flatMap((one, index) => [dataName, manifestName].map((name) => read(name(line, index + 1, ago(one)))));
const agesOf = (names: readonly BackupName[], now: Date): number[] => [
  ...new Set(names.map(({ at }) => Math.round((now.getTime() - at.getTime()) / 360_000) / 10)),
];
const removed = (names: readonly BackupName[], line = LINE): number[] => agesOf(outdated(names, line, NOW), NOW);
const range = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, index) => from - index);

it('keeps the newest of each of the last 24 hours that have some, and of each of the last 31 days, data and manifest', () => {
  const hourly = range(40 * DAY, 0);
  const gone = new Set(removed(finished(hourly)));
  const left = hourly.filter((hour) => !gone.has(hour));
  // The last backup of a day is that of 23:30.
  expect(left).toEqual([...range(30, 2).map((day) => day * DAY - 11), ...range(23, 0)]);
});

it('keeps the first of an hour as well, which the log leads on from to the moments before a start', () => {
  expect(removed(finished([3.4, 3.2, 3, 0.3, 0.2, 0.1]))).toEqual([3.2, 0.2]);
});

it('keeps the last one of the line, however old it is, and of another line what its days say', () => {
  const others = finished(
    range(40, 0).map((day) => day * DAY),
    'bbbbbbbb',
  );
  const all = [...others, ...finished([400 * DAY])];
  expect(removed(all)).not.toContain(400 * DAY);
  expect(removed(all, 'bbbbbbbb')).toContain(400 * DAY);
});

it('removes no more by a clock that is a year ahead, and nothing that is dated in the future when it is right again', () => {
  const daily = range(31, 1).map((day) => day * DAY);
  const yearAhead = new Date(NOW.getTime() + 365 * DAY * 3_600_000);
  const ahead = [dataName, manifestName].map((name) => read(name(LINE, 99, yearAhead)));
  const all = [...finished(daily), ...ahead];
  expect(agesOf(outdated(all, LINE, yearAhead), NOW)).toEqual([31 * DAY]);
  expect(removed(all)).toEqual([]);
});

it('tells who was deleted as long as there is a backup from before it', () => {
  const at = (hours: number) => read(deletionsName(LINE, 1, 2, ago(hours)));
  const daily = finished(range(40, 0).map((day) => day * DAY));
  const gone = outdated([...daily, at(20 * DAY), at(39 * DAY)], LINE, NOW).filter(({ kind }) => kind === 'deletions');
  expect(agesOf(gone, NOW)).toEqual([39 * DAY]);
});

it('keeps data without a manifest for a day, since they may be written just now, and the log of the hours it keeps', () => {
  const cutOff = [26, 1].map((hours, index) => read(dataName(LINE, 700 + index, ago(hours))));
  const log = [26, 24, 23.2, 0].map((hours, index) => read(logName(LINE, index, index + 1, ago(hours))));
  expect(removed([...cutOff, ...log])).toEqual([26]);
  expect(removed([...finished(range(24, 0)), ...log])).toEqual([24, 26]);
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
