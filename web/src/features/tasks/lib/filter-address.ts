import { TASK_PRIORITIES, TASK_STATUSES } from '#shared/rules/tasks.ts';
import { isFiltered, NO_FILTERS, type TaskFilters } from './find-tasks.ts';

const NAMES = {
  text: 'q',
  status: 'status',
  priority: 'priority',
  responsible: 'responsible',
  mine: 'mine',
  overdue: 'overdue',
} as const satisfies Record<keyof TaskFilters, string>;

/** The filters an address names; what is none is left out. */
export function filtersOf(params: URLSearchParams): TaskFilters {
  const value = (name: keyof TaskFilters) => params.get(NAMES[name]) ?? '';
  return {
    text: value('text'),
    status: TASK_STATUSES.find((one) => one === value('status')) ?? '',
    priority: TASK_PRIORITIES.find((one) => one === value('priority')) ?? '',
    responsible: value('responsible'),
    mine: value('mine') === '1',
    overdue: value('overdue') === '1',
  };
}

/** The same address with these filters and no others. */
export function withFilters(params: URLSearchParams, filters: TaskFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of Object.values(NAMES)) next.delete(name);
  if (!isFiltered(filters)) return next;
  for (const [key, name] of Object.entries(NAMES)) {
    const value = filters[key as keyof TaskFilters];
    if (value !== NO_FILTERS[key as keyof TaskFilters]) next.set(name, value === true ? '1' : String(value));
  }
  return next;
}
