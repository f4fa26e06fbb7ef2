import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { useAccount, useWorkspace } from '#web/lib/workspace-context.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { workspacesText } from '#text/workspaces.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useInvitations, useInvitationsAgain, useMembersInOrder, useRights, useWorkspaceDetails } from './api.ts';
import { DangerZone, LeavingCard } from './components/danger-zone.tsx';
import { InviteCard } from './components/invite-part.tsx';
import { InvitationsCard } from './components/invitations-card.tsx';
import { ManagersViewCard } from './components/managers-view-card.tsx';
import { MemberFilters } from './components/member-filters.tsx';
import { MembersCard } from './components/members-card.tsx';
import { RightsCard } from './components/rights-card.tsx';
import { NO_RIGHTS } from './lib/members.ts';
import { useMemberFilter } from './lib/use-member-filter.ts';
import { useDialog } from './lib/use-dialog.ts';
import { WorkspaceDialogs, type WorkspaceDialog } from './components/workspace-dialogs.tsx';
import styles from './workspaces.module.css';

const text = workspacesText.page;
const NOBODY: readonly Member[] = [];
/** The list takes its whole width, and inviting opens over it (workspaces.module.css). */
const NARROW = '(max-width: 1080px)';

interface WorkspacesSectionProps {
  /** The panels of Bitrix24 and AI, which are a feature of their own. */
  readonly integrations: ReactNode;
}

/** The page of the current workspace: its people, what the person here may do, its connections and its end. */
export function WorkspacesSection({ integrations }: WorkspacesSectionProps) {
  const { workspace, user, asker, can } = useWorkspace();
  const { update } = useAccount();
  const details = useWorkspaceDetails(workspace.id);
  const members = useMembersInOrder(workspace.id);
  const rightsRead = useRights(workspace.id);
  const rights = rightsRead.data ?? NO_RIGHTS;
  // Where a card stands hangs on the role, which is known at once: no button moves from under a finger when the rights come.
  const inviting = can('members.invite');
  const invitations = useInvitations(workspace.id, rights.can_invite_members);
  const readInvitationsAgain = useInvitationsAgain(workspace.id);
  const dialog = useDialog<WorkspaceDialog>();
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  // A list that could not be read is an empty one, also where an older one is known.
  const people = members.error === undefined ? members.data : NOBODY;
  const filter = useMemberFilter(people ?? NOBODY);

  if (details.error !== undefined && details.data === undefined) {
    return (
      <>
        <PageHeader title={text.title} />
        <ErrorState
          title={text.loadFailed(messageOf(details.error))}
          error={details.error}
          onRetry={() => void details.mutate()}
        />
      </>
    );
  }
  const isOwner = can('workspace.hand_over') || rights.can_delete_workspace;
  const invited = invitations.error === undefined ? (invitations.data ?? []) : [];
  const waiting = invited.filter(({ expired }) => !expired).length;
  const note = [
    members.data && members.error === undefined && workspacesText.members.count(members.data.length),
    waiting > 0 && workspacesText.invitations.count(waiting),
  ].filter(Boolean);
  const own = (
    <>
      <RightsCard rights={rightsRead.data} failure={rightsRead.error} onRetry={() => void rightsRead.mutate()} />
      <ManagersViewCard />
      {isOwner ? (
        <DangerZone
          canHandOver={can('workspace.hand_over')}
          canDelete={rights.can_delete_workspace}
          offeredTo={(people ?? []).filter(({ ownership_offered_until: until }) => until !== undefined)}
          onWithdrawOffer={(member) => dialog.open({ kind: 'withdraw-offer', member })}
          onHandOver={() => dialog.open({ kind: 'hand-over' })}
          onDelete={() => dialog.open({ kind: 'delete' })}
        />
      ) : (
        <LeavingCard onLeave={() => dialog.open({ kind: 'leave' })} />
      )}
    </>
  );
  return (
    <>
      <PageHeader title={text.title} {...(note.length > 0 ? { note: note.join(', ') } : {})}>
        {rights.can_manage_workspace && (
          <Button variant="default" onClick={() => dialog.open({ kind: 'rename' })}>
            {text.rename}
          </Button>
        )}
        {rights.can_invite_members && (
          <Button
            variant={narrow ? 'filled' : 'default'}
            onClick={() => dialog.open({ kind: narrow ? 'invite-many' : 'invite' })}
          >
            {text.invite}
          </Button>
        )}
      </PageHeader>
      {people && <MemberFilters members={people} filter={filter} />}
      <div className={styles.columns}>
        <MembersCard
          members={people}
          filter={filter}
          failure={members.error}
          onRetry={() => void members.mutate()}
          ownUserId={user.id}
          rights={rights}
          canSetTeam={can('members.set_team')}
          canSetHiredOn={can('members.set_hired_on')}
          canGiveFinance={can('members.give_finance_access')}
          canHandOver={can('workspace.hand_over')}
          onSetTeam={(chosen, done) => dialog.open({ kind: 'team', chosen, done })}
          onSetHiredOn={(chosen, done) => dialog.open({ kind: 'hired-on', chosen, done })}
          onEdit={(member) => dialog.open({ kind: 'role', member })}
          onFinance={(member) => dialog.open({ kind: 'finance-access', member })}
          onHandOver={(heir) => dialog.open({ kind: 'hand-over', heir })}
          onRemove={(member) => dialog.open({ kind: 'remove', member })}
          onLeave={() => dialog.open({ kind: 'leave' })}
        />
        <Stack gap="16">
          {!inviting && own}
          {rights.can_invite_members && (
            <>
              {!narrow && (
                <InviteCard
                  workspaceId={workspace.id}
                  inviter={asker}
                  members={people ?? NOBODY}
                  invitations={invited}
                  onChanged={readInvitationsAgain}
                />
              )}
              <InvitationsCard
                workspaceId={workspace.id}
                inviter={asker}
                invitations={invitations.data}
                failure={invitations.error}
                onRetry={readInvitationsAgain}
                onChanged={readInvitationsAgain}
                onWithdraw={(invitation) => dialog.open({ kind: 'withdraw', invitation })}
              />
            </>
          )}
        </Stack>
      </div>
      <Text as="h2" above="16" size="title" tone="ink-2">
        {text.about}
      </Text>
      <div className={styles.columns}>
        <Stack gap="16">{integrations}</Stack>
        {inviting && <Stack gap="16">{own}</Stack>}
      </div>
      <WorkspaceDialogs
        dialog={dialog}
        rights={rights}
        members={people ?? []}
        membersFailure={members.error}
        invitations={invited}
        onInviteOne={() => dialog.open({ kind: 'invite' })}
        onMembersChanged={() => void members.mutate()}
        onInvitationsChanged={readInvitationsAgain}
        onWorkspaceChanged={(changed) => {
          void update(changed);
          void members.mutate();
          void rightsRead.mutate();
        }}
      />
    </>
  );
}
