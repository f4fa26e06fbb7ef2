import { useNavigate } from 'react-router-dom';
import type { Member } from '#shared/models/workspace.ts';
import { paths } from '#web/lib/paths.ts';
import { useAccount, useWorkspace } from '#web/lib/workspace-context.tsx';
import { useMembersInOrder, useRights } from '../api.ts';
import { useDialog } from '../lib/use-dialog.ts';
import { DangerZone, LeavingCard } from './danger-zone.tsx';
import { DeleteWorkspaceModal } from './delete-workspace-modal.tsx';
import { HandOverModal } from './hand-over-modal.tsx';
import { LeaveModal } from './leave-modal.tsx';
import { WithdrawOfferModal } from './withdraw-offer-modal.tsx';

type EndDialog =
  | { readonly kind: 'delete' | 'hand-over' | 'leave' }
  | { readonly kind: 'withdraw-offer'; readonly member: Member };

/** What ends a workspace or one's part in it, with the dialogs that ask before. */
export function WorkspaceEnd() {
  const { workspace, can } = useWorkspace();
  const { forget } = useAccount();
  const navigate = useNavigate();
  const members = useMembersInOrder(workspace.id);
  const canDelete = useRights(workspace.id).data?.can_delete_workspace ?? false;
  const { what, opened, round, open, close } = useDialog<EndDialog>();
  const canHandOver = can('workspace.hand_over');
  const people = members.error === undefined ? (members.data ?? []) : [];
  const frame = { opened, onClose: close };

  async function leaveThePage() {
    close();
    await navigate(paths.app);
    await forget(workspace.id);
  }

  return (
    <>
      {canHandOver || canDelete ? (
        <DangerZone
          canHandOver={canHandOver}
          canDelete={canDelete}
          offeredTo={people.filter(({ ownership_offered_until: until }) => until !== undefined)}
          onHandOver={() => open({ kind: 'hand-over' })}
          onWithdrawOffer={(member) => open({ kind: 'withdraw-offer', member })}
          onDelete={() => open({ kind: 'delete' })}
        />
      ) : (
        <LeavingCard onLeave={() => open({ kind: 'leave' })} />
      )}
      {what?.kind === 'hand-over' && (
        <HandOverModal
          key={round}
          {...frame}
          workspaceId={workspace.id}
          members={people}
          failure={members.error}
          onOffered={() => {
            close();
            void members.mutate();
          }}
        />
      )}
      {what?.kind === 'withdraw-offer' && (
        <WithdrawOfferModal
          key={round}
          {...frame}
          workspaceId={workspace.id}
          member={what.member}
          onWithdrawn={() => void members.mutate()}
        />
      )}
      {what?.kind === 'leave' && (
        <LeaveModal key={round} {...frame} workspace={workspace} onLeft={() => void leaveThePage()} />
      )}
      {what?.kind === 'delete' && (
        <DeleteWorkspaceModal key={round} {...frame} workspace={workspace} onDeleted={() => void leaveThePage()} />
      )}
    </>
  );
}
