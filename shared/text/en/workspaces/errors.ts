import type { Catalogue } from '../../catalogue.ts';
import type { workspacesErrors as Russian } from '../../ru/workspaces/errors.ts';

const BY_UNPAID = 'On the free plan and during the trial';
const OR_PAY = 'or choose a paid plan';
const WORKSPACE_CHANGED = 'The workspace has just changed.';
const OFFER_CHANGED = 'The offer has just changed. Reload the page';

export const workspacesErrors: Catalogue<typeof Russian> = {
  someMembersLeft: 'One of those you chose has just left the workspace. Refresh the list and try again',
  workspaceChanged: `${WORKSPACE_CHANGED} Try again`,
  addressChanged: 'The address of your account has just changed. Reload the page and try again',
  memberChanged: 'Someone else has just changed this member. Refresh the list and try again',
  invitations: {
    toRecipient: (wait) => `Several invitations have been sent to this address recently. Another can be sent ${wait}`,
    ofPaid: (wait) => `1,000 invitations have been sent in a day, which is the limit. Continue ${wait}`,
    ofUnpaid: (wait) => `${BY_UNPAID} 15 invitations can be sent a day. Continue ${wait} ${OR_PAY}`,
    ofUnpaidMonth: (wait) => `${BY_UNPAID} 60 invitations can be sent in 30 days. Continue ${wait} ${OR_PAY}`,
    ofSource: (wait) => `Too many invitations have been sent from your network today. Continue ${wait} ${OR_PAY}`,
  },
  joinLinkEnded: 'The link’s expiry date has already passed',
  joinLinkTooLong: (days) => `A link lives for ${days} days at most`,
  invitedAnother: (email) => `The invitation was sent to ${email}. Log in with that address to accept it`,
  formerMember:
    'You have been a member of this workspace before, and the shared link does not let anyone back in. Ask to be sent an invitation',
  invitedUnproved:
    'An invitation has been sent to this address, but it is not confirmed yet. Open the link in the invitation email, or confirm the address in your profile',
  noSeats: 'The workspace has no free seats left. Tell whoever gave you the link',
  joinLinkChanged: 'The link has just been changed. Try again',
  joinLinkReplaced: 'The link has just been renewed or withdrawn. Reload the page and try again',
  proveAddress: 'First confirm that the address is yours: open the link in the email',
  offerChanged: OFFER_CHANGED,
  offerChangedTryAgain: `${OFFER_CHANGED} and try again`,
  ownerRole: 'The owner’s role cannot be changed: a workspace can only be handed over',
  roleAboveOwn: 'You cannot give a role above your own',
  deleting: 'The workspace is already being deleted, or has another owner now. Reload the page',
  ownersFinance: 'Finance is always open to the owner: it cannot be closed',
  inviteAboveOwn: 'You cannot invite someone to a role above your own',
  alreadyMember: 'This person is already a member of the workspace',
  alreadySent: 'An invitation has already been sent to this address: it can be sent again from the list',
  listedTwice: 'This address was already in the list',
  workspaceChangedInvite: `${WORKSPACE_CHANGED} Invite them again`,
  alreadyInvited: 'This address has already been invited',
  ownerLeaves: 'The owner cannot leave: hand the workspace over to another member first',
  ownRoleChanged: 'Your role has just been changed. Reload the page and try again',
  alreadyOwner: 'You are already the owner of this workspace',
  removeOwner: 'The owner cannot be removed: hand the workspace over first',
  removeSelf: 'You cannot remove yourself: leave the workspace instead',
  workspaceChangedByOther: 'Someone else has just changed the workspace. Reload the page and try again',
  invitationAboveOwn: 'An invitation to a role above yours is sent and withdrawn by those who can give that role',
};
