import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { auth } from '#shared/contract/auth.ts';
import type { UnprovedAddress as Unproved } from '#shared/models/invitation.ts';
import { callApi } from '#web/lib/api-client.ts';
import { formatTimeOfDay } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApiCache } from '#web/lib/use-api.ts';
import { useNow } from '#web/lib/use-now.ts';
import { unprovedAddressText as text } from '#text/common/unproved-address.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import { FailureNote } from './failure-note.tsx';
import { Note } from './note.tsx';
import { toast } from './toast.ts';
import styles from './unproved-address.module.css';

interface UnprovedAddressProps extends Unproved {
  readonly email: string;
  /** Beside the button that sends another letter. */
  readonly children?: ReactNode;
}

/** What does not work until somebody shows that the address is theirs, where the letter that does it went, and another. */
export function UnprovedAddress({ email, letter_sent_at: sentAt, children }: UnprovedAddressProps) {
  const { refreshAll } = useApiCache();
  const asking = useAction();
  const now = useNow();
  async function ask() {
    await callApi(auth.requestEmailVerification, {});
    toast(text.done(email));
    await refreshAll();
  }
  return (
    <Inline gap="10" breaks className={styles.unproved}>
      <Note tone="warning">
        {sentAt === null ? text.notSent(email) : text.sent(email, formatTimeOfDay(Date.parse(sentAt), now))}
      </Note>
      {asking.error !== null && <FailureNote error={asking.error} />}
      <Button variant="default" disabled={asking.busy} onClick={() => void asking.run(ask)}>
        {asking.busy ? text.asking : sentAt === null ? text.ask : text.askAgain}
      </Button>
      {children}
    </Inline>
  );
}
