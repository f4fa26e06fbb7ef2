import { makeWorkspace } from '#tests/support/factories.ts';
import type { Company } from '../company.ts';
import { makeFinanceEmployee, PERIOD } from '#tests/support/finance.ts';
import { financeMoney } from './finance-money.ts';
import { inWorkspace, type RouteCase, type RoutesOf } from './shape.ts';
import type { Row } from './statuses.ts';

/** Pay is the owner's and of those whom they have named: no role brings it, and none of the actors is named. */
const owners = (status: number): Row => inWorkspace(401, 403, 403, 403, status, 404, 404);

/** The month as it was made, under its own version. */
const month = { period: PERIOD, version: 1 };
const at = ({ workspace, financeEmployee }: Company) => ({ id: workspace.id, employeeId: financeEmployee.id });
const inSpace = ({ workspace }: Company) => ({ id: workspace.id });

/** A company of its own for every allowed call: each uses up the version it names. */
const fresh: NonNullable<RouteCase['fresh']> = async ({ owner }) => {
  const workspace = await makeWorkspace(owner);
  return { workspace, financeEmployee: await makeFinanceEmployee(owner, workspace) };
};

/** A right call of every route of this domain, and what each of the actors is answered. */
export const finance: RoutesOf<'finance'> = {
  ...financeMoney,
  listDepartmentMoney: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  listEmployees: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  listPaidPeople: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  getPaidPerson: {
    call: ({ workspace, colleague }) => ({ params: { id: workspace.id, person: `member-${colleague.id}` } }),
    answers: owners(200),
  },
  listPeopleCosts: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  importEmployees: {
    call: (company) => ({
      params: inSpace(company),
      body: { period: '2026-09', file_name: null, base_version: null, rows: [{ name: 'Нина', salary: 1 }] },
    }),
    answers: owners(201),
    fresh,
  },
  undoEmployees: {
    call: (company) => ({ params: inSpace(company), body: month }),
    answers: owners(200),
    fresh,
  },
  changeEmployee: {
    call: (company) => ({ params: at(company), body: { ...month, department: 'Продажи' } }),
    answers: owners(200),
    fresh,
  },
  eraseEmployee: { call: (company) => ({ params: at(company) }), answers: owners(204), fresh },
  listLeavers: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  importLeavers: {
    call: (company) => ({
      params: inSpace(company),
      body: { file_name: null, base_version: 1, rows: [{ hired_on: '2024-01-01' }] },
    }),
    answers: owners(201),
    fresh,
  },
  undoLeavers: { call: (company) => ({ params: inSpace(company), body: { version: 1 } }), answers: owners(200), fresh },
  getTurnover: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  getLedger: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
};
