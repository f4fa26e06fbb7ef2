import type { Guard } from '../guard.ts';

const CHANGES = 'tests/security/membership-changes.test.ts';
const POLLS = 'functions/polls/repositories/polls.ts';
const RUNS = 'functions/runs/repositories/runs.ts';

/** Conditions of writes. */
export const conditions: readonly Guard[] = [
  {
    name: 'which condition of a transaction failed',
    file: 'functions/data/table.ts',
    from: 'throw new ConditionFailed(writes[index]?.name ?? null, null, error);',
    to: 'throw new ConditionFailed(writes[0]?.name ?? null, null, error);',
    test: 'functions/data/conditions.test.ts',
    only: /wherever it stands/,
  },
  {
    name: 'a failed condition nobody has named is no outcome',
    file: 'functions/data/conditions.ts',
    from: 'if (failed === undefined) throw error;',
    to: 'if (failed === undefined) return null;',
    test: 'functions/data/conditions.test.ts',
    only: /thrown where nobody has said/,
  },
  {
    name: 'a poll’s workspace is there',
    file: POLLS,
    from: 'update(keys.workspace(workspaceId), { add: change }, { exists: true })',
    to: 'update(keys.workspace(workspaceId), { add: change })',
    test: 'tests/api/polls/create-poll-race.test.ts',
  },
  {
    name: 'a poll is deleted once',
    file: POLLS,
    from: 'remove(keys.poll(poll.workspaceId, poll.createdAt, poll.id), { exists: true }),',
    to: 'remove(keys.poll(poll.workspaceId, poll.createdAt, poll.id)),',
    test: CHANGES,
    only: /there is one job/,
  },
  {
    name: 'a run’s poll is there',
    file: RUNS,
    from: 'check(keys.poll(run.workspaceId, run.pollCreatedAt, run.pollId), { exists: true }),',
    to: 'check(keys.poll(run.workspaceId, run.pollCreatedAt, run.pollId), { below: { never: 1 } }),',
    test: CHANGES,
    only: /run of a poll that was deleted/,
  },
  {
    name: 'version of a run',
    file: RUNS,
    from: '{ exists: true, equals: { version: old.version } },',
    to: '{ exists: true },',
    test: CHANGES,
    only: /somebody else has changed/,
  },
];
