import type { joiningText as Russian } from '../../ru/common/joining.ts';
import type { Catalogue } from '../../catalogue.ts';
import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE, type Role } from '../../../rules/roles.ts';
import { quoted } from '../format.ts';

/** Whom somebody is invited as: “as an employee”. */
const AS: Readonly<Record<Role, string>> = {
  [OWNER_ROLE]: 'the owner',
  [HR_ROLE]: 'HR',
  [MANAGER_ROLE]: 'a manager',
  [EMPLOYEE_ROLE]: 'an employee',
};

/** The words of all ways into a workspace of others. */
export const joiningText: Catalogue<typeof Russian> = {
  heading: (inviter, workspace, role) => `${inviter} invites you to the workspace ${quoted(workspace)} as ${AS[role]}`,
  what: 'Tonus is a service in which a company learns from short polls how its people find their work. Colleagues will see your name, email address and role; who answered what in an anonymous poll, no one will see.',
  guest: 'Log in or sign up',
  asUser: (email) => `You are logged in as ${email}.`,
  otherAccount: 'Log in with another address',
  alreadyIn: 'If you have already joined, log in: we will open the workspace.',
  login: 'Log in',
  invitation: {
    title: 'Invitation',
    text: (email, until) => `The invitation was sent to ${email} and is valid until ${until}`,
    guestText: 'Log in or sign up with this address to accept it.',
    accept: 'Accept invitation',
    accepting: 'Accepting…',
    invalidTitle: 'The invitation did not open',
  },
  link: {
    title: 'Join the team',
    text: (until) => `The link is valid until ${until}`,
    guestText: 'Log in or sign up to join.',
    accept: 'Join',
    accepting: 'Joining…',
    invalidTitle: 'The link did not open',
  },
  verification: {
    title: 'Confirming the address',
    text: 'Confirm that this address is yours: emails about your workspaces will come to it, and if you are invited we will show by whom and where.',
    guestText: 'Log in to the account you asked for the email for.',
    accept: 'Confirm address',
    accepting: 'Confirming…',
  },
  waiting: {
    title: 'You are invited',
    row: (inviter, workspace, role) => `${inviter} invites you to ${quoted(workspace)} as ${AS[role]}`,
    accept: 'Accept',
    accepting: 'Accepting…',
    acceptOf: (workspace) => `Accept the invitation to ${quoted(workspace)}`,
    some: 'There is an invitation for your address',
    someText: 'To see who invites you and where, confirm that the address is yours.',
    none: (email) => `Expecting an invitation? Ask for it to be sent to ${email} and press “Refresh”.`,
    refresh: 'Refresh',
    refreshing: 'Refreshing…',
    failed: 'Could not find out whether there are invitations for you.',
    myData: 'My data and requests to companies',
    logout: 'Log out',
  },
};
