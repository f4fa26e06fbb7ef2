import { describe, expect, it } from 'vitest';
import type { TaskStats } from '#shared/models/task.ts';
import { toBoardTask } from '#shared/rules/own-tasks.ts';
import { makeSuiteTask } from '#web/test-support/make-suite-task.ts';
import { makeTask } from '#web/test-support/make-task.ts';
import { boardFigures } from './board-figures.ts';

const NOW = new Date(2026, 10, 22, 12);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const stats: TaskStats = {
  total_tasks: 318,
  status_breakdown: { new: 48, in_progress: 92, completed: 163, cancelled: 15 },
  overdue_tasks: 26,
  priority_breakdown: { urgent: 14, high: 60, medium: 150, low: 94 },
};
const own = (values: Parameters<typeof makeTask>[0]) => toBoardTask(makeTask(values), NOW);

describe('the figures above the board', () => {
  it('are the server’s of own tasks, with Bitrix24’s added (B2-70)', () => {
    const late = makeSuiteTask({ overdue: true });
    expect(boardFigures(stats, [], NOW)).toMatchObject({ total: 318, open: 140, overdue: 26, overdueShare: 19 });
    expect(boardFigures(stats, [late, { ...late, status: 'COMPLETED', overdue: false }], NOW)).toMatchObject({
      total: 320,
      open: 141,
      overdue: 27,
    });
  });

  it('count what is due today and tomorrow and not late yet, what has no deadline, and open ones by priority', () => {
    const tasks = [
      own({ deadline: at(22, 9) }),
      own({ deadline: at(22, 13) }),
      own({ deadline: at(23, 23), priority: 'URGENT' }),
      own({ deadline: at(24, 0) }),
      own({ deadline: null }),
      own({ deadline: null, status: 'COMPLETED', priority: 'URGENT' }),
    ];
    expect(boardFigures(stats, tasks, NOW)).toMatchObject({
      soon: 2,
      noDeadline: 1,
      openByPriority: { URGENT: 1, HIGH: 0, MEDIUM: 0, LOW: 4 },
    });
  });

  it('know no share of nothing', () => {
    const none = {
      ...stats,
      status_breakdown: { new: 0, in_progress: 0, completed: 3, cancelled: 0 },
      overdue_tasks: 0,
    };
    expect(boardFigures(none, [], NOW).overdueShare).toBe(null);
  });
});
