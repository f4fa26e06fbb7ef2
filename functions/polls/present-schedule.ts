import type { PulseSchedule } from './repositories/pulse-schedule.ts';
import type { PulseState } from './repositories/pulses.ts';
import type { ScheduleState } from '#shared/models/pulse.ts';
import { inWords } from '#shared/text/said.ts';
import { skippedSaid } from '#text/runs/skipped-said.ts';
import { presentRecurrence } from './present.ts';

/** A schedule and what became of its runs, in the words of the API. */
export function presentScheduleState(
  schedule: PulseSchedule | null,
  { runs }: PulseState,
  { questionLimit }: { readonly questionLimit: number },
): ScheduleState {
  return {
    schedule: schedule && {
      ...presentRecurrence(schedule),
      starts_on: schedule.starts_on,
      duration_days: schedule.duration_days,
      results_visibility: schedule.results_visibility,
      audience: schedule.audience,
      compare_teams: schedule.compare_teams,
      rotation: schedule.rotation,
      skip_holidays: schedule.skip_holidays,
      channels: schedule.channels,
      reminders: schedule.reminders,
    },
    runs: runs.map((run) => ({ ...run, skipped: run.skipped && inWords(skippedSaid, run.skipped) })),
    question_limit: questionLimit,
  };
}
