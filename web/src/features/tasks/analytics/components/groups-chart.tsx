import { Bar, BarChart, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Group } from '../lib/groups.ts';
import { analyticsText as text } from '#text/tasks/analytics.ts';
import styles from './analytics.module.css';

const ROW_HEIGHT = 26;
const NAMES_WIDTH = 160;

/** The groups as bars with their figures; the arrow keys go from bar to bar. */
export default function GroupsChart({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <div className={styles.chart}>
      <ResponsiveContainer width="100%" height={groups.length * ROW_HEIGHT}>
        <BarChart
          data={[...groups]}
          layout="vertical"
          margin={{ top: 0, right: 48, bottom: 0, left: 0 }}
          title={text.chart}
          accessibilityLayer
        >
          <XAxis type="number" hide domain={[0, 'dataMax']} allowDecimals={false} />
          <YAxis
            type="category"
            dataKey="name"
            width={NAMES_WIDTH}
            tickLine={false}
            axisLine={{ stroke: 'var(--field)' }}
            interval={0}
            tick={{ fill: 'var(--ink-2)', fontSize: 13 }}
          />
          <Bar dataKey="count" fill="var(--pine)" barSize={14} radius={[0, 4, 4, 0]} isAnimationActive={false}>
            <LabelList dataKey="count" position="right" className={styles.figure} />
          </Bar>
          <Tooltip isAnimationActive={false} cursor={{ fill: 'var(--sunken)' }} content={<Words groups={groups} />} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

interface WordsProps {
  readonly groups: readonly Group[];
  /** Given by the library. */
  readonly active?: boolean;
  readonly label?: string;
}

/** The bar under the pointer or the arrow keys, in words. */
function Words({ groups, active, label }: WordsProps) {
  const group = groups.find(({ name }) => name === label);
  if (!active || !group) return null;
  return <div className={styles.tooltip}>{text.bar(group.name, group.count)}</div>;
}
