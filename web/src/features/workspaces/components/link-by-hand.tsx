import { TextInput } from '@mantine/core';
import { Stack } from '#web/ui/layout/layout.tsx';
import { workspacesText } from '#text/workspaces.ts';
import styles from './inviting.module.css';

const text = workspacesText.invitations;

interface LinkByHandProps {
  readonly email: string;
  readonly address: string;
}

/** The link of an invitation where the browser did not let it be copied. */
export function LinkByHand({ email, address }: LinkByHandProps) {
  return (
    <Stack gap="4" className={styles.byHand}>
      <TextInput
        aria-label={text.linkOf(email)}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={styles.note}>{text.copyByHand}</p>
    </Stack>
  );
}
