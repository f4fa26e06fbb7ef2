import { guardsIn } from '../guard.ts';

/** Who may do what to whom in a workspace, and the ways into it and out of it. */
export const guards = [
  guardsIn('functions/workspaces/operations/change-role.ts', 'tests/security/roles.test.ts', {
    'the owner’s role stays -> of владелец': 'if ([-target.role === OWNER_ROLE-]{+false+}) forbidden(',
  }),
  guardsIn('shared/models/role.ts', 'tests/security/roles.test.ts', {
    'the owner’s role is not given -> makes владелец of': 'z.enum([-GIVEN_ROLES-]{+ROLES+}, {',
  }),
  guardsIn('functions/workspaces/operations/remove-member.ts', 'tests/security/roles.test.ts', {
    'the owner is not removed -> removes владелец':
      '[-if (target.role === OWNER_ROLE) forbidden(workspacesErrors.removeOwner);-]',
  }),
  guardsIn('functions/workspaces/operations/leave-workspace.ts', 'tests/api/workspaces/leave-workspace.test.ts', {
    'the owner does not leave': 'if ([-member.role === OWNER_ROLE-]{+false+})',
  }),
  guardsIn('functions/core/http/authorization.ts', 'tests/security/roles.test.ts', {
    'the role of whoever asks, not of the target -> makes|removes':
      '[-if (permission === null || !can(member, permission as Permission, target)) forbidden();-]',
  }),
  guardsIn('functions/workspaces/operations/invite-member.ts', 'tests/security/roles.test.ts', {
    'nobody invites above themselves -> invites as': 'if ([-!mayInvite(member, role)-]{+false+})',
  }),
  guardsIn('functions/workspaces/repositories/membership.ts', 'tests/api/workspaces/change-role.test.ts', {
    'version of a member whose role changes -> slower of two': '{ exists: true[-, equals: { version }-] },',
    'version of a member who goes -> slower of two':
      'remove(memberKey![-, { exists: true, equals: { version: member.version } }-]),',
  }),
  guardsIn('functions/workspaces/operations/accept-invitation.ts', 'tests/api/workspaces/accept-invitation.test.ts', {
    'invitation bound to its address -> another address': 'if ([-!isInvited(user, invitation)-]{+false+}) {',
  }),
  guardsIn('functions/workspaces/operations/open-invitation.ts', 'tests/api/workspaces/accept-invitation.test.ts', {
    'secret of an invitation -> withdrawn, replaced|secret of one': "if (![-kind-]{+invitation+}) return 'dead';",
    'end of an invitation by the clock -> time ran out': "return [-isExpired(invitation, now) ? 'expired' : -]kind;",
  }),
  guardsIn('functions/workspaces/repositories/invitations.ts', 'tests/api/workspaces/accept-invitation.test.ts', {
    'an invitation works once -> link that was used':
      '[-remove-]{+check+}(keys.invitation(workspaceId, id), { exists: true, equals: { secretHash } })',
  }),
  guardsIn('functions/workspaces/repositories/invitations.ts', 'tests/api/workspaces/invite-member.test.ts', {
    'one living invitation an address -> invited already': 'condition: {[- below: { expires: seconds(now) } -]},',
  }),
  guardsIn('functions/workspaces/repositories/invitations.ts', 'tests/api/workspaces/invitations.test.ts', {
    'a minute between letters -> waits a minute':
      '{ exists: true[-, equals: { secretHash: old.secretHash }, below: { sent: seconds(now) - RESEND_SECONDS }-] },',
  }),
  guardsIn('functions/workspaces/repositories/membership.ts', 'tests/api/workspaces/accept-invitation.test.ts', {
    'seats of a plan -> more members than': '[-...(seats === null ? {} : { memberCount: seats })-]',
  }),
  guardsIn('functions/workspaces/repositories/membership.ts', 'tests/api/jobs/delete-workspace.test.ts', {
    'nobody joins what was deleted -> comes too late': '{[- exists: true, equals: { name, description },-]',
  }),
  guardsIn('functions/workspaces/operations/delete-workspace.ts', 'tests/api/jobs/delete-workspace.test.ts', {
    'a deletion dismisses everybody before it answers -> gone for everybody':
      '[-await repos.contents.dismissMembers(workspaceId);-]',
  }),
  guardsIn('functions/workspaces/jobs/delete-workspace.ts', 'tests/api/jobs/delete-workspace.test.ts', {
    'a deletion leaves nothing -> gone for everybody': "[-await removal.removeAllOf('workspace', workspaceId, now);-]",
  }),
  guardsIn('functions/workspaces/repositories/addresses.ts', 'tests/api/bitrix24/import-bitrix24-members.test.ts', {
    'a team that somebody has chosen stays when people are imported -> leaves a team that somebody has chosen':
      '([-!team && -]ownTeam',
    'a day of hiring that somebody has said stays when people are imported -> leaves a day that somebody has said':
      '([-!hiredOn && -]ownDay',
  }),
  guardsIn('functions/workspaces/present.ts', 'tests/api/workspaces/set-hired-on.test.ts', {
    'when somebody was hired is told to themselves and to those who may say it -> tells nobody else':
      "[-...(viewer.userId === userId || can(viewer, 'members.set_hired_on') ? { hired_on: hiredOn } : {})-]{+hired_on: hiredOn+},",
  }),
  guardsIn('functions/workspaces/repositories/members.ts', 'tests/api/workspaces/set-team.test.ts', {
    'nobody who has left is written back by a team -> leaves at this moment': '{ set }, {[- exists: true -]})),',
  }),
];
