import type { Frame } from '#shared/models/run.ts';
import { formatDate } from '#web/lib/dates.ts';
import { pastMarkText } from '#text/asking/past-mark.ts';
import { runText } from '#text/asking/runs/run.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const THURSDAY = 4;
const DAYS_A_WEEK = 7;

/** What a run is called: its name, or the week it was made in; of one that was held in another service, where and when. */
export function runName({ name, created_at: created, past }: Pick<Frame, 'name' | 'created_at' | 'past'>): string {
  if (past && past.source !== 'tonus') return pastMarkText.mark(pastMarkText.sources[past.source], formatDate(created));
  return name ?? weekName(new Date(created));
}

/** “Week 47”, by ISO 8601 and in the reader's own time zone: the week belongs to the year of its Thursday. */
export function weekName(moment: Date): string {
  const day = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  const thursday = new Date(day + (THURSDAY - (moment.getDay() || DAYS_A_WEEK)) * DAY_MS);
  const dayOfYear = (thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / DAY_MS;
  return runText.week(1 + Math.floor(dayOfYear / DAYS_A_WEEK));
}
