import { useState } from 'react';
import { DAYS_AFTER_MAX, type ScheduleState } from '#shared/models/pulse.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import type { Cadence } from '#shared/rules/pulse-schedule.ts';
import { asksOnePerson } from '#shared/rules/one-person.ts';
import type { ScheduleInput } from '../schedule-api.ts';
import { scheduleText as text } from '#text/asking/runs/schedule.ts';
import { useRunDraft, type RunDraft } from './use-run-draft.ts';

/** When a schedule opens its runs, as it is typed. */
export interface Timetable {
  readonly cadence: Cadence;
  readonly weekday: number;
  readonly monthDay: string;
  readonly daysAfter: string;
  readonly time: string;
  readonly duration: number;
  /** Null for all questions. */
  readonly perRun: number | null;
  readonly skipHolidays: boolean;
}

export interface ScheduleDraft {
  readonly timetable: Timetable;
  readonly change: (change: Partial<Timetable>) => void;
  /** Whom the runs ask and how their answers are seen: as in the form of a run. */
  readonly run: RunDraft;
  readonly mistakes: Partial<Record<'cadence' | 'monthDay' | 'daysAfter' | 'time', string>>;
  /** All of it as it is sent; null while something is missing. */
  readonly body: ScheduleInput | null;
}

const FRIDAY = 5;
const USUAL_DAYS = 3;
const MONTH_DAYS_MAX = 31;

/** A schedule being entered: a new one, or the one a poll has. */
export function useScheduleDraft(
  poll: Poll,
  { schedule }: ScheduleState,
  members: readonly Member[] | undefined,
): ScheduleDraft {
  const [timetable, setTimetable] = useState<Timetable>({
    cadence: schedule?.cadence ?? (asksOnePerson(poll) && !poll.is_anonymous ? 'member_joined' : 'weekly'),
    weekday: schedule?.weekday ?? FRIDAY,
    monthDay: String(schedule?.month_day ?? 1),
    daysAfter: String(schedule?.days_after ?? 30),
    time: schedule?.time ?? '10:00',
    duration: schedule?.duration_days ?? USUAL_DAYS,
    perRun: schedule?.rotation?.per_run ?? null,
    skipHolidays: schedule?.skip_holidays ?? true,
  });
  const run = useRunDraft(
    poll,
    members,
    schedule && { ...schedule, deadline: null, name: null, people_asked: null },
    [],
    null,
    false,
  );
  const { cadence, weekday, monthDay, daysAfter, time, duration, perRun, skipHolidays } = timetable;
  const [day, after] = [readWhole(monthDay, 1, MONTH_DAYS_MAX), readWhole(daysAfter, 0, DAYS_AFTER_MAX)];
  const mistakes = {
    ...(cadence === 'member_joined' && poll.is_anonymous && { cadence: text.joinedAnonymous }),
    ...(cadence !== 'member_joined' && asksOnePerson(poll) && !poll.is_anonymous && { cadence: text.oneByOne }),
    ...(cadence === 'monthly' && day === null && { monthDay: text.monthDayWrong }),
    ...(cadence === 'member_joined' && after === null && { daysAfter: text.daysAfterWrong }),
    ...(!/^\d{2}:\d{2}$/.test(time) && { time: text.timeWrong }),
  };
  const settings = run.settings;
  const body =
    Object.keys(mistakes).length > 0 || settings === null
      ? null
      : {
          ...settings,
          cadence,
          weekday: cadence === 'weekly' || cadence === 'fortnightly' ? weekday : null,
          month_day: cadence === 'monthly' ? day : null,
          days_after: cadence === 'member_joined' ? after : null,
          time,
          duration_days: duration,
          rotation: perRun === null ? null : { per_run: perRun },
          skip_holidays: skipHolidays,
          ...(schedule && { starts_on: schedule.starts_on }),
        };
  return { timetable, change: (change) => setTimetable((known) => ({ ...known, ...change })), run, mistakes, body };
}

function readWhole(typed: string, min: number, max: number): number | null {
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= min && number <= max ? number : null;
}
