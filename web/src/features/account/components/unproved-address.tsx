import { Button } from '@mantine/core';
import { useState } from 'react';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { accountText } from '../text.ts';
import styles from '../account.module.css';

const text = accountText.profile.unproved;

/** What does not work until somebody shows that the address is theirs, and the letter that does; nothing afterwards. */
export function UnprovedAddress({ email }: { readonly email: string }) {
  const { data } = useApi(workspaces.listMyInvitations, {});
  const asking = useAction();
  const [isAsked, setAsked] = useState(false);
  if (data?.email_verified !== false) return null;
  return (
    <>
      <Note tone="warning">{isAsked ? text.asked(email) : text.note}</Note>
      {asking.error !== null && <FailureNote error={asking.error} />}
      <div className={styles.actions}>
        <Button
          variant="default"
          disabled={asking.busy}
          onClick={() =>
            void asking.run(
              () => callApi(auth.requestEmailVerification, {}),
              () => setAsked(true),
            )
          }
        >
          {asking.busy ? text.asking : isAsked ? text.askAgain : text.ask}
        </Button>
      </div>
    </>
  );
}
