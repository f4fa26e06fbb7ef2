import * as z from 'zod/mini';
import { FinanceDay } from '#shared/models/finance/common.ts';
import { BudgetChange, Department, Measure, MoneyMonth, MONTHS_MAX } from '#shared/models/finance/money.ts';
import { EXPENSE_KINDS } from '#shared/rules/finance/initiatives.ts';
import { line, Moment, OldId, text } from './common.ts';

const TITLE_MAX = 300;
const NOTE_MAX = 2000;
const PERIOD_MAX = 20;
const METHOD_MAX = 1000;
const KOPECKS_MAX = 100_000_000_000_000;

const kopecks = z.int().check(z.minimum(0), z.maximum(KOPECKS_MAX));
const department = z.nullable(Department);

const Months = z.strictObject({
  kind: z.literal('months'),
  months: z.array(MoneyMonth).check(
    z.minLength(1),
    z.maxLength(MONTHS_MAX),
    z.refine((all) => all.every(({ month }, index) => index === 0 || month > all[index - 1]!.month)),
  ),
});

const Budget = z.strictObject({ kind: z.literal('budget'), budget: BudgetChange });

const Expense = z.strictObject({
  kind: z.literal('expense'),
  id: OldId,
  title: line(TITLE_MAX),
  department,
  kopecks,
  spent_on: FinanceDay,
  of: z.enum(EXPENSE_KINDS),
  created_at: Moment,
});

/** What one that has begun has cost is an expense that follows from it. */
const Initiative = z.strictObject({
  kind: z.literal('initiative'),
  id: OldId,
  title: line(TITLE_MAX),
  department,
  kopecks,
  started_on: z.nullable(FinanceDay),
  measure: z.nullable(Measure),
  note: z.nullable(text(NOTE_MAX)),
  created_at: Moment,
});

const Prediction = z.strictObject({
  kind: z.literal('prediction'),
  of: z.enum(['leaving', 'budget']),
  period: z.string().check(z.maxLength(PERIOD_MAX), z.regex(/^[\dQ-]+$/)),
  made_on: FinanceDay,
  from: FinanceDay,
  until: FinanceDay,
  low: z.number(),
  high: z.number(),
  promised: z.number().check(z.minimum(0), z.maximum(1)),
  method: z.int().check(z.minimum(0), z.maximum(METHOD_MAX)),
});

/** A line of a part with money: nothing of it is of one person. */
export const MoneyRecord = z.discriminatedUnion('kind', [Months, Budget, Expense, Initiative, Prediction]);
export type MoneyRecord = z.infer<typeof MoneyRecord>;
