import { guardsIn } from '../guard.ts';

/** Rights to what can be done with polls and runs. */
export const guards = [
  guardsIn('shared/contract/polls.ts', 'tests/security/matrix.test.ts', {
    'right of updatePoll -> updatePoll: employee, own': "auth: 'user', permission: 'polls.[-edit-]{+read+}'",
    'right of duplicatePoll -> duplicatePoll: employee, own':
      "summary: 'Создать копию опроса без запусков и ответов', idempotent: true, auth: 'user', permission: 'polls.[-create-]{+read+}'",
    'right of getTrend -> getTrend: employee, own':
      "summary: 'Сравнение запусков опроса, старые первыми', auth: 'user', permission: '[-results-]{+polls+}.read'",
    'right of updateFrame -> updateFrame: employee, own':
      "summary: 'Изменить запуск: название, срок, предел ответов; до открытия — и кого спрашивают, и когда видны ответы', auth: 'user', permission: '[-runs.edit-]{+polls.read+}'",
    'right of deleteFrame -> deleteFrame: employee, own': "auth: 'user', permission: '[-runs.delete-]{+polls.read+}'",
    'right of renewLink -> renewLink: employee, own':
      "summary: 'Отозвать публичную ссылку запуска и выдать новую', idempotent: true, auth: 'user', permission: '[-runs.edit-]{+polls.read+}'",
    'right of getSummary -> getSummary: employee, own':
      "summary: 'Запуск в числах: сколько ответили и как распределились ответы', auth: 'user', permission: '[-results-]{+polls+}.read'",
    'members alone take a poll as members -> takePoll: (stranger|removed), own':
      "summary: 'Ответить на опрос участником или изменить свои ответы', auth: 'user', permission: [-'polls.take', scope: byRun-]{+null+}",
  }),
];
