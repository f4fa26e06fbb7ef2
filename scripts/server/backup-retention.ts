import type { BackupName, NumberedName } from './backup-names.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_DAYS = 31;

/**
 * The files that are to be kept no longer: of the last day a backup an hour stays, of the last month one a day, always
 * the newest of its time; and the log of the last day. The newest finished backup of this line stays whatever the clock
 * says, and so does what is dated in the future: a clock that was set wrong deletes nothing. Data that no manifest names
 * are what a backup left that was cut off: they go a day later.
 */
export function outdated(names: readonly BackupName[], line: string, now: Date): BackupName[] {
  const age = ({ at }: BackupName): number => now.getTime() - at.getTime();
  const manifests = names.filter((one): one is NumberedName => one.kind === 'manifest');
  const newest = manifests.filter((one) => one.line === line).toSorted((a, b) => b.number - a.number)[0];
  const kept = new Set(newest ? [idOf(newest)] : []);
  const slots = new Set<string>();
  for (const one of manifests.toSorted((a, b) => b.number - a.number)) {
    const slot = slotOf(one, age(one));
    if (slot === null || slots.has(slot)) continue;
    kept.add(idOf(one));
    slots.add(slot);
  }
  return names.filter((one) => {
    if (one.kind === 'log') return age(one) > DAY_MS + HOUR_MS;
    if (kept.has(idOf(one))) return false;
    return one.kind === 'manifest' || manifests.some((manifest) => idOf(manifest) === idOf(one)) || age(one) > DAY_MS;
  });
}

/** Backups of one slot stand for each other; null when it is too old for all. */
function slotOf({ line, at, name }: BackupName, age: number): string | null {
  if (age < 0) return name;
  if (age <= DAY_MS) return `${line} hour ${Math.floor(at.getTime() / HOUR_MS)}`;
  return age <= MONTH_DAYS * DAY_MS ? `${line} day ${Math.floor(at.getTime() / DAY_MS)}` : null;
}

function idOf(one: BackupName): string {
  return one.kind === 'log' ? one.name : `${one.line} ${one.number}`;
}
