import { Button } from '@mantine/core';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { OwnInvitations } from '#shared/models/invitation.ts';
import { callApi, logout } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { joiningText } from '#web/text/joining.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { UnprovedAddress } from '#web/ui/unproved-address.tsx';
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
  if (!data.email_verified) return <Unverified data={data} email={email} />;
  if (!data.waiting) return <p className={styles.quiet}>{text.none(email)}</p>;
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

/** Where the letter went that shows whose the address is; who invites them is told to whoever reads its mail. */
function Unverified({ data, email }: { readonly data: OwnInvitations; readonly email: string }) {
  return (
    <>
      {data.waiting ? (
        <>
          <h3 className={styles.title}>{text.some}</h3>
          <p>{text.someText}</p>
        </>
      ) : (
        <p className={styles.quiet}>{text.none(email)}</p>
      )}
      <UnprovedAddress email={email} letter_sent_at={data.letter_sent_at} />
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
