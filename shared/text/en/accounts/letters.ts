import type { Catalogue } from '../../catalogue.ts';
import type { accountsLetters as Russian } from '../../ru/accounts/letters.ts';
import { moscowTime } from '../dates.ts';

const onceUntil = (expiresAt: string) => `The link works once, until ${moscowTime(expiresAt)}.`;

export const accountsLetters: Catalogue<typeof Russian> = {
  emailChange: {
    subject: 'Confirm your new address',
    why: 'You entered this address in your Tonus profile. Confirm it, and it will be the one you log in with.',
    action: 'Confirm the address',
    footnote: (expiresAt) => `${onceUntil(expiresAt)} If this was not you, nothing will change.`,
  },
  emailChangeAsked: {
    subject: 'A change of your account’s address was requested',
    why: (newEmail) =>
      `A new address to log in with was entered in the profile: ${newEmail}. It will count once it is confirmed.`,
    action: 'Open Tonus',
    footnote:
      'If this was not you, change your password: that cancels the change of address and ends the other sessions.',
  },
  emailChanged: {
    subject: 'Your account’s address has changed',
    why: (newEmail) => `The address to log in to Tonus with is now ${newEmail}.`,
    footnote: 'If this was not you, write to us: we will give you back your access.',
  },
  emailVerification: {
    subject: 'Confirm your address for Tonus',
    why: 'An account in Tonus was registered with this address. If it is yours, open the link where you are logged in: emails about your workspaces will come to this address, and if you are being invited, we will show you who invites you and where.',
    action: 'Confirm the address',
    footnote: (expiresAt) =>
      `${onceUntil(expiresAt)} If you did not register with Tonus, do not open it: without it the address will not be confirmed.`,
  },
  passwordReset: {
    subject: 'A new password for Tonus',
    why: 'Someone asked to change the password of your account. If it was you, set a new one via the link.',
    action: 'Set a new password',
    footnote: (expiresAt) => `${onceUntil(expiresAt)} If this was not you, the password will stay as it is.`,
  },
  whenChanged: (at, device) =>
    device === null ? `It was on ${moscowTime(at)}.` : `It was on ${moscowTime(at)}. Device: ${device}.`,
  passwordChanged: {
    subject: 'Your password has changed',
    why: 'The password of your Tonus account has been changed; sessions on other devices have ended.',
    action: 'Open Tonus',
    footnote: 'If this was not you, set a new password with “Forgot your password?” on the login page.',
  },
};
