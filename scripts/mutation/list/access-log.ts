import { guardsIn } from '../guard.ts';

const LOG = 'tests/api/access-log/access-log.test.ts';

/** What stands between the access log and a look that is not in it, or an entry that nobody can trust. */
export const guards = [
  guardsIn('functions/core/http/serve.ts', LOG, {
    'access log: a look is written down -> stands in the log': '[-await accessLog.note(seen, services.repos, now);-]',
  }),
  guardsIn('functions/data/access-marks.ts', LOG, {
    'access log: one entry a day for a thing -> one entry a day':
      '[-moscowDay(now)-]{+now.toISOString() + Math.random()+}, hash);',
  }),
  guardsIn('functions/access-log/repositories/access-log.ts', LOG, {
    'access log: nothing of a workspace that is gone -> that is gone':
      "[-failsAs('gone', check(keys.workspace(workspaceId), { exists: true })),-]",
    'access log: no alias of an account that is gone -> still under way': "[-if (place === 'gone') continue;-]",
    'access log: a mark in the log names nobody -> still under way': '[-, clear: MARKED-]',
  }),
  guardsIn('functions/accounts/repositories/account-cleanup.ts', LOG, {
    'access log: aliases go with the account -> leads to nobody':
      "[-{ range: ranges.accessAliases, attributes: [], lists: [], takes: ['accountId'] },-]",
    'access log: marks are taken the name off -> under an alias of nobody':
      "[-{ range: ranges.accessMarks, attributes: ['userId', 'ofMember'], lists: [] },-]",
  }),
  guardsIn('functions/access-log/repositories/run-viewers.ts', LOG, {
    'access log: a viewer is counted once -> how many people have opened':
      '[-if (viewers.includes(alias)) return null;-]',
  }),
  guardsIn('functions/notifications/send-digests.ts', 'tests/api/notifications/send-digests.long.test.ts', {
    'access log: the head is told to the owner alone -> tells the owner alone':
      "if ([-rolesOf('access_log.read').includes(role)-]{+role+})",
  }),
  guardsIn('shared/contract/access-log.ts', 'tests/security/matrix.long.test.ts', {
    'access log: for the owner -> readAccessLog': "permission: [-'access_log.read'-]{+'workspace.read'+},",
  }),
];
