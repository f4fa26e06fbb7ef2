import type { Guard } from '../guard.ts';

const LEFT = 'tests/security/nothing-left.test.ts';
const KEYS = 'functions/data/keys.ts';
const REMOVAL = 'functions/data/removal.ts';

/** That a deletion leaves nothing, wherever it was put. */
export const deletion: readonly Guard[] = [
  {
    name: 'deletion: every partition of a workspace',
    file: KEYS,
    from: "CREDENTIALS: 'workspace',",
    to: "CREDENTIALS: 'own code',",
    test: LEFT,
    only: /deleted by/,
  },
  {
    name: 'deletion: every partition of an account',
    file: KEYS,
    from: "USAGE: 'account',",
    to: "USAGE: 'own code',",
    test: LEFT,
    only: /whoever’s workspace/,
  },
  {
    name: 'deletion: what lies under the things of a workspace',
    file: REMOVAL,
    from: 'await removeAllOf(thing.owner, thing.id, now);',
    to: 'void thing;',
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'deletion: what is due of a run',
    file: REMOVAL,
    from: "...due('close-runs', deadline, id),",
    to: '',
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'deletion: reminders of a run that are due',
    file: REMOVAL,
    from: "...due('send-reminders', remindAt, id),",
    to: '',
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'deletion: reminders of a run that somebody asked for',
    file: REMOVAL,
    from: "...due('send-reminders', remindNowAt, id),",
    to: '',
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'deletion: the nights of a workspace',
    file: REMOVAL,
    from: "...due('run-automations', nightAt, workspaceId),",
    to: '',
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'deletion: the way from an account to its answers',
    file: REMOVAL,
    from: 'return userId === null ? [] : [keys.answered(userId, runId)];',
    to: 'return void userId ?? [];',
    test: LEFT,
    only: /deleted by its owner/,
  },
  {
    name: 'deletion: entries of the operator’s lists',
    file: REMOVAL,
    from: 'invoice: ({ createdAt, id }) => [keys.invoiceRef(String(createdAt), String(id))],',
    to: '',
    test: LEFT,
    only: /whoever’s workspace/,
  },
  {
    name: 'deletion: the sender of invitations to workspaces of others',
    file: 'functions/accounts/jobs/delete-account.ts',
    from: 'await repos.accountCleanup.forgetIn(workspaceId, userId);',
    to: '',
    test: LEFT,
    only: /whoever’s workspace/,
  },
];
