import { Id } from '../../models/common.ts';
import { DepartmentsMoney } from '../../models/finance/departments.ts';
import { defineRoutes } from '../route.ts';

/** The money of named departments, for whom the owner has opened these alone. */
export const departments = defineRoutes('finance', {
  listDepartmentMoney: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/departments',
    summary: 'Деньги открытых команд: люди и стоимость по месяцам, расходы HR-бюджета, цена уходов',
    auth: 'user',
    permission: 'finance.read_departments',
    scope: { kind: 'finance', from: 'params.id' },
    params: { id: Id },
    reply: DepartmentsMoney,
    status: 200,
  },
});
