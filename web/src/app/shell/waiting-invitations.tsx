import { Button } from '@mantine/core';
import { useState } from 'react';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { OwnInvitations } from '#shared/models/invitation.ts';
import { callApi, logout } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { joiningText } from '#web/text/joining.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import styles from './waiting-invitations.module.css';

const text = joiningText.waiting;

/** For who has no workspace: what waits for their address, and the ways on and out. */
export function WaitingInvitations() {
  const { user } = useAccount();
  const { data, error, isValidating, mutate } = useApi(workspaces.listMyInvitations, {});
  const email = user?.email ?? '';
  return (
    <section className={styles.waiting} aria-label={text.title}>
      <div aria-live="polite" className={styles.news}>
        {data && <Waiting data={data} email={email} />}
        {error !== undefined && (
          <p role="alert" className={styles.failed}>
            {text.failed} {messageOf(error)}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <Button variant="default" onClick={() => void mutate()} disabled={isValidating}>
          {isValidating ? text.refreshing : text.refresh}
        </Button>
        <Button variant="subtle" onClick={logout}>
          {text.logout}
        </Button>
      </div>
      <p className={styles.quiet}>{joiningText.asUser(email)}</p>
    </section>
  );
}

function Waiting({ data, email }: { readonly data: OwnInvitations; readonly email: string }) {
  if (!data.waiting) return <p className={styles.quiet}>{text.none(email)}</p>;
  if (!data.email_verified) return <Unverified email={email} />;
  return (
    <>
      <h3 className={styles.title}>{text.title}</h3>
      <ul className={styles.list}>
        {data.invitations.map((one) => (
          <Invitation key={one.id} invitation={one} />
        ))}
      </ul>
    </>
  );
}

/** Something waits, and who writes is told to whoever reads the mail of the address. */
function Unverified({ email }: { readonly email: string }) {
  const asking = useAction();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h3 className={styles.title}>{text.some}</h3>
      <p>{isAsked ? text.asked(email) : text.someText}</p>
      {asking.error !== null && <FailureNote error={asking.error} />}
      <Button
        variant="light"
        fullWidth
        disabled={asking.busy}
        onClick={() =>
          void asking.run(
            () => callApi(auth.requestEmailVerification, {}),
            () => setAsked(true),
          )
        }
      >
        {asking.busy ? text.asking : text.ask}
      </Button>
    </>
  );
}

function Invitation({ invitation }: { readonly invitation: OwnInvitations['invitations'][number] }) {
  const { id, inviter, workspace_name: workspace, role } = invitation;
  const { add } = useAccount();
  const acceptance = useAction();
  return (
    <li className={styles.row}>
      <span className={styles.words}>{text.row(inviter, workspace, role)}</span>
      <Button
        disabled={acceptance.busy}
        aria-label={text.acceptOf(workspace)}
        onClick={() =>
          void acceptance.run(() => callApi(workspaces.acceptMyInvitation, { params: { invitation: id } }), add)
        }
      >
        {acceptance.busy ? text.accepting : text.accept}
      </Button>
      {acceptance.error !== null && <FailureNote error={acceptance.error} />}
    </li>
  );
}
