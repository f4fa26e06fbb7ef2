import { moscowTime } from '../dates.ts';

/** Letters about keys of the API. */
export const apiKeysLetters = {
  made: {
    subject: 'An API key was created',
    why: 'An API key was created in a Tonus workspace. With it a program reads and changes what the creator of the key has allowed, in their name.',
    caption: 'The names were entered by people:',
    workspace: (name: string) => `Workspace: ${name}`,
    key: (name: string) => `Key: ${name}`,
    maker: (name: string) => `Created by: ${name}`,
    until: (expiresAt: string) => `The key is valid until ${moscowTime(expiresAt)}.`,
    action: 'Open workspace settings',
    footnote:
      'If nobody expected this key, revoke it in the workspace settings: it stops working at once. The key itself is not in this letter.',
  },
} as const;
