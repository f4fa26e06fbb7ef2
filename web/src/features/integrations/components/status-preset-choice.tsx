import { Radio } from '@mantine/core';
import { STATUS_PRESETS, type StatusPreset } from '#shared/rules/bitrix24-tasks.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { integrationsText } from '#text/integrations.ts';

const text = integrationsText.bitrix24;

interface StatusPresetChoiceProps {
  readonly value: StatusPreset;
  readonly disabled: boolean;
  readonly onChange: (preset: StatusPreset) => void;
}

/** How the tasks of Bitrix24 are laid out on the board; a choice is saved at once. */
export function StatusPresetChoice({ value, disabled, onChange }: StatusPresetChoiceProps) {
  return (
    <Radio.Group
      label={text.columns}
      value={value}
      onChange={(next) => {
        const preset = STATUS_PRESETS.find((one) => one === next);
        if (preset) onChange(preset);
      }}
    >
      <Stack gap="12" above="8">
        {STATUS_PRESETS.map((preset) => (
          <Radio
            key={preset}
            value={preset}
            label={text.presets[preset].name}
            description={text.presets[preset].text}
            disabled={disabled}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
