/**
 * Every kind of partition, by how its key begins, and whose it is. A partition of a workspace, a poll, a run or an
 * account is named for its owner's id and emptied when the owner is deleted (removal.ts): what is put into one is
 * never left behind. A new kind of thing with partitions of its own is a word of one's choice here, and the `type` of
 * the item that leads to them: `task` (or `task-ref`, by its `taskId`) leads to all partitions of its `task`.
 */
export const PARTITIONS = {
  WS: 'workspace',
  CREDENTIALS: 'workspace',
  CHATS: 'workspace',
  DIRECTORY: 'workspace',
  KEYS: 'workspace',
  SNAPSHOT: 'workspace',
  TASKSOURCE: 'workspace',
  AUTOMATION: 'workspace',
  WEBHOOKS: 'workspace',
  EXPORTS: 'workspace',
  SEEN: 'workspace',
  ACCESS: 'workspace',
  PROVIDER: 'workspace',
  POLL: 'poll',
  RUN: 'run',
  MARKS: 'run',
  CODES: 'run',
  DIALOGUES: 'run',
  // After RUN: nothing is released of a run that is gone.
  RELEASED: 'run',
  TASKS: 'workspace',
  DECISIONS: 'workspace',
  PACK: 'workspace',
  NOTES: 'workspace',
  SUBJECTS: 'workspace',
  WORKLOAD: 'workspace',
  FINANCE: 'workspace',
  REQUESTS: 'workspace',
  TASK: 'task',
  ASSIGNED: 'account',
  AUTHORED: 'account',
  IDEMPOTENCY: 'account',
  IDENTITIES: 'account',
  IDENTITY: 'identity',
  VERIFIED: 'account',
  DEVICES: 'account',
  FACTORS: 'account',
  TICKETS: 'account',
  PLAN: 'account',
  USAGE: 'account',
  // Of an account, too, but each of these has code that takes it away: the request that deletes the account removes
  // what the worker may not see, and the job ends sessions, leaves workspaces and takes the name off answers.
  USER: 'own code',
  LOGIN: 'own code',
  LINKS: 'own code',
  SESSIONS: 'own code',
  MEMBERSHIPS: 'own code',
  ANSWERED: 'own code',
  // Lists across owners: an entry goes with the item it is about (`ENTRIES` in removal.ts).
  DUE: 'entries',
  SHARE: 'entries',
  CODE: 'entries',
  INVITED: 'entries',
  DOMAIN: 'entries',
  INVOICES: 'entries',
  // Nobody's: no deletion asks for it. What is here expires, or names neither a workspace nor a person.
  THROTTLE: 'nobody',
  GUESSES: 'nobody',
  SLOTS: 'nobody',
  JOBS: 'nobody',
  SUPPRESSED: 'nobody',
  MAILBOX: 'nobody',
  PROMO: 'nobody',
  PUSH: 'nobody',
  OFFERS: 'nobody',
  SIGNIN: 'nobody',
  PROVIDERS: 'nobody',
} as const;

export type Partition = keyof typeof PARTITIONS;

/** Whose partitions are named for it and emptied with it. */
export type Owner = Exclude<(typeof PARTITIONS)[Partition], 'own code' | 'entries' | 'nobody'>;
