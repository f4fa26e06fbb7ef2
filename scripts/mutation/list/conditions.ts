import { guardsIn } from '../guard.ts';

/** Conditions of writes. */
export const guards = [
  guardsIn('functions/data/table.ts', 'functions/data/conditions.test.ts', {
    'which condition of a transaction failed -> wherever it stands':
      'throw new ConditionFailed(writes[[-index-]{+0+}]?.name ?? null, null, error);',
  }),
  guardsIn('functions/data/conditions.ts', 'functions/data/conditions.test.ts', {
    'a failed condition nobody has named is no outcome -> thrown where nobody has said':
      'if (failed === undefined) [-throw error-]{+return null+};',
  }),
  guardsIn('functions/polls/repositories/polls.ts', 'tests/api/polls/create-poll-race.test.ts', {
    'a poll’s workspace is there': 'update(keys.workspace(workspaceId), { add: change }[-, { exists: true }-])',
  }),
  guardsIn('functions/polls/repositories/polls.ts', 'tests/security/membership-changes.long.test.ts', {
    'a poll is deleted once -> there is one job':
      'remove(keys.poll(poll.workspaceId, poll.createdAt, poll.id)[-, { exists: true }-]),',
  }),
  guardsIn('functions/runs/repositories/runs.ts', 'tests/security/membership-changes.long.test.ts', {
    'a run’s poll is there -> run of a poll that was deleted':
      'check(keys.poll(run.workspaceId, run.pollCreatedAt, run.pollId), { [-exists: true-]{+below: { never: 1 }+} }),',
    'version of a run -> somebody else has changed': '{ exists: true[-, equals: { version: old.version }-] },',
  }),
];
