import { useNavigate } from 'react-router-dom';
import type { Invitation } from '#shared/models/invitation.ts';
import type { Member, PermissionFlags, Workspace } from '#shared/models/workspace.ts';
import { paths } from '#web/lib/paths.ts';
import { useAccount, useWorkspace } from '#web/lib/workspace-context.tsx';
import { DeleteWorkspaceModal } from './delete-workspace-modal.tsx';
import { FinanceAccessModal } from './finance-access-modal.tsx';
import { HandOverModal } from './hand-over-modal.tsx';
import { HiredOnModal } from './hired-on-modal.tsx';
import { InviteSheet } from './invite-part.tsx';
import { InviteModal } from './invite-modal.tsx';
import { LeaveModal } from './leave-modal.tsx';
import { RemoveMemberModal } from './remove-member-modal.tsx';
import { RenameModal } from './rename-modal.tsx';
import { RoleModal } from './role-modal.tsx';
import { TeamModal } from './team-modal.tsx';
import { WithdrawModal } from './withdraw-modal.tsx';
import { WithdrawOfferModal } from './withdraw-offer-modal.tsx';
import type { Dialog } from '../lib/use-dialog.ts';

/** What can be asked about on the workspace page. */
export type WorkspaceDialog =
  | { readonly kind: 'invite' | 'invite-many' | 'rename' | 'delete' | 'leave' }
  | { readonly kind: 'hand-over'; readonly heir?: Member }
  | { readonly kind: 'role' | 'remove' | 'withdraw-offer' | 'finance-access'; readonly member: Member }
  | { readonly kind: 'team' | 'hired-on'; readonly chosen: readonly Member[]; readonly done: () => void }
  | { readonly kind: 'withdraw'; readonly invitation: Invitation };

interface WorkspaceDialogsProps {
  readonly dialog: Dialog<WorkspaceDialog>;
  readonly rights: PermissionFlags;
  /** Empty while they are not known; `membersFailure` says whether they could not be read. */
  readonly members: readonly Member[];
  readonly membersFailure: unknown;
  readonly invitations: readonly Invitation[];
  readonly onInviteOne: () => void;
  readonly onMembersChanged: () => void;
  readonly onInvitationsChanged: () => void;
  readonly onWorkspaceChanged: (workspace: Workspace) => void;
}

/** The dialog that is open on the workspace page, if any. */
export function WorkspaceDialogs(props: WorkspaceDialogsProps) {
  const { what, opened, round, close } = props.dialog;
  if (!what) return null;
  return <OneDialog key={round} {...props} what={what} frame={{ opened, onClose: close }} />;
}

interface OneDialogProps extends Omit<WorkspaceDialogsProps, 'dialog'> {
  readonly what: WorkspaceDialog;
  readonly frame: { readonly opened: boolean; readonly onClose: () => void };
}

function OneDialog({ what, frame, rights, members, membersFailure, invitations, ...changed }: OneDialogProps) {
  const { workspace, asker } = useWorkspace();
  const { forget } = useAccount();
  const navigate = useNavigate();
  const { onMembersChanged, onInvitationsChanged, onWorkspaceChanged, onInviteOne } = changed;
  const { id } = workspace;

  async function leaveThePage() {
    frame.onClose();
    await navigate(paths.app);
    await forget(id);
  }

  switch (what.kind) {
    case 'invite':
      return (
        <InviteModal
          {...frame}
          workspaceId={id}
          inviter={asker}
          canImport={rights.can_manage_workspace}
          onInvited={() => {
            onInvitationsChanged();
            onMembersChanged();
          }}
          onImported={() => {
            onInvitationsChanged();
            onMembersChanged();
          }}
        />
      );
    case 'invite-many':
      return (
        <InviteSheet
          {...frame}
          workspaceId={id}
          inviter={asker}
          members={members}
          invitations={invitations}
          onInviteOne={onInviteOne}
          onChanged={onInvitationsChanged}
        />
      );
    case 'rename':
      return <RenameModal {...frame} workspace={workspace} onRenamed={onWorkspaceChanged} />;
    case 'role':
      return (
        <RoleModal {...frame} workspaceId={id} member={what.member} rights={rights} onChanged={onMembersChanged} />
      );
    case 'team':
      return (
        <TeamModal
          {...frame}
          workspaceId={id}
          chosen={what.chosen}
          members={members}
          onChanged={() => {
            what.done();
            onMembersChanged();
          }}
        />
      );
    case 'hired-on':
      return (
        <HiredOnModal
          {...frame}
          workspaceId={id}
          chosen={what.chosen}
          onChanged={() => {
            what.done();
            onMembersChanged();
          }}
        />
      );
    case 'remove':
      return <RemoveMemberModal {...frame} workspaceId={id} member={what.member} onRemoved={onMembersChanged} />;
    case 'finance-access':
      return <FinanceAccessModal {...frame} workspaceId={id} member={what.member} onChanged={onMembersChanged} />;
    case 'withdraw':
      return (
        <WithdrawModal {...frame} workspaceId={id} invitation={what.invitation} onWithdrawn={onInvitationsChanged} />
      );
    case 'hand-over':
      return (
        <HandOverModal
          {...frame}
          workspaceId={id}
          members={members}
          heir={what.heir}
          failure={membersFailure}
          onOffered={() => {
            frame.onClose();
            onMembersChanged();
          }}
        />
      );
    case 'withdraw-offer':
      return <WithdrawOfferModal {...frame} workspaceId={id} member={what.member} onWithdrawn={onMembersChanged} />;
    case 'leave':
      return <LeaveModal {...frame} workspace={workspace} onLeft={() => void leaveThePage()} />;
    case 'delete':
      return <DeleteWorkspaceModal {...frame} workspace={workspace} onDeleted={() => void leaveThePage()} />;
  }
}
