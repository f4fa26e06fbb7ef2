import { makeWorkspace } from '#tests/support/factories.ts';
import { makeExpense, makeInitiative, makeMoney, SPENT_ON } from '#tests/support/money.ts';
import type { Company } from '../company.ts';
import { inWorkspace, type RouteCase, type RoutesOf } from './shape.ts';
import type { Row } from './statuses.ts';

/** Money is the owner's and of those whom they have named: no role brings it, and none of the actors is named. */
const owners = (status: number): Row => inWorkspace(401, 403, 403, 403, status, 404, 404);

const inSpace = ({ workspace }: Company) => ({ id: workspace.id });
const atExpense = ({ workspace, expense }: Company) => ({ id: workspace.id, expenseId: expense.id });
const atInitiative = ({ workspace, initiative }: Company) => ({ id: workspace.id, initiativeId: initiative.id });

/** A company of its own for every allowed call: each uses up what it names. */
const fresh: NonNullable<RouteCase['fresh']> = async ({ owner }) => {
  const workspace = await makeWorkspace(owner);
  await makeMoney(owner, workspace);
  return {
    workspace,
    expense: await makeExpense(workspace),
    initiative: await makeInitiative(owner, workspace),
  };
};

const month = { revenue: 100, people: null, expenses: [] };

/** Right calls of what is about months, budget, expenses and initiatives. */
export const financeMoney = {
  listMonths: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  takeMoney: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  bringMoney: {
    call: (company) => ({ params: inSpace(company), body: { part: 0, text: '' } }),
    answers: owners(409),
  },
  // By the right to the money alone; there is nothing to take a part of.
  takePay: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  bringPay: {
    call: (company) => ({ params: inSpace(company), body: { part: 0, text: '' } }),
    answers: owners(409),
  },
  importMonths: {
    call: (company) => ({
      params: inSpace(company),
      body: { base_version: 1, file_name: null, months: [{ month: '2026-09', ...month }] },
    }),
    answers: owners(201),
    fresh,
  },
  undoMonths: { call: (company) => ({ params: inSpace(company), body: { version: 1 } }), answers: owners(200), fresh },
  changeMonth: {
    call: (company) => ({ params: { ...inSpace(company), month: '2026-10' }, body: { version: 1, ...month } }),
    answers: owners(200),
    fresh,
  },
  getBudget: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  getBudgetRecord: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  saveBudget: {
    call: (company) => ({
      params: inSpace(company),
      body: { year: 2026, version: 1, plan: { period: 'month', mode: 'percent', value: 2.5 } },
    }),
    answers: owners(200),
    fresh,
  },
  listExpenses: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  createExpense: {
    call: (company) => ({
      params: inSpace(company),
      body: { title: 'Тренер', amount: 15_000, spent_on: SPENT_ON },
    }),
    answers: owners(201),
  },
  deleteExpense: { call: (company) => ({ params: atExpense(company) }), answers: owners(204), fresh },
  listInitiatives: { call: (company) => ({ params: inSpace(company) }), answers: owners(200) },
  createInitiative: {
    call: (company) => ({ params: inSpace(company), body: { title: 'Адаптация', cost: 60_000 } }),
    answers: owners(201),
  },
  changeInitiative: {
    call: (company) => ({ params: atInitiative(company), body: { version: 1, cost: 1 } }),
    answers: owners(200),
    fresh,
  },
  deleteInitiative: { call: (company) => ({ params: atInitiative(company) }), answers: owners(204), fresh },
} satisfies Partial<RoutesOf<'finance'>>;
