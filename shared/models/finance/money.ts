import * as z from 'zod/mini';
import { BUDGET_MODES, BUDGET_PERIODS, BUDGET_WARNINGS, PERCENT_BOUNDS } from '../../rules/finance/budget.ts';
import { EFFECT_VERDICTS, EXPENSE_KINDS, MEASURE_KINDS } from '../../rules/finance/initiatives.ts';
import { titleLine, line, Id, Instant } from '../common.ts';
import { DatasetInfo, DataVersion, FileName, FinanceDay, FinancePeriod, Money } from './common.ts';
import { financeMoneyValidation } from '#text/finance/money/validation.ts';
import { commonValidation } from '#text/validation.ts';

/** The version of what was seen; null while there is nothing yet. */
export const SeenVersion = z.nullable(DataVersion);

const WRONG_YEAR = () => financeMoneyValidation.yearBounds;
const Year = z
  .number({ error: WRONG_YEAR })
  .check(z.int({ error: WRONG_YEAR }), z.minimum(2000, { error: WRONG_YEAR }), z.maximum(2099, { error: WRONG_YEAR }));
/** A calendar year in a query. */
export const YearInQuery = z.pipe(z.coerce.number({ error: WRONG_YEAR }), Year);

const DEPARTMENT_MAX = 80;
/** A department as people write it; it need not be one of the workspace's teams. */
export const Department = titleLine(
  DEPARTMENT_MAX,
  () => financeMoneyValidation.departmentWanted,
  () => financeMoneyValidation.departmentTooLong(DEPARTMENT_MAX),
);

// ── Months: revenue, people, what else the company spent ──

export const MONTHS_MAX = 120;
export const MONTH_EXPENSES_MAX = 20;
const EXPENSE_NAME_MAX = 60;
export const PEOPLE_MAX = 1_000_000;

const MonthExpense = z.strictObject({
  name: titleLine(
    EXPENSE_NAME_MAX,
    () => financeMoneyValidation.itemWanted,
    () => financeMoneyValidation.itemTooLong(EXPENSE_NAME_MAX),
  ),
  amount: Money,
});

const WRONG_PEOPLE = () => financeMoneyValidation.peopleWanted;
const monthFields = {
  /** Null where it is not known. */
  revenue: z.nullable(Money),
  /** How many people worked; null = as many as the employees of that month. */
  people: z.nullable(
    z
      .number({ error: WRONG_PEOPLE })
      .check(
        z.int({ error: WRONG_PEOPLE }),
        z.minimum(0, { error: WRONG_PEOPLE }),
        z.maximum(PEOPLE_MAX, { error: () => financeMoneyValidation.peopleMost(PEOPLE_MAX) }),
      ),
  ),
  /** What the company spent, by item; what is spent on people comes from the employees of the month. */
  expenses: z
    .array(MonthExpense, { error: () => financeMoneyValidation.expensesWanted })
    .check(z.maxLength(MONTH_EXPENSES_MAX, { error: () => financeMoneyValidation.itemsMost(MONTH_EXPENSES_MAX) })),
};

/** A month of the company's money. */
export const MoneyMonth = z.strictObject({ month: FinancePeriod, ...monthFields });
export type MoneyMonth = z.infer<typeof MoneyMonth>;

export const MonthsImport = z.strictObject({
  /** The version that was seen; null while there were no months. */
  base_version: SeenVersion,
  file_name: z.nullable(FileName),
  months: z.array(MoneyMonth, { error: () => financeMoneyValidation.monthsWanted }).check(
    z.minLength(1, { error: () => financeMoneyValidation.noMonths }),
    z.maxLength(MONTHS_MAX, { error: () => financeMoneyValidation.monthsMost(MONTHS_MAX) }),
    z.refine((months) => new Set(months.map(({ month }) => month)).size === months.length, {
      error: () => financeMoneyValidation.monthTwice,
    }),
  ),
});

export const MonthChange = z.strictObject({ version: SeenVersion, ...monthFields });

/** All months of a company, the oldest first, and which version of them this is. */
export const MoneyMonths = z.object({
  /** Null while there are none. */
  head: z.nullable(DatasetInfo),
  months: z.array(MoneyMonth),
});
export type MoneyMonths = z.infer<typeof MoneyMonths>;

// ── Budget ──

const PERCENT_HINT = () => financeMoneyValidation.percentBounds(PERCENT_BOUNDS.min, PERCENT_BOUNDS.max);
const WRONG_VALUE = () => financeMoneyValidation.numberWanted;
const DEPARTMENTS_MAX = 50;

const planFields = { period: z.enum(BUDGET_PERIODS, { error: () => financeMoneyValidation.choosePeriod }) };
const BudgetPlan = z.discriminatedUnion(
  'mode',
  [
    z.strictObject({
      mode: z.literal('percent'),
      ...planFields,
      value: z
        .number({ error: WRONG_VALUE })
        .check(
          z.minimum(PERCENT_BOUNDS.min, { error: PERCENT_HINT }),
          z.maximum(PERCENT_BOUNDS.max, { error: PERCENT_HINT }),
        ),
    }),
    z.strictObject({ mode: z.literal('absolute'), ...planFields, value: Money }),
  ],
  { error: () => financeMoneyValidation.chooseMode },
);

export const BudgetChange = z
  .strictObject({
    year: Year,
    version: SeenVersion,
    /** Null takes the plan away. */
    plan: z.nullable(BudgetPlan),
    /** How much of the plan goes to which department, in roubles of the plan's period. */
    departments: z._default(
      z
        .array(z.strictObject({ department: Department, amount: Money }))
        .check(z.maxLength(DEPARTMENTS_MAX, { error: () => financeMoneyValidation.departmentsMost(DEPARTMENTS_MAX) })),
      [],
    ),
  })
  .check(
    z.refine(
      ({ departments }) =>
        new Set(departments.map(({ department }) => department.toLowerCase())).size === departments.length,
      {
        path: ['departments'],
        error: () => financeMoneyValidation.departmentTwice,
      },
    ),
    z.refine(
      ({ plan, departments }) =>
        plan?.mode !== 'absolute' || departments.reduce((all, { amount }) => all + amount, 0) <= plan.value + 0.005,
      { path: ['departments'], error: () => financeMoneyValidation.moreThanBudget },
    ),
  );

export const BudgetWarning = z.object({ kind: z.enum(BUDGET_WARNINGS), text: z.string() });

/** The HR budget of a year: plan and fact. Money in roubles. */
export const Budget = z.object({
  year: z.number(),
  /** Null while nobody has set a plan. */
  version: z.nullable(z.number()),
  plan: z.nullable(z.object({ period: z.enum(BUDGET_PERIODS), mode: z.enum(BUDGET_MODES), value: z.number() })),
  /** Of the year; null where it cannot be told. */
  planned: z.nullable(z.number()),
  /** Why there is no plan in roubles, or what it rests on. */
  planned_note: z.nullable(z.string()),
  spent: z.number(),
  /** The twelve months of the year. */
  months: z.array(z.object({ month: FinancePeriod, planned: z.nullable(z.number()), spent: z.number() })),
  /** Those with a part of the plan and those that spent something; null is the whole company. */
  departments: z.array(
    z.object({
      department: z.nullable(z.string()),
      /** As it was set, for the plan's period; null where it has no part of the plan. */
      amount: z.nullable(z.number()),
      /** The same for the year. */
      planned: z.nullable(z.number()),
      spent: z.number(),
    }),
  ),
  /** What will have been spent at the end of the plan's period, in 95 of 100 cases between the two. */
  outlook: z.nullable(z.object({ expected: z.number(), low: z.number(), high: z.number(), months: z.number() })),
  outlook_note: z.nullable(z.string()),
  warning: z.nullable(BudgetWarning),
  changed_at: z.nullable(Instant),
  changed_by: z.nullable(z.string()),
});
export type Budget = z.infer<typeof Budget>;

// ── Expenses: what was spent of the budget ──

/** Budgets are kept by the years of this century: what was spent before them could be found under none. */
const SpentOn = FinanceDay.check(z.refine((day) => day >= '2000-01-01', { error: () => commonValidation.checkYear }));

const TITLE_MAX = 120;
const Title = titleLine(
  TITLE_MAX,
  () => financeMoneyValidation.expenseWanted,
  () => financeMoneyValidation.expenseTooLong(TITLE_MAX),
);
const Cost = Money.check(z.positive({ error: () => financeMoneyValidation.sumAboveZero }));

export const NewExpense = z.strictObject({
  title: Title,
  department: z._default(z.nullable(Department), null),
  amount: Cost,
  spent_on: SpentOn,
});

export const Expense = z.object({
  id: Id,
  title: z.string(),
  department: z.nullable(z.string()),
  amount: z.number(),
  spent_on: z.string(),
  kind: z.enum(EXPENSE_KINDS),
  /** The initiative, the request for an offer or the rule it comes from. */
  source_id: z.nullable(Id),
  created_at: Instant,
});
export type Expense = z.infer<typeof Expense>;

// ── Initiatives ──

const INITIATIVE_TITLE_MAX = 120;
const NOTE_MAX = 1000;
const KEY_MAX = 200;

export const Measure = z.strictObject({
  kind: z.enum(MEASURE_KINDS, { error: () => financeMoneyValidation.chooseChange }),
  /** Which figure of the workload. */
  key: z.optional(z.string().check(z.minLength(1), z.maxLength(KEY_MAX))),
});
export type Measure = z.infer<typeof Measure>;

const initiativeFields = {
  title: titleLine(
    INITIATIVE_TITLE_MAX,
    () => financeMoneyValidation.initiativeWanted,
    () => financeMoneyValidation.initiativeTooLong(INITIATIVE_TITLE_MAX),
  ),
  department: z.nullable(Department),
  cost: Money,
  /** The day it began, not in the future; null while it is only planned. */
  started_on: z.nullable(SpentOn),
  /** What it is to change; null where nothing is measured. */
  measure: z.nullable(Measure),
  note: z.nullable(
    line(
      NOTE_MAX,
      () => financeMoneyValidation.noteWanted,
      () => financeMoneyValidation.noteTooLong(NOTE_MAX),
    ),
  ),
};

export const NewInitiative = z.strictObject({
  title: initiativeFields.title,
  department: z._default(initiativeFields.department, null),
  cost: initiativeFields.cost,
  started_on: z._default(initiativeFields.started_on, null),
  measure: z._default(initiativeFields.measure, null),
  note: z._default(initiativeFields.note, null),
});

export const InitiativeChange = z.extend(z.partial(z.strictObject(initiativeFields)), { version: SeenVersion });

/** How what an initiative is to change has changed: lower is better in all that is measured. */
export const Effect = z.object({
  /** What was measured: “Overdue tasks”. */
  label: z.string(),
  /** In percent; null where it was not measured. */
  before: z.nullable(
    z.object({ value: z.nullable(z.number()), count: z.number(), of: z.number(), from: FinanceDay, to: FinanceDay }),
  ),
  after: z.nullable(
    z.object({ value: z.nullable(z.number()), count: z.number(), of: z.number(), from: FinanceDay, to: FinanceDay }),
  ),
  /** The difference in percentage points with its 95 % interval. */
  difference: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  /** How many measurements there are since it began, and how many lie on the side of the difference. */
  since: z.nullable(z.object({ readings: z.int(), same: z.int() })),
  /** Whether the difference is that of a team less that of the others at the same time. */
  compared: z.boolean(),
  verdict: z.enum(EFFECT_VERDICTS),
  /** The verdict in words: “may be chance”. */
  text: z.string(),
});
export type Effect = z.infer<typeof Effect>;

export const Initiative = z.object({
  id: Id,
  version: z.number(),
  title: z.string(),
  department: z.nullable(z.string()),
  cost: z.number(),
  started_on: z.nullable(z.string()),
  measure: z.nullable(Measure),
  note: z.nullable(z.string()),
  created_at: Instant,
  /** Null where nothing is to be measured. */
  effect: z.nullable(Effect),
});
export type Initiative = z.infer<typeof Initiative>;

/** What an initiative can be measured by here and now. */
export const MeasureChoice = z.object({ kind: z.enum(MEASURE_KINDS), key: z.nullable(z.string()), label: z.string() });
export type MeasureChoice = z.infer<typeof MeasureChoice>;
