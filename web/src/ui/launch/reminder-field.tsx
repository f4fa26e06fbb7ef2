import { Checkbox } from '@mantine/core';
import { openingText } from '#text/common/launch.ts';

const text = openingText.reminders;

interface ReminderFieldProps {
  readonly reminders: boolean;
  readonly locked: boolean;
  readonly onChange: (reminders: boolean) => void;
}

/** Whether those who have not answered are reminded; it may change as long as people answer. */
export function ReminderField({ reminders, locked, onChange }: ReminderFieldProps) {
  return (
    <Checkbox
      label={text.label}
      description={text.text}
      checked={reminders}
      disabled={locked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
