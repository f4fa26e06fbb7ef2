import type { Audience } from '#shared/models/run.ts';
import type { GivenSchedule } from '#shared/models/pulse.ts';
import type { Day } from '#shared/rules/working-days.ts';

/** How a poll repeats, as it lies with the poll. */
export interface PulseSchedule extends Omit<GivenSchedule, 'starts_on' | 'audience'> {
  readonly audience: Exclude<Audience, { readonly kind: 'members' }>;
  readonly starts_on: Day;
  /** When the next run opens; null while the schedule is paused. */
  readonly dueAt: string | null;
  /** The last day whose joiners were asked, of a schedule that waits for people who join. */
  readonly coveredTo: Day;
}
