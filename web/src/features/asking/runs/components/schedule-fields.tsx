import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { PULSE_DAYS_MAX, PULSE_QUESTIONS_MAX } from '#shared/models/pulse.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { CADENCES } from '#shared/rules/pulse-schedule.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { scheduleText as text } from '#text/asking/runs/schedule.ts';
import { RunFields } from './run-fields.tsx';
import styles from './run-fields.module.css';
import type { ScheduleDraft } from './use-schedule-draft.ts';

interface ScheduleFieldsProps {
  readonly poll: Poll;
  readonly draft: ScheduleDraft;
  readonly members: readonly Member[] | undefined;
  readonly locked: boolean;
}

/** When a poll repeats and what each of its runs is. */
export function ScheduleFields({ poll, draft, members, locked }: ScheduleFieldsProps) {
  const { timetable, change, run, mistakes } = draft;
  const perRun = Array.from(
    { length: Math.min(PULSE_QUESTIONS_MAX, poll.questions.length - 1) },
    (_, index) => index + 1,
  );
  return (
    <Stack fit gap="20" tone="ink">
      <NativeSelect
        label={text.cadence}
        value={timetable.cadence}
        error={mistakes.cadence}
        description={timetable.cadence === 'member_joined' && !mistakes.cadence ? text.joinedNamed : undefined}
        disabled={locked}
        onChange={({ currentTarget }) => change({ cadence: CADENCES.find((one) => one === currentTarget.value)! })}
      >
        {CADENCES.map((one) => (
          <option key={one} value={one}>
            {text.cadences[one]}
          </option>
        ))}
      </NativeSelect>
      <DayField draft={draft} locked={locked} />
      <div className={styles.pair}>
        <TextInput
          type="time"
          label={text.time}
          value={timetable.time}
          error={mistakes.time}
          disabled={locked}
          onChange={({ currentTarget }) => change({ time: currentTarget.value })}
        />
        <NativeSelect
          label={text.duration}
          value={String(timetable.duration)}
          disabled={locked}
          onChange={({ currentTarget }) => change({ duration: Number(currentTarget.value) })}
        >
          {Array.from({ length: PULSE_DAYS_MAX }, (_, index) => (
            <option key={index} value={index + 1}>
              {text.days(index + 1)}
            </option>
          ))}
        </NativeSelect>
      </div>
      {perRun.length > 0 && (
        <NativeSelect
          label={text.rotation}
          description={timetable.perRun === null ? undefined : text.rotationHint}
          value={String(timetable.perRun ?? '')}
          disabled={locked}
          onChange={({ currentTarget: { value } }) => change({ perRun: value === '' ? null : Number(value) })}
        >
          <option value="">{text.allQuestions}</option>
          {perRun.map((count) => (
            <option key={count} value={count}>
              {text.questions(count)}
            </option>
          ))}
        </NativeSelect>
      )}
      <Checkbox
        label={text.holidays}
        description={text.holidaysHint}
        checked={timetable.skipHolidays}
        disabled={locked}
        onChange={({ currentTarget }) => change({ skipHolidays: currentTarget.checked })}
      />
      <RunFields
        poll={poll}
        draft={run}
        members={members}
        almostTheSame={false}
        byName={false}
        when={false}
        locked={locked}
      />
    </Stack>
  );
}

function DayField({ draft, locked }: Pick<ScheduleFieldsProps, 'draft' | 'locked'>) {
  const { timetable, change, mistakes } = draft;
  switch (timetable.cadence) {
    case 'weekly':
    case 'fortnightly':
      return (
        <NativeSelect
          label={text.weekday}
          value={String(timetable.weekday)}
          disabled={locked}
          onChange={({ currentTarget }) => change({ weekday: Number(currentTarget.value) })}
        >
          {text.weekdays.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </NativeSelect>
      );
    case 'monthly':
      return (
        <TextInput
          label={text.monthDay}
          description={text.monthDayHint}
          inputMode="numeric"
          autoComplete="off"
          value={timetable.monthDay}
          error={mistakes.monthDay}
          disabled={locked}
          onChange={({ currentTarget }) => change({ monthDay: currentTarget.value })}
        />
      );
    case 'member_joined':
      return (
        <TextInput
          label={text.daysAfter}
          inputMode="numeric"
          autoComplete="off"
          value={timetable.daysAfter}
          error={mistakes.daysAfter}
          disabled={locked}
          onChange={({ currentTarget }) => change({ daysAfter: currentTarget.value })}
        />
      );
  }
}
