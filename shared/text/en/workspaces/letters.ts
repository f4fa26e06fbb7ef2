import type { Catalogue } from '../../catalogue.ts';
import type { workspacesLetters as Russian } from '../../ru/workspaces/letters.ts';
import { roleNames } from '../common/roles.ts';
import { moscowTime } from '../dates.ts';

export const workspacesLetters: Catalogue<typeof Russian> = {
  invitation: {
    subject: 'An invitation to Tonus',
    why: (role) => `You are being invited to a workspace in Tonus. Your role: ${roleNames[role]}.`,
    caption: 'The names were entered by whoever invites you:',
    inviter: (name) => `Invited by: ${name}`,
    workspace: (name) => `Workspace: ${name}`,
    how: 'To join, open the link and log in, or create an account with this address.',
    action: 'Accept the invitation',
    footnote: (expiresAt) =>
      `The link works once, until ${moscowTime(expiresAt)}. If you were not expecting an invitation, there is nothing you need to do.`,
  },
  ownershipOffer: {
    subject: 'You are being asked to become the owner of a workspace',
    why: 'You are being asked to become the owner of a workspace in Tonus.',
    caption: 'The names were entered by whoever asks you:',
    owner: (name) => `Asked by: ${name}`,
    workspace: (name) => `Workspace: ${name}`,
    what: 'The owner gets every right, and their plan applies to the workspace. You can accept or decline in Tonus: the offer stands at the top of the page.',
    action: 'Open the workspace',
    footnote: (expiresAt) =>
      `The offer stands until ${moscowTime(expiresAt)}. If you do not accept, nothing will change.`,
  },
};
