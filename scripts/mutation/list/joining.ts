import { guardsIn } from '../guard.ts';

/** Ways into a workspace: its joining link, what waits for an address, many addresses at once. */
export const guards = [
  guardsIn('functions/workspaces/repositories/join-links.ts', 'tests/api/workspaces/join-link.test.ts', {
    'joining link: its limit -> beyond its limit': 'above: { expires: seconds(now) }[-, below: { used: limit }-] },',
    'joining link: who was removed -> who was taken out':
      "keys.formerMember(workspaceId, [-member.userId-]{+'nobody'+})",
    'joining link: who was removed, by another address -> who was taken out':
      "check(formerMailboxKey(workspaceId, [-member.email-]{+'nobody@example.com'+}), { below: { ttl: seconds(now) } })",
    'joining link: an invited address that is not proved -> who is invited, as long':
      'check(key, { below: { [-expires-]{+neverSet+}: seconds(now) } })',
  }),
  guardsIn('functions/workspaces/join-as-it-is.ts', 'tests/api/workspaces/join-link.test.ts', {
    'joining link: seats of the plan -> beyond the seats': 'seats: [-membersMost(workspace, plan)-]{+null+} });',
    'joining link: a workspace that changes meanwhile -> while they were coming': '[-workspace = current;-]',
  }),
  guardsIn('functions/workspaces/operations/open-join-link.ts', 'tests/api/workspaces/join-link.test.ts', {
    'joining link: the token of the newest -> withdrawn, renewed':
      "return [-(await opensLink(token, link, keyring)) ? link : notFound('joinLink')-]{+link+};",
    'joining link: openings from one network -> openings of links':
      '[-await countAttempt(JOIN_OPENINGS, context.sourceAddress, context);-]',
  }),
  guardsIn('functions/workspaces/present-join-link.ts', 'tests/api/workspaces/join-link.test.ts', {
    'joining link: standing of who opened it -> once whoever opened it':
      "[-if (!ableToInvite(sender, JOIN_ROLE)) return { sender, state: 'voided' };-]",
  }),
  guardsIn('functions/workspaces/operations/list-my-invitations.ts', 'tests/security/own-invitations.test.ts', {
    'own invitations: shown to a verified address alone -> learns that something waits':
      'invitations: [-verified-]{+true+} ?',
  }),
  guardsIn('functions/workspaces/operations/accept-my-invitation.ts', 'tests/security/own-invitations.test.ts', {
    'own invitations: accepted with a verified address alone -> learns that something waits':
      'if ([-(await repos.verifiedEmails.since(user)) === null-]{+false+}) forbidden(',
  }),
  guardsIn('functions/workspaces/operations/accept-invitation.ts', 'tests/security/own-invitations.test.ts', {
    'verified address: not by a link that whoever invites is shown -> by inviting the address themselves':
      "[-link === 'mailed' ? 'by this link' : 'none'-]{+'by this link'+}",
  }),
  guardsIn('functions/accounts/operations/verify-email.ts', 'tests/security/own-invitations.test.ts', {
    'verified address: by the account that asked -> letting the owner of the address click':
      'if ([-link.userId !== user.id-]{+false+}) {',
  }),
  guardsIn('functions/accounts/repositories/verified-emails.ts', 'tests/security/own-invitations.test.ts', {
    'verified address: not of another address -> moving their account':
      "return item[-?.['email'] === email-] ? String(item['at']) : null;",
  }),
  guardsIn('functions/accounts/repositories/accounts.ts', 'tests/security/own-invitations.test.ts', {
    'verified address: forgotten with a change of the address -> moving their account':
      '[-remove(keys.verifiedEmail(user.id)),-]',
  }),
  guardsIn('functions/workspaces/repositories/invitations.ts', 'tests/security/own-invitations.test.ts', {
    'what leads to an invitation: withdrawn -> goes when it is withdrawn':
      'table.transact([remove(keys.invitation(workspaceId, id), { exists: true })[-, remove(invitedKey(invitation))-]]),',
    'what leads to an invitation: accepted -> goes when it is withdrawn':
      "failsAs('used', link),[- remove(invitedKey(invitation)),-]",
  }),
  guardsIn('functions/data/removal.ts', 'tests/security/own-invitations.test.ts', {
    'what leads to an invitation: its workspace deleted -> goes with the workspace':
      '[-invitation: ({ id, email }) => [keys.invited(String(email), String(id))],-]',
  }),
  guardsIn('functions/accounts/jobs/delete-account.ts', 'tests/security/own-invitations.test.ts', {
    'what leads to an invitation: its account deleted -> goes with an account':
      'if (verifiedEmail [-!== undefined-]{+=== null+})',
  }),
  guardsIn('functions/accounts/remove-account.ts', 'tests/security/own-invitations.test.ts', {
    'what leads to an invitation: an account of a claimed address deleted -> goes with an account':
      '=== [-null-]{+undefined+} ? {} : { verifiedEmail: user.email }',
  }),
  guardsIn('functions/workspaces/operations/invite-members.ts', 'tests/api/workspaces/invite-members.test.ts', {
    'many invitations: role -> refuses a role above': 'if ([-!mayInvite(member, role)-]{+false+}) forbidden(',
    'many invitations: seats -> stops at the seats': 'if ([-freeSeats(seats()) <= 0-]{+false+})',
  }),
  guardsIn('functions/workspaces/send-invitation.ts', 'tests/api/workspaces/invite-members.test.ts', {
    'many invitations: limits of letters -> stops at the limit of letters, and':
      'repos.invitations.create(invitation, workspace, posting, {+[] as typeof +}limits, now)',
  }),
  guardsIn('functions/workspaces/operations/get-invitation-link.ts', 'tests/api/workspaces/invite-members.test.ts', {
    'link of an invitation: role of who asks for it -> is given neither': '[-requireInviter(member, invitation);-]',
  }),
  guardsIn('functions/workspaces/operations/remind-invited.ts', 'tests/api/workspaces/invite-members.test.ts', {
    'reminding the invited: not within a day -> sends again what has waited':
      '[-now.getTime() - Date.parse(one.sentAt) < QUIET_MILLISECONDS-]{+false+}',
    'reminding the invited: role -> sends again what has waited': 'if ([-!mayInvite(member, one.role)-]{+false+})',
  }),
];
