import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Text } from '#web/ui/layout/layout.tsx';
import type { Curve } from '../api.ts';
import { percent, percentRange } from '../lib/figures.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import styles from './turnover.module.css';

const text = turnoverText.curve;
const HEIGHT = 260;
const YEAR = 12;
/** Ticks for at most so many years stand side by side on a phone. */
const TICKS = 6;

type Point = Curve['points'][number];

/** The curve as steps, its interval as a band around it; the arrow keys go from month to month. */
export default function TenureChart({ points }: { readonly points: readonly Point[] }) {
  const data = points.map((point) => ({ ...point, band: [point.low, point.high] }));
  const last = points.at(-1)?.months ?? 0;
  const step = YEAR * Math.max(1, Math.ceil(last / YEAR / TICKS));
  const ticks = Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => place * step);
  return (
    <Text as="div" role="img" aria-label={text.chart} shrink>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart data={data} margin={{ top: 12, right: 16, bottom: 4, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="months"
            type="number"
            domain={[points[0]?.months ?? 0, 'dataMax']}
            ticks={ticks}
            tickLine={false}
            axisLine={{ stroke: 'var(--field)' }}
            tick={{ fill: 'var(--ink-3)', fontSize: 12 }}
          />
          <YAxis
            width={48}
            domain={[0, 1]}
            ticks={[0, 0.25, 0.5, 0.75, 1]}
            tickFormatter={percent}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--ink-3)', fontSize: 12 }}
          />
          <Area
            type="stepAfter"
            dataKey="band"
            stroke="none"
            fill="var(--promoter)"
            fillOpacity={0.18}
            isAnimationActive={false}
            activeDot={false}
          />
          <Line
            type="stepAfter"
            dataKey="share"
            stroke="var(--pine)"
            strokeWidth={2.5}
            dot={false}
            isAnimationActive={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--field)', strokeDasharray: '3 3' }}
            content={<Words points={points} />}
          />
        </ComposedChart>
      </ResponsiveContainer>
      <Text above="4" size="tiny" tone="ink-3" className={styles.axis}>
        {text.axis}
      </Text>
    </Text>
  );
}

interface WordsProps {
  readonly points: readonly Point[];
  /** Given by the library. */
  readonly active?: boolean;
  readonly label?: number;
}

/** The month under the pointer, in words. */
function Words({ points, active, label }: WordsProps) {
  const point = points.find(({ months }) => months === label);
  if (!active || !point) return null;
  const { months, share, at_risk: atRisk } = point;
  return <div className={styles.tooltip}>{text.point(months, percent(share), percentRange(point), atRisk)}</div>;
}
