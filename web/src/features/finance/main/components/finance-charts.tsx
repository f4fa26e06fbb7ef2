import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ComposedChart,
  LabelList,
  Line,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { monthLong, monthShort } from '#text/finance/months.ts';
import { millions, percent, shortRubles } from '#text/finance/money.ts';
import type { Expense, MoneyMonth } from '../lib/months.ts';
import { shadeOf } from '../lib/shades.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './charts.module.css';

/*
 * The charts of finance are a chunk of their own, which brings recharts: the page stands before it has come.
 */

const text = financeMainText.charts;
const MILLION = 1_000_000;
/** So many columns at the end are the freshest. */
const FRESH = 2;
const MOST_STEPS = 5;
const REVENUE_HEIGHT = 240;
const ROW_HEIGHT = 34;
const NAMES_WIDTH = 118;
const tick = { fill: 'var(--ink-3)', fontSize: 12 } as const;

/** Revenue as columns, what people cost as a line over them. */
export function RevenueChart({ months }: { readonly months: readonly MoneyMonth[] }) {
  const data = months.map(({ month, revenue, peopleCost }, index) => ({
    month,
    revenue: revenue === null ? null : revenue / MILLION,
    people: peopleCost === null ? null : peopleCost / MILLION,
    // The first column and the last two carry their figures.
    label: revenue !== null && (index === 0 || index >= months.length - FRESH) ? millions(revenue) : '',
  }));
  const ticks = ticksUpTo(Math.max(...data.flatMap((one) => [one.revenue ?? 0, one.people ?? 0])));
  return (
    <div className={styles.chart}>
      <ResponsiveContainer width="100%" height={REVENUE_HEIGHT}>
        <ComposedChart
          data={data}
          margin={{ top: 24, right: 8, bottom: 0, left: 0 }}
          title={text.revenue}
          accessibilityLayer
        >
          <CartesianGrid vertical={false} stroke="var(--line)" strokeDasharray="3 4" />
          <XAxis
            dataKey="month"
            tickFormatter={monthShort}
            tickLine={false}
            axisLine={{ stroke: 'var(--field)' }}
            tick={tick}
            minTickGap={4}
          />
          <YAxis
            width={34}
            tickLine={false}
            axisLine={false}
            tick={tick}
            ticks={ticks}
            tickFormatter={(value: number) => millions(value * MILLION)}
            domain={[0, ticks.at(-1) ?? 1]}
          />
          <Bar dataKey="revenue" fill="var(--promoter)" maxBarSize={34} radius={[5, 5, 0, 0]} isAnimationActive={false}>
            {data.map(({ month }, index) => (
              <Cell key={month} fillOpacity={index >= data.length - FRESH ? 1 : 0.6} />
            ))}
            <LabelList dataKey="label" position="top" className={styles.figure ?? ''} />
          </Bar>
          <Line
            dataKey="people"
            stroke="var(--ink-2)"
            strokeWidth={2}
            dot={{ r: 3, fill: 'var(--surface)', stroke: 'var(--ink-2)', strokeWidth: 1.5 }}
            activeDot={false}
            isAnimationActive={false}
            connectNulls
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--sunken)', fillOpacity: 0.6 }}
            content={<MonthWords months={months} />}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Round numbers from nothing to the first that is enough, five steps at most. */
function ticksUpTo(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 0.001) / MOST_STEPS));
  const step = [1, 2, 5, 10].map((one) => one * size).find((one) => one * MOST_STEPS >= most) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}

interface HoveredProps {
  /** Given by the library. */
  readonly active?: boolean;
  readonly label?: string;
}

function MonthWords({ months, active, label }: HoveredProps & { readonly months: readonly MoneyMonth[] }) {
  const month = months.find((one) => one.month === label);
  if (!active || !month) return null;
  return (
    <Stack size="small" tone="ink-2" className={styles.tooltip}>
      <strong>{monthLong(month.month)}</strong>
      {month.revenue !== null && <span>{text.revenueOf(shortRubles(month.revenue))}</span>}
      {month.peopleCost !== null && <span>{text.peopleOf(shortRubles(month.peopleCost))}</span>}
    </Stack>
  );
}

/** The kinds of expenses as parts of a ring. */
export function ExpensesRing({ expenses }: { readonly expenses: readonly Expense[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart title={text.ring} accessibilityLayer>
        <Pie
          data={expenses.map(({ name, amount }) => ({ name, value: amount }))}
          dataKey="value"
          nameKey="name"
          innerRadius="64%"
          outerRadius="100%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--surface)"
          strokeWidth={2}
          isAnimationActive={false}
        >
          {expenses.map((expense, index) => (
            <Cell key={expense.name} fill={shadeOf(expense, index)} />
          ))}
        </Pie>
        <Tooltip isAnimationActive={false} content={<PartWords expenses={expenses} />} />
      </PieChart>
    </ResponsiveContainer>
  );
}

interface PartProps {
  readonly expenses: readonly Expense[];
  readonly active?: boolean;
  readonly payload?: readonly { readonly name?: string }[];
}

function PartWords({ expenses, active, payload }: PartProps) {
  const part = expenses.find(({ name }) => name === payload?.[0]?.name);
  if (!active || !part) return null;
  return (
    <Stack size="small" tone="ink-2" className={styles.tooltip}>
      <strong>{part.name}</strong>
      <span>
        {shortRubles(part.amount)}
        {part.share !== null && `, ${percent(part.share)}`}
      </span>
    </Stack>
  );
}

/** What a row of profit and loss draws. */
export interface MoneyBar {
  readonly name: string;
  readonly amount: number;
  readonly tone: 'good' | 'people' | 'other' | 'loss';
}

const TONES = {
  good: 'var(--promoter)',
  people: 'color-mix(in srgb, var(--promoter) 65%, var(--surface))',
  other: 'var(--passive)',
  loss: 'var(--detractor)',
} as const;

/** Sums as bars of one scale; `most` is the longest of all charts that stand together. */
export function MoneyBars({
  bars,
  most,
  label,
}: {
  readonly bars: readonly MoneyBar[];
  readonly most: number;
  readonly label: string;
}) {
  const data = bars.map((bar) => ({ ...bar, length: Math.abs(bar.amount) / MILLION, label: millions(bar.amount) }));
  return (
    <ResponsiveContainer width="100%" height={bars.length * ROW_HEIGHT}>
      <BarChart
        data={data}
        layout="vertical"
        margin={{ top: 0, right: 58, bottom: 0, left: 0 }}
        title={label}
        accessibilityLayer
      >
        <XAxis type="number" hide domain={[0, most / MILLION]} />
        <YAxis
          type="category"
          dataKey="name"
          width={NAMES_WIDTH}
          tickLine={false}
          axisLine={false}
          interval={0}
          tick={{ fill: 'var(--ink-2)', fontSize: 13 }}
        />
        <Bar dataKey="length" barSize={14} radius={5} minPointSize={3} isAnimationActive={false}>
          {bars.map(({ name, tone }) => (
            <Cell key={name} fill={TONES[tone]} />
          ))}
          <LabelList dataKey="label" position="right" className={styles.figure ?? ''} />
        </Bar>
        <Tooltip isAnimationActive={false} cursor={{ fill: 'var(--sunken)' }} content={<BarWords bars={bars} />} />
      </BarChart>
    </ResponsiveContainer>
  );
}

function BarWords({ bars, active, label }: HoveredProps & { readonly bars: readonly MoneyBar[] }) {
  const bar = bars.find(({ name }) => name === label);
  if (!active || !bar) return null;
  return (
    <Stack size="small" tone="ink-2" className={styles.tooltip}>
      <strong>{bar.name}</strong>
      <span>{shortRubles(bar.amount)}</span>
    </Stack>
  );
}
