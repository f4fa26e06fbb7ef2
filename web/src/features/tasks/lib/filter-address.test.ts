import { describe, expect, it } from 'vitest';
import { filtersOf, withFilters } from './filter-address.ts';
import { NO_FILTERS, type TaskFilters } from './find-tasks.ts';

describe('filters in the address', () => {
  it.each<Partial<TaskFilters>>([
    {},
    { text: 'отчёт & смета' },
    { status: 'NEW', priority: 'URGENT', responsible: '42', mine: true, overdue: true },
  ])('%j come back as they were, and leave the rest of it alone', (some) => {
    const filters = { ...NO_FILTERS, ...some };
    const params = withFilters(new URLSearchParams('section=tasks&status=CANCELLED&task=1'), filters);
    expect(filtersOf(new URLSearchParams(params.toString()))).toEqual(filters);
    expect([params.get('section'), params.get('task')]).toEqual(['tasks', '1']);
  });

  it('that are none are left out', () => {
    expect(filtersOf(new URLSearchParams('status=DONE&priority=7&mine=yes&overdue='))).toEqual(NO_FILTERS);
  });
});
