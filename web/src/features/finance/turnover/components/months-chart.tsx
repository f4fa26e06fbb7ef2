import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import type { Month } from '../api.ts';
import { monthLong, monthTick } from '#text/finance/months.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import styles from './turnover.module.css';

const text = turnoverText.months;
const HEIGHT = 220;

/** Who came and who left, month by month, side by side. */
export default function MonthsChart({ months }: { readonly months: readonly Month[] }) {
  return (
    <Text as="div" role="img" aria-label={text.chart} shrink>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={[...months]} margin={{ top: 12, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="month"
            tickFormatter={monthTick}
            tickLine={false}
            axisLine={{ stroke: 'var(--field)' }}
            minTickGap={16}
            tick={{ fill: 'var(--ink-3)', fontSize: 12 }}
          />
          <YAxis
            width={32}
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--ink-3)', fontSize: 12 }}
          />
          <Bar dataKey="hired" fill="var(--passive)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
          <Bar dataKey="left" fill="var(--pine)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
          <Tooltip isAnimationActive={false} cursor={{ fill: 'var(--sunken)' }} content={<Words months={months} />} />
        </BarChart>
      </ResponsiveContainer>
      <Inline
        as="p"
        align="stretch"
        nowrap
        gap="16"
        above="8"
        size="small"
        tone="ink-2"
        className={styles.legend}
        aria-hidden="true"
      >
        <span>{text.hired}</span>
        <span className={styles.left}>{text.left}</span>
      </Inline>
    </Text>
  );
}

interface WordsProps {
  readonly months: readonly Month[];
  /** Given by the library. */
  readonly active?: boolean;
  readonly label?: string;
}

/** The month under the pointer, in words. */
function Words({ months, active, label }: WordsProps) {
  const found = months.find(({ month }) => month === label);
  if (!active || !found) return null;
  const { month, hired, left, headcount } = found;
  return <div className={styles.tooltip}>{text.words(monthLong(month), hired, left, headcount)}</div>;
}
