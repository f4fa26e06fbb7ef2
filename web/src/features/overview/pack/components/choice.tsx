import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { Stack, Text } from '#web/ui/layout/layout.tsx';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ label, values, names, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Stack gap="6">
      <Text id={id} tone="ink" weight="560">
        {label}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        data={values.map((one) => ({ value: one, label: names[one] }))}
        value={value}
        onChange={(next) => onChange(values.find((one) => one === next)!)}
      />
    </Stack>
  );
}
