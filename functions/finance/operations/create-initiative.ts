import { financeErrors } from '#text/finance/errors.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import { kopecksOf } from '#shared/rules/finance/money.ts';
import { yearIsFull } from './create-expense.ts';
import { readMeasured } from '../effects.ts';
import { INITIATIVES_MAX, requireSound } from '../initiative-rules.ts';
import { presentInitiative } from '../present-initiative.ts';
import { requireDepartmentRoom } from '../require-department-room.ts';
import { requireFinance } from '../require-finance.ts';
import type { FinanceOperation } from '../operation.ts';

/** Adds an initiative; what one that has begun costs is an expense in the same step. */
export const createInitiative: FinanceOperation<'createInitiative'> = async (context, { body }) => {
  const { workspace } = await requireFinance(context);
  const { repos, workspaceId, actor, now, newId } = context;
  const { cost, started_on: startedOn, ...content } = body;
  requireSound({ startedOn, measure: content.measure }, now);
  // Two at once may go beyond it by one: it is no promise, only a bound of the list.
  if ((await repos.initiatives.list(workspaceId)).length >= INITIATIVES_MAX) {
    conflict(financeErrors.tooManyInitiatives(INITIATIVES_MAX));
  }
  const initiative = {
    ...content,
    id: newId(),
    workspaceId,
    kopecks: kopecksOf(cost),
    startedOn,
    version: 1,
    createdAt: now.toISOString(),
    changedBy: actor.userId,
  };
  if (startedOn !== null) await requireDepartmentRoom(context, { ...initiative, spentOn: startedOn });
  switch (await repos.initiatives.create(workspace, initiative)) {
    case 'done':
      return presentInitiative(context, initiative, await readMeasured(context, [initiative]));
    case 'full':
      return yearIsFull();
    case 'changed':
      throw new Error('A new initiative has the id of another');
    case 'workspace gone':
      return notFound('workspace');
  }
};
