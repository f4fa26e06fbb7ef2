import { weekOf, type Occurrence, type Timing } from './pulse-schedule.ts';
import { occurrenceText } from '#text/rules/occurrence-name.ts';

/** What a run is called: by its week, its month, or the day of who has joined. */
export function occurrenceName({ cadence }: Pick<Timing, 'cadence'>, { planned }: Pick<Occurrence, 'planned'>): string {
  if (cadence === 'weekly' || cadence === 'fortnightly') return occurrenceText.week(weekOf(planned));
  const [year, month, day] = planned.split('-').map(Number) as [number, number, number];
  return cadence === 'monthly' ? occurrenceText.month(month, year) : occurrenceText.joined(day, month, year);
}
