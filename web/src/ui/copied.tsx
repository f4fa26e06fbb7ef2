import { ActionIcon, TextInput } from '@mantine/core';
import { copyText } from '#web/lib/clipboard.ts';
import { CopyIcon } from './icons.tsx';
import { toast } from './toast.ts';

interface CopiedProps {
  readonly label: string;
  readonly value: string;
  readonly action: string;
  readonly said: string;
}

/** A text to be taken elsewhere; it can be marked by hand where the browser does not copy. */
export function Copied({ label, value, action, said }: CopiedProps) {
  async function copy() {
    if (await copyText(value)) toast(said);
  }

  return (
    <TextInput
      label={label}
      value={value}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
      rightSectionWidth={44}
      rightSection={
        <ActionIcon variant="subtle" size={44} aria-label={action} onClick={() => void copy()}>
          <CopyIcon />
        </ActionIcon>
      }
    />
  );
}
