import { isTimeZone } from '#shared/rules/quiet-hours.ts';

/** The zone of the browser; null where it does not say one that has a name. */
export function ownTimeZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : null;
}

/** Every zone the browser knows, and the one that is chosen, by their names. */
export function timeZones(chosen: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return (chosen === null || known.includes(chosen) ? known : [...known, chosen]).toSorted();
}

/** How far its clock is from that of Greenwich now: +3, +5:30, and nothing for the same. */
export function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date());
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', '').replace('-', '−');
}
