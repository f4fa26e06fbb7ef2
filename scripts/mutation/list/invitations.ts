import type { Guard } from '../guard.ts';

const STANDING = 'tests/api/workspaces/invitation-of-sender.test.ts';
const ACCEPT = 'tests/api/workspaces/accept-invitation.test.ts';
const LETTERS = 'tests/security/invitation-limits.test.ts';
const IMPORT = 'tests/api/bitrix24/import-bitrix24-members.test.ts';
const OPERATIONS = 'functions/workspaces/operations';
const LIMITS = 'functions/workspaces/invitation-limits.ts';

/** A limit of letters taken out of the list of those that count. */
function limit(name: string, from: string, only: RegExp): Guard {
  return { name: `limit of letters: ${name}`, file: LIMITS, from, to: '', test: LETTERS, only };
}

/** Who may send invitations, how long they hold, and how many letters they may cause. */
export const invitations: readonly Guard[] = [
  {
    name: 'role of who sends an invitation again',
    file: `${OPERATIONS}/resend-invitation.ts`,
    from: 'requireInviter(member, old);',
    to: '',
    test: STANDING,
    only: /refuses it to hr.*Отправить/,
  },
  {
    name: 'role of who withdraws an invitation',
    file: `${OPERATIONS}/withdraw-invitation.ts`,
    from: 'requireInviter(member, invitation);',
    to: '',
    test: STANDING,
    only: /refuses it to hr.*Отозвать/,
  },
  {
    name: 'standing of the sender when an invitation is accepted',
    file: 'functions/workspaces/enter.ts',
    from: 'await requireSender(context, invitation);',
    to: '',
    test: STANDING,
    only: /moved their account/,
  },
  {
    name: 'standing of the sender when an invitation is opened',
    file: `${OPERATIONS}/open-invitation.ts`,
    from: 'const sender = await requireSender({ repos }, invitation);',
    to: "const sender = { name: '' };",
    test: STANDING,
    only: /once they left/,
  },
  {
    name: 'right to give the role when an invitation is accepted',
    file: 'functions/workspaces/require-inviter.ts',
    from: 'sender && mayInvite(sender.role, role) ? sender : null',
    to: 'sender ?? null',
    test: STANDING,
    only: /may not give this role/,
  },
  {
    name: 'right to invite at all',
    file: 'shared/rules/permissions.ts',
    from: "return rolesOf('members.invite').includes(by) && givableRoles(by).includes(role);",
    to: 'return givableRoles(by).includes(role);',
    test: STANDING,
    only: /made an employee/,
  },
  {
    name: 'account of the sender',
    file: 'functions/workspaces/repositories/invitations.ts',
    from: 'return member && account ?',
    to: 'return member ?',
    test: STANDING,
    only: /deleted their account/,
  },
  {
    name: 'new sender of an invitation sent again',
    file: 'functions/workspaces/repositories/invitations.ts',
    from: '{ set: { invitedBy, secretHash, sentAt,',
    to: '{ set: { secretHash, sentAt,',
    test: STANDING,
    only: /holds again/,
  },
  {
    name: 'strong look before an invitation is denied',
    file: `${OPERATIONS}/accept-invitation.ts`,
    from: "if (already && (link === 'dead' || link === 'expired')) return already;",
    to: '',
    test: ACCEPT,
    only: /tells who has just joined/,
  },
  {
    name: 'parallel acceptances agree',
    file: 'functions/workspaces/enter.ts',
    from: "case 'used':\n      return (await inside()) ?? notFound('invitation');",
    to: "case 'used':\n      return notFound('invitation');",
    test: ACCEPT,
    only: /joins once/,
  },
  limit('recipient in a day', '[limits.recipientDay, box], ', /inviting, withdrawing/),
  limit('recipient in thirty days', ', [limits.recipientMonth, box]', /day after day/),
  limit('inviter', '[limits.unpaidInviter, inviterId],', /as a helper/),
  limit('workspace', '[limits.unpaidWorkspace, workspace.id],', /handed over/),
  limit('owner', '[limits.unpaidOwner, workspace.ownerId],', /a new workspace and another inviter/),
  limit('owner in thirty days', '[limits.unpaidOwnerMonth, workspace.ownerId],', /few in thirty days/),
  limit('network', '[limits.unpaidSource, context.sourceAddress],', /as many new accounts/),
  {
    name: 'limit of letters: spellings of one box',
    file: LIMITS,
    from: 'const box = mailboxOf(email);',
    to: 'const box = email;',
    test: LETTERS,
    only: /spellings/,
  },
  {
    name: 'limit of letters: trial is not paid',
    file: 'shared/rules/subscription.ts',
    from: 'term !== null && !term.isTrial && planInForce(term, now) !== PLANS.startup',
    to: 'term !== null && planInForce(term, now) !== PLANS.startup',
    test: LETTERS,
    only: /on the trial/,
  },
  {
    name: 'limit of letters: sent again',
    file: 'functions/workspaces/repositories/invitations.ts',
    from: 'RESEND_SECONDS } }, ), put(invitedItem(renewed)), insert(jobItem(job, jobId, now)), ]; return post(table, writes, limits);',
    to: 'RESEND_SECONDS } }), put(invitedItem(renewed)), insert(jobItem(job, jobId, now)), ]; return post(table, writes, []);',
    test: LETTERS,
    only: /by sending again/,
  },
  {
    name: 'limit of letters: import',
    file: 'functions/integrations/operations/import-bitrix24-members.ts',
    from: 'repos.invitations.create(invitation, workspace, posting, limits, now)',
    to: 'repos.invitations.create(invitation, workspace, posting, [] as typeof limits, now)',
    test: IMPORT,
    only: /fifteen on the trial/,
  },
];
