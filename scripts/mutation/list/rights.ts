import { guardsIn } from '../guard.ts';

/** Rights to what can be done with polls and runs. */
export const guards = [
  guardsIn('shared/contract/polls.ts', 'tests/security/matrix.long.test.ts', {
    'right of updatePoll -> updatePoll: employee, own': "auth: 'user', permission: 'polls.[-edit-]{+read+}'",
    'right of duplicatePoll -> duplicatePoll: employee, own':
      "path: '/api/polls/{id}/duplicate', idempotent: true, auth: 'user', permission: 'polls.[-create-]{+read+}'",
    'right of getTrend -> getTrend: employee, own':
      "path: '/api/polls/{id}/trend', auth: 'user', permission: '[-results-]{+polls+}.read'",
    'right of updateFrame -> updateFrame: employee, own':
      "method: 'PATCH', path: '/api/polls/frames/{id}', auth: 'user', permission: '[-runs.edit-]{+polls.read+}'",
    'right of deleteFrame -> deleteFrame: employee, own': "auth: 'user', permission: '[-runs.delete-]{+polls.read+}'",
    'right of renewLink -> renewLink: employee, own':
      "path: '/api/polls/frames/{id}/link', idempotent: true, auth: 'user', permission: '[-runs.edit-]{+polls.read+}'",
    'right of getSummary -> getSummary: employee, own':
      "path: '/api/polls/frames/{id}/summary', auth: 'user', permission: '[-results-]{+polls+}.read'",
    'members alone take a poll as members -> takePoll: (stranger|removed), own':
      "path: '/api/polls/frames/{id}/take', auth: 'user', permission: [-'polls.take', scope: byRun-]{+null+}",
  }),
];
