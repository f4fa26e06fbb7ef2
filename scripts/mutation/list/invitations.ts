import { guardsIn } from '../guard.ts';

const STANDING = 'tests/api/workspaces/invitation-of-sender.test.ts';
const IMPORT = 'tests/api/bitrix24/import-bitrix24-members.test.ts';

/** Who may send invitations, how long they hold, and how many letters they may cause. */
export const guards = [
  guardsIn('functions/workspaces/operations/resend-invitation.ts', STANDING, {
    'role of who sends an invitation again -> refuses it to hr.*POST': '[-requireInviter(member, old);-]',
  }),
  guardsIn('functions/workspaces/operations/withdraw-invitation.ts', STANDING, {
    'role of who withdraws an invitation -> refuses it to hr.*DELETE': '[-requireInviter(member, invitation);-]',
  }),
  guardsIn('functions/workspaces/enter.ts', 'tests/api/workspaces/invitation-of-sender.test.ts', {
    'standing of the sender when an invitation is accepted -> moved their account':
      '[-await requireSender(context, invitation);-]',
  }),
  guardsIn('functions/workspaces/operations/open-invitation.ts', 'tests/api/workspaces/invitation-of-sender.test.ts', {
    'standing of the sender when an invitation is opened -> once they left':
      "const sender = [-await requireSender({ repos }, invitation)-]{+{ name: '' }+};",
  }),
  guardsIn('functions/workspaces/require-inviter.ts', 'tests/api/workspaces/invitation-of-sender.test.ts', {
    'right to give the role when an invitation is accepted -> may not give this role':
      'sender [-&& mayInvite(sender, role) ? sender :-]{+??+} null',
  }),
  guardsIn('shared/rules/permissions.ts', 'tests/api/workspaces/invitation-of-sender.test.ts', {
    'right to invite at all -> made an employee':
      "return [-rolesOf('members.invite').includes(by.role) && -]givableRoles(by).includes(role);",
  }),
  guardsIn('functions/workspaces/repositories/invitations.ts', 'tests/api/workspaces/invitation-of-sender.test.ts', {
    'account of the sender -> deleted their account': 'return member [-&& account -]?',
    'new sender of an invitation sent again -> holds again': '{ set: { [-invitedBy, -]secretHash, sentAt,',
  }),
  guardsIn('functions/workspaces/operations/accept-invitation.ts', 'tests/api/workspaces/accept-invitation.test.ts', {
    'strong look before an invitation is denied -> tells who has just joined':
      "[-if (already && (link === 'dead' || link === 'expired')) return already;-]",
  }),
  guardsIn('functions/workspaces/enter.ts', 'tests/api/workspaces/accept-invitation.test.ts', {
    'parallel acceptances agree -> joins once': "case 'used': return [-(await inside()) ?? -]notFound('invitation');",
  }),
  guardsIn('functions/workspaces/invitation-limits.ts', 'tests/security/invitation-limits.test.ts', {
    'limit of letters: recipient in a day -> inviting, withdrawing': '[-[limits.recipientDay, box],-]',
    'limit of letters: recipient in thirty days -> day after day': '[-, [limits.recipientMonth, box]-]',
    'limit of letters: inviter -> as a helper': '[-[limits.unpaidInviter, inviterId],-]',
    'limit of letters: workspace -> handed over': '[-[limits.unpaidWorkspace, workspace.id],-]',
    'limit of letters: owner -> a new workspace and another inviter': '[-[limits.unpaidOwner, workspace.ownerId],-]',
    'limit of letters: owner in thirty days -> few in thirty days': '[-[limits.unpaidOwnerMonth, workspace.ownerId],-]',
    'limit of letters: network -> as many new accounts': '[-[limits.unpaidSource, context.sourceAddress],-]',
    'limit of letters: spellings of one box -> spellings': 'const box = [-mailboxOf(email)-]{+email+};',
  }),
  guardsIn('shared/rules/subscription.ts', 'tests/security/invitation-limits.test.ts', {
    'limit of letters: trial is not paid -> on the trial':
      'term !== null && [-!term.isTrial && -]planInForce(term, now) !== PLANS.startup',
  }),
  guardsIn('functions/workspaces/repositories/invitations.ts', 'tests/security/invitation-limits.test.ts', {
    'limit of letters: sent again -> by sending again':
      'RESEND_SECONDS } }[-, -]), put(invitedItem(renewed)), insert(jobItem(job, jobId, now)), ]; return post(table, writes, [-limits-]{+[]+});',
  }),
  guardsIn('functions/integrations/operations/import-bitrix24-members.ts', IMPORT, {
    'limit of letters: import -> fifteen on the trial':
      'repos.invitations.create(invitation, workspace, posting, {+[] as typeof +}limits, now)',
  }),
];
