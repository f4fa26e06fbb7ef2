import * as z from 'zod/mini';
import { TrackRecord } from '../../models/finance/predictions.ts';
import { Cursor, Id, pageSize } from '../../models/common.ts';
import { DatasetInfo, DataVersion, FinancePeriod, ImportOutcome } from '../../models/finance/common.ts';
import {
  Budget,
  BudgetChange,
  Expense,
  Initiative,
  InitiativeChange,
  MeasureChoice,
  MoneyMonth,
  MoneyMonths,
  MonthChange,
  MonthsImport,
  NewExpense,
  NewInitiative,
  YearInQuery,
} from '../../models/finance/money.ts';
import { defineRoutes } from '../route.ts';

const inSpace = { kind: 'finance', from: 'params.id' } as const;

export const EXPENSES_LIMIT = 100;

/** Revenue, people and expenses of the company by month. */
const months = defineRoutes('finance', {
  listMonths: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/months',
    auth: 'user',
    permission: 'finance.read',
    scope: inSpace,
    params: { id: Id },
    query: z.strictObject({ from: z.optional(FinancePeriod), to: z.optional(FinancePeriod) }),
    reply: MoneyMonths,
    status: 200,
  },
  importMonths: {
    method: 'POST',
    path: '/api/finance/workspace/{id}/months/import',
    idempotent: true,
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id },
    body: MonthsImport,
    reply: ImportOutcome,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  undoMonths: {
    method: 'POST',
    path: '/api/finance/workspace/{id}/months/undo',
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id },
    body: z.strictObject({ version: DataVersion }),
    reply: z.object({ head: DatasetInfo }),
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  changeMonth: {
    method: 'PUT',
    path: '/api/finance/workspace/{id}/months/{month}',
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id, month: FinancePeriod },
    body: MonthChange,
    /** Without a month where it was taken away. */
    reply: z.object({ head: DatasetInfo, month: z.nullable(MoneyMonth) }),
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
});

/** The HR budget and what was spent of it. */
const spending = defineRoutes('finance', {
  getBudget: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/budget',
    auth: 'user',
    permission: 'finance.read',
    scope: inSpace,
    params: { id: Id },
    query: z.strictObject({ year: z.optional(YearInQuery) }),
    reply: Budget,
    status: 200,
  },
  getBudgetRecord: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/budget/record',
    auth: 'user',
    permission: 'finance.read',
    scope: inSpace,
    params: { id: Id },
    reply: TrackRecord,
    status: 200,
  },
  saveBudget: {
    method: 'PUT',
    path: '/api/finance/workspace/{id}/budget',
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id },
    body: BudgetChange,
    reply: Budget,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  listExpenses: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/expenses',
    auth: 'user',
    permission: 'finance.read',
    scope: inSpace,
    params: { id: Id },
    query: z.strictObject({
      year: z.optional(YearInQuery),
      cursor: z.optional(Cursor),
      limit: pageSize(EXPENSES_LIMIT, EXPENSES_LIMIT),
    }),
    reply: z.object({ expenses: z.array(Expense), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  createExpense: {
    method: 'POST',
    path: '/api/finance/workspace/{id}/expenses',
    idempotent: true,
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id },
    body: NewExpense,
    reply: z.object({ expense: Expense, budget: Budget }),
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  deleteExpense: {
    method: 'DELETE',
    path: '/api/finance/workspace/{id}/expenses/{expenseId}',
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id, expenseId: Id },
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
});

/** What the company does to keep its people, what it costs and what it changes. */
const initiatives = defineRoutes('finance', {
  listInitiatives: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/initiatives',
    auth: 'user',
    permission: 'finance.read',
    scope: inSpace,
    params: { id: Id },
    reply: z.object({ initiatives: z.array(Initiative), measures: z.array(MeasureChoice) }),
    status: 200,
  },
  createInitiative: {
    method: 'POST',
    path: '/api/finance/workspace/{id}/initiatives',
    idempotent: true,
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id },
    body: NewInitiative,
    reply: Initiative,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  changeInitiative: {
    method: 'PATCH',
    path: '/api/finance/workspace/{id}/initiatives/{initiativeId}',
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id, initiativeId: Id },
    body: InitiativeChange,
    reply: Initiative,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  deleteInitiative: {
    method: 'DELETE',
    path: '/api/finance/workspace/{id}/initiatives/{initiativeId}',
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id, initiativeId: Id },
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
});

export const money = { ...months, ...spending, ...initiatives } as const;
