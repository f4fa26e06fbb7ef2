import { DAY_MS, HOUR_MS } from '#shared/rules/durations.ts';
import type { BackupName, NumberedName } from './backup-names.ts';

const HOURS = 24;
const DAYS = 31;

/**
 * The files that are to be kept no longer. Of the last 24 hours that have backups the first and the newest of each stay,
 * of the last 31 days that have some one a day, and the log since the first of these hours. The first of an hour is what
 * the log after it is of use with: each start makes a backup, and the moments before a start are those that are wanted.
 * Hours and days are counted, not measured from now, and what is dated in the future stays and does not count: a clock
 * that is set wrong removes no more than one that is right. The newest finished backup of this line stays in any case.
 * Who was deleted is told as long as there is a backup from before it. Data that no manifest names are what a backup left that was cut off: they go a day later.
 */
export function outdated(names: readonly BackupName[], line: string, now: Date): BackupName[] {
  const isPast = ({ at }: BackupName): boolean => at <= now;
  const manifests = names
    .filter((one): one is NumberedName => one.kind === 'manifest')
    .toSorted((a, b) => b.number - a.number);
  const past = manifests.filter(isPast);
  const hours = lastOf(past, HOUR_MS, HOURS);
  const newest = manifests.find((one) => one.line === line);
  const kept = new Set(
    [
      ...(newest ? [newest] : []),
      ...manifests.filter((one) => !isPast(one)),
      ...firstOfEach(past, HOUR_MS, hours),
      ...firstOfEach(past.toReversed(), HOUR_MS, hours),
      ...firstOfEach(past, DAY_MS, lastOf(past, DAY_MS, DAYS)),
    ].map(idOf),
  );
  const finished = new Set(manifests.map(idOf));
  const oldest = Math.min(...manifests.filter((one) => kept.has(idOf(one))).map(({ at }) => at.getTime()));
  const logSince = hours.length < HOURS ? 0 : Math.min(...hours) * HOUR_MS;
  return names.filter((one) => {
    if (one.kind === 'log') return one.at.getTime() < logSince;
    if (one.kind === 'deletions') return one.at.getTime() < oldest;
    if (finished.has(idOf(one))) return !kept.has(idOf(one));
    return now.getTime() - one.at.getTime() > DAY_MS;
  });
}

const slotOf = ({ at }: BackupName, length: number): number => Math.floor(at.getTime() / length);

/** The last so many hours, or days, in which there is a backup. */
function lastOf(names: readonly BackupName[], length: number, count: number): number[] {
  return [...new Set(names.map((one) => slotOf(one, length)))].toSorted((a, b) => b - a).slice(0, count);
}

/** Of these the first of each line in each of these hours, or days. */
function firstOfEach(names: readonly NumberedName[], length: number, slots: readonly number[]): NumberedName[] {
  const seen = new Set<string>();
  return names.filter((one) => {
    const slot = slotOf(one, length);
    const name = `${one.line} ${slot}`;
    if (!slots.includes(slot) || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

function idOf(one: NumberedName): string {
  return `${one.line} ${one.number}`;
}
