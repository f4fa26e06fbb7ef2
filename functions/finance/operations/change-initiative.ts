import { financeErrors } from '#text/finance/errors.ts';
import { notFound } from '#core/http/errors.ts';
import type { StoredInitiative } from '../repositories/initiatives.ts';
import { kopecksOf } from '#shared/rules/finance/money.ts';
import { yearIsFull } from './create-expense.ts';
import { readMeasured } from '../effects.ts';
import { requireSound } from '../initiative-rules.ts';
import { alreadyChanged } from '../names.ts';
import { presentInitiative } from '../present-initiative.ts';
import { requireDepartmentRoom } from '../require-department-room.ts';
import { requireFinance } from '../require-finance.ts';
import type { FinanceOperation } from '../operation.ts';

/** Changes an initiative and, in the same step, the expense that it is: begun, called off, dearer, on another day. */
export const changeInitiative: FinanceOperation<'changeInitiative'> = async (context, { params, body }) => {
  await requireFinance(context);
  const { repos, workspaceId, actor, now } = context;
  const { version, cost, started_on: startedOn, ...content } = body;
  const known = (await repos.initiatives.find(workspaceId, params.initiativeId)) ?? notFound('initiative');
  const wanted: StoredInitiative = {
    ...known,
    ...withoutUndefined(content),
    ...(cost === undefined ? {} : { kopecks: kopecksOf(cost) }),
    ...(startedOn === undefined ? {} : { startedOn }),
  };
  const present = async (one: StoredInitiative) => presentInitiative(context, one, await readMeasured(context, [one]));
  // A change that alters nothing succeeds, whatever its version: a lost reply is no conflict.
  if (isSame(known, wanted)) return present(known);
  if (known.version !== version)
    return alreadyChanged(context, financeErrors.changed.what.initiative(), known.changedBy);
  requireSound(wanted, now);
  const changed = { ...wanted, version: known.version + 1, changedBy: actor.userId };
  if (changed.startedOn !== null) await requireDepartmentRoom(context, { ...changed, spentOn: changed.startedOn });
  switch (await repos.initiatives.change(known, changed)) {
    case 'done':
      return present(changed);
    case 'full':
      return yearIsFull();
    case 'changed':
    case 'workspace gone': {
      const current = (await repos.initiatives.find(workspaceId, known.id)) ?? notFound('initiative');
      return alreadyChanged(context, financeErrors.changed.what.initiative(), current.changedBy);
    }
  }
};

/** What was named in the request. */
function withoutUndefined<Fields extends object>(fields: Fields) {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}

function isSame(one: StoredInitiative, other: StoredInitiative): boolean {
  return (Object.keys(one) as (keyof StoredInitiative)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}
