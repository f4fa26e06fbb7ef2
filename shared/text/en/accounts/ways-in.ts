import type { waysInText as Russian } from '../../ru/accounts/ways-in.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words of the ways into one's own account. */
export const waysInText: Catalogue<typeof Russian> = {
  title: 'Ways to log in',
  password: {
    none: 'You have no password: you log in another way.',
    set: 'Set a password',
    setting: 'Sending…',
    sent: (email) => `We sent a link to ${email} to set a password with. The link works for an hour.`,
    failed: 'Could not send the email. Try again',
  },
  providers: {
    title: 'Without a password',
    purpose: 'Connect a service where you already have an account, and you will need no Tonus password.',
    none: 'No other ways to log in are set up here yet.',
    loadFailed: 'Could not load the ways to log in',
    added: (day) => `Connected ${day}`,
    used: (moment) => `last login ${moment}`,
    neverUsed: 'not used yet',
    connect: (name) => `Connect ${name}`,
    connecting: 'Opening…',
    connectFailed: 'Could not connect it. Try again',
    cancel: 'Cancel',
    remove: 'Disconnect',
    removeOf: (name) => `Disconnect ${name}`,
    removing: 'Disconnecting…',
    question: (name) =>
      `Disconnect ${name}? You will no longer be able to log in through it, and sessions opened through it will end.`,
    keep: 'Keep it',
    removed: (name) => `You can no longer log in through ${name}`,
    removeFailed: 'Could not disconnect it. Try again',
    last: 'This is the only way to log in. To disconnect it, first set a password or connect another one.',
  },
};
