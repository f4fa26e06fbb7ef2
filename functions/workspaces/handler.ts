import { gate } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { idempotency } from '#core/http/idempotency.ts';
import { createAccess } from '#data/access.ts';
import { createWorkspaceContents } from '#data/workspace-contents.ts';
import { createInvitations } from '#data/invitations.ts';
import { createMembers } from '#data/members.ts';
import { createPlans } from '#data/plans.ts';
import { createSuppressions } from '#data/suppressions.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { acceptOwnership } from './accept-ownership.ts';
import { changeRole } from './change-role.ts';
import { createWorkspace } from './create-workspace.ts';
import { declineOwnership } from './decline-ownership.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { getMyRole } from './get-my-role.ts';
import { getNotices } from './get-notices.ts';
import { getPermissions } from './get-permissions.ts';
import { getStats } from './get-stats.ts';
import { getWorkspace } from './get-workspace.ts';
import { inviteMember } from './invite-member.ts';
import { leaveWorkspace } from './leave-workspace.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { listRoles } from './list-roles.ts';
import { listWorkspaces } from './list-workspaces.ts';
import { offerOwnership } from './offer-ownership.ts';
import { openInvitation } from './open-invitation.ts';
import { removeMember } from './remove-member.ts';
import { resendInvitation } from './resend-invitation.ts';
import { renameWorkspace } from './rename-workspace.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';
import { withdrawOwnership } from './withdraw-ownership.ts';

const repositories = {
  access: createAccess,
  contents: createWorkspaceContents,
  invitations: createInvitations,
  members: createMembers,
  plans: createPlans,
  suppressions: createSuppressions,
  workspaces: createWorkspaces,
};

export const handler = serve(
  workspaces,
  {
    acceptInvitation,
    acceptOwnership,
    changeRole,
    createWorkspace,
    declineOwnership,
    deleteWorkspace,
    getMyRole,
    getPermissions,
    getStats,
    getWorkspace,
    getNotices,
    inviteMember,
    leaveWorkspace,
    listInvitations,
    listMembers,
    listRoles,
    listWorkspaces,
    offerOwnership,
    openInvitation,
    removeMember,
    resendInvitation,
    renameWorkspace,
    withdrawInvitation,
    withdrawOwnership,
  },
  { gate, idempotency, repositories },
);
