import { ActionIcon, TextInput } from '@mantine/core';
import { useState } from 'react';
import { signInSettingsText as text } from '#text/sign-in/settings.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { CopyIcon } from '#web/ui/icons.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../sign-in.module.css';

/** A text to be taken elsewhere, whole by one press. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const [denied, setDenied] = useState(false);

  async function copy() {
    const copied = await copyText(value);
    setDenied(!copied);
    if (copied) toast(text.copied);
  }

  return (
    <div>
      <div className={styles.copied}>
        <TextInput label={label} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={text.copyOf(label)}
          title={text.copy}
          onClick={() => void copy()}
        >
          <CopyIcon />
        </ActionIcon>
      </div>
      {denied && <Caption>{text.copyByHand}</Caption>}
    </div>
  );
}
