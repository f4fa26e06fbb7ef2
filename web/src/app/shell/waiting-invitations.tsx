import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { OwnInvitations } from '#shared/models/invitation.ts';
import { callApi, logout } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { joiningText } from '#text/common/joining.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { UnprovedAddress } from '#web/ui/unproved-address.tsx';
import styles from './waiting-invitations.module.css';

const text = joiningText.waiting;

/** For who has no workspace: what waits for their address, and the ways on and out; `first` of what stands in the dialog. */
export function WaitingInvitations({ first = false }: { readonly first?: boolean }) {
  const { user } = useAccount();
  const { data, error, isValidating, mutate } = useApi(workspaces.listMyInvitations, {});
  const email = user?.email ?? '';
  const again = (
    <Button variant="default" onClick={() => void mutate()} disabled={isValidating}>
      {isValidating ? text.refreshing : text.refresh}
    </Button>
  );
  return (
    <Stack as="section" gap="12" above={first ? undefined : '20'} ruled={!first} aria-label={text.title}>
      <Stack aria-live="polite" gap="10">
        {data && <Waiting data={data} email={email} again={again} />}
        {error !== undefined && (
          <>
            <Text role="alert" tone="coral">
              {text.failed} {messageOf(error)}
            </Text>
            <Inline>{again}</Inline>
          </>
        )}
      </Stack>
      {data?.waiting && (
        <Text tone="ink-2" pretty breaks>
          {joiningText.asUser(email)}
        </Text>
      )}
      <Inline gap="16" rowGap="4">
        <Button variant="subtle" onClick={logout}>
          {text.logout}
        </Button>
        <Link to={paths.settingsMyData}>{text.myData}</Link>
      </Inline>
    </Stack>
  );
}

interface WaitingProps {
  readonly data: OwnInvitations;
  readonly email: string;
  /** Looks again. */
  readonly again: ReactNode;
}

function Waiting({ data, email, again }: WaitingProps) {
  if (!data.email_verified) return <Unverified data={data} email={email} again={again} />;
  if (!data.waiting)
    return (
      <>
        <Text tone="ink-2" pretty breaks>
          {text.none(email)}
        </Text>
        <Inline>{again}</Inline>
      </>
    );
  return (
    <>
      <h3 className={styles.title}>{text.title}</h3>
      <Stack as="ul" gap="10">
        {data.invitations.map((one) => (
          <Invitation key={one.id} invitation={one} />
        ))}
      </Stack>
      <Inline>{again}</Inline>
    </>
  );
}

/** Where the letter went that shows whose the address is; who invites them is told to whoever reads its mail. */
function Unverified({ data, email, again }: WaitingProps) {
  return (
    <>
      {data.waiting ? (
        <>
          <h3 className={styles.title}>{text.some}</h3>
          <p>{text.someText}</p>
        </>
      ) : (
        <Text tone="ink-2" pretty breaks>
          {text.none(email)}
        </Text>
      )}
      <UnprovedAddress email={email} letter_sent_at={data.letter_sent_at}>
        {again}
      </UnprovedAddress>
    </>
  );
}

function Invitation({ invitation }: { readonly invitation: OwnInvitations['invitations'][number] }) {
  const { id, inviter, workspace_name: workspace, role } = invitation;
  const { add } = useAccount();
  const acceptance = useAction();
  return (
    <Inline as="li" justify="between" gap="10">
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
    </Inline>
  );
}
