import { uuidBytes } from '#core/uuid.ts';

export const CANNED_ID = 'b3f0c1de-5a64-4c1b-9b52-0d1f6a3c7e11';
/** The link to the canned frame: its id and sixteen bytes that are random in a real one. */
export const CANNED_TOKEN = Buffer.concat([uuidBytes(CANNED_ID), Buffer.alloc(16, 7)]).toString('base64url');
export const CANNED_PASSWORD = 'тонус-2026';

/** One item that passes for a session, a login, a user, a member, a published frame, its counters and a finished job; DynamoDB's notation. */
export const cannedItem = {
  id: { S: CANNED_ID },
  userId: { S: CANNED_ID },
  workspaceId: { S: CANNED_ID },
  pollId: { S: CANNED_ID },
  kind: { S: 'poll' },
  // Nobody's right to create a poll: a refused creation is the request of its Lambda with a single call.
  role: { S: 'сотрудник' },
  firstName: { S: 'Анна' },
  lastName: { S: 'Петрова' },
  email: { S: 'anna@example.com' },
  publicToken: { S: CANNED_TOKEN },
  published: { BOOL: true },
  allowAnonymousLink: { BOOL: true },
  isAnonymous: { BOOL: true },
  title: { S: 'Пульс недели' },
  pollType: { S: 'ENPS' },
  workspaceName: { S: 'Ромашка' },
  createdAt: { S: '2026-11-17T09:00:00.000Z' },
  // What is counted up to here has been counted.
  last: { S: '9' },
  finishedAt: { S: '2026-11-17T09:00:00.000Z' },
  version: { N: '1' },
  // Of the canned password, at the parameters in use.
  passwordHash: {
    S: '$argon2id$v=19$m=19456,t=2,p=1$EF2oDoUOXx2A2KfXg4FUkg$QN9X5Emefu6MOgFYSo+9jblP8RhJGrqHxbZtIJkatEs',
  },
  refreshHash: { S: 'canned' },
  questions: {
    L: Array.from({ length: 10 }, (_, index) => ({
      M: {
        id: { S: `b3f0c1de-5a64-4c1b-9b52-0d1f6a3c7e${20 + index}` },
        text: { S: 'Что на этой неделе мешало работать?' },
        required: { BOOL: index === 0 },
        kind: { S: 'TEXTAREA' },
      },
    })),
  },
} as const;
