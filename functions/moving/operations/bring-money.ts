import { conflict } from '#core/http/errors.ts';
import { movingErrors } from '#text/moving/errors.ts';
import { bringPart, type Bringing } from '../bring-part.ts';
import type { MovingOperation } from '../operation.ts';
import { MoneyRecord } from '../records/money.ts';

type Context = Parameters<MovingOperation<'money', 'bringMoney'>>[0];

/** The money of a company, but for pay. What is there already stays as it is. */
export const bringMoney: MovingOperation<'money', 'bringMoney'> = (context, { body }) =>
  bringPart(context, body, {
    kind: 'money',
    record: MoneyRecord,
    async write(lines, bringing) {
      for (const { record } of lines) {
        if (!(await writeOne(record, bringing, context))) conflict(movingErrors.moneyFull);
      }
    },
  });

/** False where a year has no room for another expense. */
async function writeOne(record: MoneyRecord, { workspace, idOf }: Bringing, context: Context): Promise<boolean> {
  const { repos, workspaceId, now } = context;
  const change = { changedAt: now.toISOString(), changedBy: null };
  switch (record.kind) {
    case 'months': {
      const { months } = record;
      if (await repos.moneyMonths.find(workspaceId)) return true;
      await repos.moneyMonths.save(workspace, null, { months, fileName: null, ...change });
      return true;
    }
    case 'budget': {
      const { year, plan, departments } = record.budget;
      if (await repos.budgets.find(workspaceId, year)) return true;
      return repos.budgets.save(workspace, { year, plan, departments, ...change }, null);
    }
    case 'expense': {
      const { title, department, kopecks, spent_on: spentOn, of: kind, created_at: createdAt } = record;
      const id = idOf(record.id);
      if (await repos.expenses.find(workspaceId, id)) return true;
      const expense = { id, workspaceId, title, department, kopecks, spentOn, kind, sourceId: null, createdAt };
      return (await repos.expenses.create(workspace, expense)) === 'created';
    }
    case 'initiative': {
      const { title, department, kopecks, started_on: startedOn, measure, note, created_at: createdAt } = record;
      const id = idOf(record.id);
      if (await repos.initiatives.find(workspaceId, id)) return true;
      const own = { id, workspaceId, title, department, kopecks, startedOn, measure, note };
      return (await repos.initiatives.create(workspace, { ...own, version: 1, createdAt, changedBy: null })) === 'done';
    }
    case 'prediction': {
      const { of, period, made_on: madeOn, from, until, low, high, promised, method } = record;
      await repos.predictions.keep(workspaceId, of, { period, madeOn, from, until, low, high, promised, method });
      return true;
    }
  }
}
