import { openArchiveStore } from '#core/clients/archive-store.ts';
import type { Config } from '#core/config.ts';
import { defineApi } from '#core/declaration.ts';
import { workspaces as routes } from '#shared/contract/workspaces.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { acceptJoinLink } from './accept-join-link.ts';
import { acceptMyInvitation } from './accept-my-invitation.ts';
import { acceptOwnership } from './accept-ownership.ts';
import { cancelExport } from './cancel-export.ts';
import { changeJoinLink } from './change-join-link.ts';
import { changeRole } from './change-role.ts';
import { createJoinLink } from './create-join-link.ts';
import { createWorkspace } from './create-workspace.ts';
import { declineOwnership } from './decline-ownership.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { downloadExport } from './download-export.ts';
import { getInvitationLink } from './get-invitation-link.ts';
import { getJoinLink } from './get-join-link.ts';
import { getMyRole } from './get-my-role.ts';
import { getNotices } from './get-notices.ts';
import { getPermissions } from './get-permissions.ts';
import { getStats } from './get-stats.ts';
import { getWorkspace } from './get-workspace.ts';
import { getWorkspacePlan } from './get-workspace-plan.ts';
import { giveFinanceAccess } from './give-finance-access.ts';
import { inviteMember } from './invite-member.ts';
import { inviteMembers } from './invite-members.ts';
import { leaveWorkspace } from './leave-workspace.ts';
import { listExports } from './list-exports.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { listMyInvitations } from './list-my-invitations.ts';
import { listRoles } from './list-roles.ts';
import { listWorkspaces } from './list-workspaces.ts';
import { offerOwnership } from './offer-ownership.ts';
import { openInvitation } from './open-invitation.ts';
import { openJoinLink } from './open-join-link.ts';
import { remindInvited } from './remind-invited.ts';
import { removeMember } from './remove-member.ts';
import { renameWorkspace } from './rename-workspace.ts';
import { requestExport } from './request-export.ts';
import { resendInvitation } from './resend-invitation.ts';
import { setHiredOn } from './set-hired-on.ts';
import { setTeam } from './set-team.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';
import { withdrawJoinLink } from './withdraw-join-link.ts';
import { withdrawOwnership } from './withdraw-ownership.ts';
import { repositories, type FunctionClients } from './operation.ts';

export const workspaces = defineApi({
  name: 'workspaces',
  description: 'Workspaces and their members',
  concurrencyShare: 7,
  archives: 'read',
  routes,
  repositories,
  clients: (config: Config): FunctionClients => ({ archives: openArchiveStore(config) }),
  operations: {
    acceptInvitation,
    acceptJoinLink,
    acceptMyInvitation,
    acceptOwnership,
    cancelExport,
    changeJoinLink,
    changeRole,
    createJoinLink,
    createWorkspace,
    declineOwnership,
    deleteWorkspace,
    downloadExport,
    getInvitationLink,
    getJoinLink,
    getMyRole,
    getNotices,
    getPermissions,
    getStats,
    getWorkspace,
    getWorkspacePlan,
    giveFinanceAccess,
    inviteMember,
    inviteMembers,
    leaveWorkspace,
    listExports,
    listInvitations,
    listMembers,
    listMyInvitations,
    listRoles,
    listWorkspaces,
    offerOwnership,
    openInvitation,
    openJoinLink,
    remindInvited,
    removeMember,
    renameWorkspace,
    requestExport,
    resendInvitation,
    setHiredOn,
    setTeam,
    withdrawInvitation,
    withdrawJoinLink,
    withdrawOwnership,
  },
});
