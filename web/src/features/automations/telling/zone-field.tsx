import { Button, NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { tellingText as text } from '#text/automations/telling.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { offsetOf, ownTimeZone, timeZones } from './time-zones.ts';

interface ZoneFieldProps {
  /** Null for that of the workspace. */
  readonly value: string | null;
  /** That of the workspace, where it can be left to it. */
  readonly ofSpace: string | null;
  readonly busy: boolean;
  readonly onChange: (value: string | null) => void;
}

/** By whose clock hours are quiet; a browser in another zone proposes its own. */
export function ZoneField({ value, ofSpace, busy, onChange }: ZoneFieldProps) {
  const browsers = ownTimeZone();
  const chosen = value ?? ofSpace;
  const options = useMemo(
    () => timeZones(value).map((zone) => ({ value: zone, label: text.zoneName(zone, offsetOf(zone)) })),
    [value],
  );
  const named = (zone: string) => text.zoneName(zone, offsetOf(zone));
  return (
    <Stack gap="8">
      <NativeSelect
        label={text.zone}
        value={value ?? ''}
        disabled={busy}
        data={[...(ofSpace === null ? [] : [{ value: '', label: text.zoneOfSpace(named(ofSpace)) }]), ...options]}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      />
      {browsers !== null && browsers !== chosen && offsetOf(browsers) !== offsetOf(chosen ?? browsers) && (
        <Inline gap="8">
          <Caption>{text.browsers(named(browsers))}</Caption>
          <Button variant="default" size="compact-sm" disabled={busy} onClick={() => onChange(browsers)}>
            {text.takeBrowsers}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
