import { MINUTE_MS } from '#shared/rules/durations.ts';

const WRITTEN = /([+-])(\d{2}):?(\d{2})$/;
const SECONDS_LENGTH = '2026-11-28T10:00:00'.length;

/**
 * A moment so long before another, by the same clock and in the same zone: a portal that leaves the offset out of
 * account still reads what its own clock showed.
 */
export function earlier(moment: string, milliseconds: number): string {
  const [offset = 'Z', sign, hours, minutes] = WRITTEN.exec(moment) ?? [];
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  const local = new Date(Date.parse(moment) - milliseconds + ahead).toISOString();
  return `${local.slice(0, SECONDS_LENGTH)}${offset === 'Z' ? '+00:00' : offset}`;
}
