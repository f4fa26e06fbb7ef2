import { NativeSelect } from '@mantine/core';
import { USUAL_QUIET_HOURS, type Hours, type QuietHours } from '#shared/rules/quiet-hours.ts';
import { tellingText as text } from '#text/automations/telling.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface HoursFieldProps {
  /** Null for those of the workspace. */
  readonly value: QuietHours | null;
  /** Those of the workspace, where they can be left to it. */
  readonly ofSpace: QuietHours | null;
  readonly busy: boolean;
  readonly onChange: (value: QuietHours | null) => void;
}

/** When nothing of a run is sent: as the workspace says, never, or between two full hours. */
export function HoursField({ value, ofSpace, busy, onChange }: HoursFieldProps) {
  const mode = value === null ? 'space' : value === 'off' ? 'off' : 'own';
  const hours: Hours = value !== null && value !== 'off' ? value : USUAL_QUIET_HOURS;
  const choose = (chosen: string) => onChange(chosen === 'space' ? null : chosen === 'off' ? 'off' : hours);
  const hourField = (end: keyof Hours) => (
    <NativeSelect
      label={text.ends[end]}
      value={String(hours[end])}
      disabled={busy}
      data={HOURS.filter((hour) => hour !== hours[end === 'from' ? 'to' : 'from']).map((hour) => ({
        value: String(hour),
        label: text.hour(hour),
      }))}
      onChange={({ currentTarget }) => onChange({ ...hours, [end]: Number(currentTarget.value) })}
    />
  );
  return (
    <Stack gap="10">
      <NativeSelect
        label={text.hours}
        description={text.hoursText}
        value={mode}
        disabled={busy}
        data={[
          ...(ofSpace === null ? [] : [{ value: 'space', label: text.hoursOfSpace(ofSpace) }]),
          { value: 'own', label: ofSpace === null ? text.hoursSet : text.hoursOwn },
          { value: 'off', label: text.hoursOff },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {mode === 'own' && (
        <Inline gap="12">
          {hourField('from')}
          {hourField('to')}
        </Inline>
      )}
    </Stack>
  );
}
