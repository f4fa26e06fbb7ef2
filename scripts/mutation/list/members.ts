import type { Guard } from '../guard.ts';

const ROLES = 'tests/security/roles.test.ts';
const INVITE = 'tests/api/workspaces/invite-member.test.ts';
const ACCEPT = 'tests/api/workspaces/accept-invitation.test.ts';
const INVITATIONS = 'tests/api/workspaces/invitations.test.ts';
const LEAVE = 'tests/api/workspaces/leave-workspace.test.ts';
const CHANGE = 'tests/api/workspaces/change-role.test.ts';
const DELETE = 'tests/api/jobs/delete-workspace.test.ts';
const MEMBERSHIP = 'functions/data/membership.ts';

/** Who may do what to whom in a workspace, and the ways into it and out of it. */
export const members: readonly Guard[] = [
  {
    name: 'the owner’s role stays',
    file: 'functions/workspaces/change-role.ts',
    from: 'if (target.role === OWNER_ROLE) forbidden(',
    to: 'if (false) forbidden(',
    test: ROLES,
    only: /of владелец/,
  },
  {
    name: 'the owner’s role is not given',
    file: 'shared/models/role.ts',
    from: 'z.enum(GIVEN_ROLES, {',
    to: 'z.enum(ROLES, {',
    test: ROLES,
    only: /makes владелец of/,
  },
  {
    name: 'the owner is not removed',
    file: 'functions/workspaces/remove-member.ts',
    from: "if (target.role === OWNER_ROLE) forbidden('Владельца нельзя исключить');",
    to: '',
    test: ROLES,
    only: /removes владелец/,
  },
  {
    name: 'the owner does not leave',
    file: 'functions/workspaces/leave-workspace.ts',
    from: 'if (member.role === OWNER_ROLE)',
    to: 'if (false)',
    test: LEAVE,
  },
  {
    name: 'the role of whoever asks, not of the target',
    file: 'functions/core/http/authorization.ts',
    from: 'if (permission === null || !can(member, permission as Permission, target)) forbidden();',
    to: '',
    test: ROLES,
    only: /makes|removes/,
  },
  {
    name: 'nobody invites above themselves',
    file: 'functions/workspaces/invite-member.ts',
    from: 'if (!mayInvite(member.role, role))',
    to: 'if (false)',
    test: ROLES,
    only: /invites as/,
  },
  {
    name: 'version of a member whose role changes',
    file: MEMBERSHIP,
    from: '{ exists: true, equals: { version } },',
    to: '{ exists: true },',
    test: CHANGE,
    only: /slower of two/,
  },
  {
    name: 'version of a member who goes',
    file: MEMBERSHIP,
    from: 'remove(memberKey!, { exists: true, equals: { version: member.version } }),',
    to: 'remove(memberKey!),',
    test: CHANGE,
    only: /slower of two/,
  },
  {
    name: 'invitation bound to its address',
    file: 'functions/workspaces/accept-invitation.ts',
    from: 'if (invitation.email !== user.email) {',
    to: 'if (false) {',
    test: ACCEPT,
    only: /another address/,
  },
  {
    name: 'secret of an invitation',
    file: 'functions/workspaces/open-invitation.ts',
    from: 'if (!invitation || !sameToken(invitation.secretHash, secretHash)) notFound(',
    to: 'if (!invitation) notFound(',
    test: ACCEPT,
    only: /withdrawn, replaced|secret of one/,
  },
  {
    name: 'end of an invitation by the clock',
    file: 'functions/workspaces/open-invitation.ts',
    from: "if (isExpired(invitation, now)) notFound('expiredInvitation');",
    to: '',
    test: ACCEPT,
    only: /time ran out/,
  },
  {
    name: 'an invitation works once',
    file: 'functions/data/invitations.ts',
    from: 'remove(keys.invitation(workspaceId, id), { exists: true, equals: { secretHash } })',
    to: 'check(keys.invitation(workspaceId, id), { exists: true, equals: { secretHash } })',
    test: ACCEPT,
    only: /link that was used/,
  },
  {
    name: 'one living invitation an address',
    file: 'functions/data/invitations.ts',
    from: 'condition: { below: { expires: seconds(now) } },',
    to: 'condition: {},',
    test: INVITE,
    only: /invited already/,
  },
  {
    name: 'a minute between letters',
    file: 'functions/data/invitations.ts',
    from: '{ exists: true, equals: { secretHash: old.secretHash }, below: { sent: seconds(now) - RESEND_SECONDS } },',
    to: '{ exists: true },',
    test: INVITATIONS,
    only: /waits a minute/,
  },
  {
    name: 'seats of a plan',
    file: MEMBERSHIP,
    from: '...(seats === null ? {} : { below: { memberCount: seats } })',
    to: '',
    test: ACCEPT,
    only: /more members than/,
  },
  {
    name: 'nobody joins what was deleted',
    file: MEMBERSHIP,
    from: '{ exists: true, equals: { name, description }, ',
    to: '{ ',
    test: DELETE,
    only: /comes too late/,
  },
  {
    name: 'a deletion dismisses everybody before it answers',
    file: 'functions/workspaces/delete-workspace.ts',
    from: 'await repos.contents.dismissMembers(workspaceId);',
    to: '',
    test: DELETE,
    only: /gone for everybody/,
  },
  {
    name: 'a deletion leaves nothing',
    file: 'functions/jobs/delete-workspace.ts',
    from: "await removal.removeAllOf('workspace', workspaceId);",
    to: '',
    test: DELETE,
    only: /gone for everybody/,
  },
  {
    name: 'a team that somebody has chosen stays when people are imported',
    file: 'functions/data/addresses.ts',
    from: "if (!item || item['team']) continue;",
    to: 'if (!item) continue;',
    test: 'tests/api/bitrix24/import-bitrix24-members.test.ts',
    only: /leaves a team that somebody has chosen/,
  },
  {
    name: 'nobody who has left is written back by a team',
    file: 'functions/data/members.ts',
    from: '{ set }, { exists: true })),',
    to: '{ set }, {})),',
    test: 'tests/api/workspaces/set-team.test.ts',
    only: /leaves at this moment/,
  },
];
