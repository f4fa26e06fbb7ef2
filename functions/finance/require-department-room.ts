import { financeErrors } from '#text/finance/errors.ts';
import { conflict } from '#core/http/errors.ts';
import { DEPARTMENTS_A_YEAR, type createExpenseDepartments } from './repositories/expense-departments.ts';
import type { OperationContext } from '#core/http/operation.ts';

type Room = Parameters<ReturnType<typeof createExpenseDepartments>['haveRoom']>[0];

/** 409 where the year of an expense tells no more departments apart. */
export async function requireDepartmentRoom(
  { repos }: Pick<OperationContext<'expenseDepartments'>, 'repos'>,
  expense: Room,
): Promise<void> {
  if (await repos.expenseDepartments.haveRoom(expense)) return;
  conflict(financeErrors.tooManyDepartments(DEPARTMENTS_A_YEAR));
}
