import type { Guard } from '../guard.ts';

const MATRIX = 'tests/security/matrix.test.ts';

/** Routes of polls with the line of the contract before their right: each is opened to everybody in turn. */
const ROUTES = [
  ['updatePoll', "auth: 'user', permission: 'polls.edit'"],
  [
    'duplicatePoll',
    "summary: 'Создать копию опроса без запусков и ответов', idempotent: true, auth: 'user', permission: 'polls.create'",
  ],
  ['getTrend', "summary: 'Сравнение запусков опроса, старые первыми', auth: 'user', permission: 'results.read'"],
  [
    'updateFrame',
    "summary: 'Изменить запуск: название, срок, предел ответов; до открытия — и кого спрашивают, и когда видны ответы', auth: 'user', permission: 'runs.edit'",
  ],
  ['deleteFrame', "auth: 'user', permission: 'runs.delete'"],
  [
    'renewLink',
    "summary: 'Отозвать публичную ссылку запуска и выдать новую', idempotent: true, auth: 'user', permission: 'runs.edit'",
  ],
  [
    'getSummary',
    "summary: 'Запуск в числах: сколько ответили и как распределились ответы', auth: 'user', permission: 'results.read'",
  ],
] as const;

/** Rights to what can be done with polls and runs. */
export const rights: readonly Guard[] = [
  ...ROUTES.map(([route, from]) => ({
    name: `right of ${route}`,
    file: 'shared/contract/polls.ts',
    from,
    to: from.replace(/permission: '.*'$/, "permission: 'polls.read'"),
    test: MATRIX,
    only: new RegExp(`${route}: employee, own`),
  })),
  {
    name: 'members alone take a poll as members',
    file: 'shared/contract/polls.ts',
    from: "summary: 'Ответить на опрос участником или изменить свои ответы', auth: 'user', permission: 'polls.take', scope: byRun",
    to: "summary: 'Ответить на опрос участником или изменить свои ответы', auth: 'user', permission: null",
    test: MATRIX,
    only: /takePoll: (stranger|removed), own/,
  },
];
