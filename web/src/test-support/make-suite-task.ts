import type { SuiteBoardTask } from '#shared/models/task.ts';

let ids = 0;

/** A task of Bitrix24 on the board, with these fields and a number of its own. */
export function makeSuiteTask(values: Partial<SuiteBoardTask> = {}): SuiteBoardTask {
  return {
    id: `b24-${++ids}`,
    title: 'Задача',
    status: 'NEW',
    priority: 'MEDIUM',
    responsibleId: null,
    responsible: null,
    deadline: null,
    overdue: false,
    createdDate: null,
    closedDate: null,
    dateStart: null,
    startDatePlan: null,
    endDatePlan: null,
    timeEstimate: null,
    timeSpentInLogs: null,
    durationPlan: null,
    durationFact: null,
    durationType: null,
    group: [],
    isBitrixTask: true,
    suite: { status: '2', priority: '1', project: null },
    ...values,
  };
}
