import {
  Area,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDateTime } from '#web/lib/dates.ts';
import { resultsText } from '../text.ts';
import type { Metric, TrendPoint } from '../lib/trend.ts';
import styles from './trend.module.css';

const text = resultsText.trend;
const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short' });
const HEIGHT = 280;
/** Up to so many points carry their figure; of more only the last one does. */
const LABELLED_POINTS = 8;
/** eNPS is drawn on the part of −100…100 that it uses, in steps of so many points. */
const ENPS_STEP = 50;

interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  readonly metric: Metric['by'];
  /** Px; left out, the chart is as wide as its place. */
  readonly width?: number;
  readonly valueText: (point: TrendPoint) => string;
  readonly rangeText: (point: TrendPoint) => string;
}

/** Frames as a line, the interval as a band around it; the arrow keys go from frame to frame. */
export default function TrendChart({ points, metric, width, valueText, rangeText }: TrendChartProps) {
  const days = new Map(points.map(({ frameId, at }) => [frameId, day.format(new Date(at))]));
  const chart = (
    <ComposedChart
      data={[...points]}
      {...(width === undefined ? {} : { width, height: HEIGHT })}
      margin={{ top: 28, right: 28, bottom: 0, left: 0 }}
      title={text.chart(text.short[metric])}
      accessibilityLayer
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="frameId"
        tickFormatter={(frameId: string) => days.get(frameId) ?? ''}
        tickLine={false}
        axisLine={false}
        minTickGap={28}
        padding={{ left: 16, right: 16 }}
        tick={{ fill: 'var(--ink-3)', fontSize: 12 }}
      />
      <YAxis
        width={44}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        tick={{ fill: 'var(--ink-3)', fontSize: 12 }}
        tickFormatter={(value: number) =>
          metric === 'enps' && value > 0 ? `+${value}` : String(value).replace('-', '−')
        }
        {...axisOf(metric, points)}
      />
      {metric === 'enps' && <ReferenceLine y={0} stroke="var(--field)" />}
      {metric === 'enps' && (
        <Area
          dataKey="band"
          stroke="none"
          fill="var(--promoter)"
          fillOpacity={0.18}
          isAnimationActive={false}
          activeDot={false}
          connectNulls
        />
      )}
      <Line
        dataKey="value"
        stroke="var(--pine)"
        strokeWidth={2.5}
        isAnimationActive={false}
        connectNulls
        activeDot={{ r: 7, fill: 'var(--pine)', stroke: 'var(--surface)', strokeWidth: 3 }}
        dot={<Dot frames={points} />}
      >
        <LabelList content={<Figure frames={points} valueText={valueText} />} />
      </Line>
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--field)', strokeDasharray: '3 3' }}
        content={<Words frames={points} valueText={valueText} rangeText={rangeText} />}
      />
    </ComposedChart>
  );
  return (
    <div className={styles.chart}>
      {width === undefined ? (
        <ResponsiveContainer width="100%" height={HEIGHT}>
          {chart}
        </ResponsiveContainer>
      ) : (
        chart
      )}
    </div>
  );
}

/** A part of the chart that the library draws by itself; it hands over a `points` of its own. */
interface Drawn {
  readonly frames: readonly TrendPoint[];
  readonly index?: number;
}

/** The frame under the pointer or the arrow keys, in words. */
function Words({
  frames,
  valueText,
  rangeText,
  active,
  label,
}: Pick<TrendChartProps, 'valueText' | 'rangeText'> &
  Pick<Drawn, 'frames'> & { readonly active?: boolean; readonly label?: string }) {
  const point = frames.find(({ frameId }) => frameId === label);
  if (!active || !point) return null;
  return (
    <div className={styles.tooltip}>
      <strong>{valueText(point)}</strong>
      {point.band && <span>{rangeText(point)}</span>}
      <span>{formatDateTime(point.at)}</span>
      <span>{text.people(point.responses)}</span>
      {point.newText !== null && <span className={styles.mark}>{text.rewordedMark}</span>}
    </div>
  );
}

/** The figure above a point. */
function Figure({
  frames,
  index = -1,
  x,
  y,
  valueText,
}: Drawn & Pick<TrendChartProps, 'valueText'> & { readonly x?: number; readonly y?: number }) {
  const point = frames[index];
  if (!point || point.value === null) return null;
  const isLast = frames.slice(index + 1).every(({ value }) => value === null);
  if (frames.length > LABELLED_POINTS && !isLast) return null;
  return (
    <text x={x} y={(y ?? 0) - 12} textAnchor="middle" className={styles.figure}>
      {valueText(point)}
    </text>
  );
}

/** Hollow where the question is worded anew from. */
function Dot({ frames, index = -1, cx, cy }: Drawn & { readonly cx?: number; readonly cy?: number }) {
  const point = frames[index];
  if (!point || point.value === null || cx === undefined || cy === undefined) return null;
  const changed = point.newText !== null;
  return (
    <circle
      cx={cx}
      cy={cy}
      r={changed ? 6 : 4.5}
      fill={changed ? 'var(--surface)' : 'var(--pine)'}
      stroke={changed ? 'var(--honey)' : 'var(--surface)'}
      strokeWidth={changed ? 2.5 : 2}
    />
  );
}

/** The part of the scale that is drawn, zero always in it. */
function axisOf(metric: Metric['by'], points: readonly TrendPoint[]) {
  if (metric === 'mean') return { domain: [0, 10] as [number, number], ticks: [0, 2, 4, 6, 8, 10] };
  if (metric === 'responses') return { domain: [0, 'auto'] as [number, 'auto'] };
  const ends = points.flatMap(({ value, band }) => [0, value ?? 0, ...(band ?? [])]);
  const low = Math.max(-100, Math.floor(Math.min(...ends) / ENPS_STEP) * ENPS_STEP);
  const high = Math.min(100, Math.ceil(Math.max(...ends) / ENPS_STEP) * ENPS_STEP);
  const ticks = Array.from({ length: (high - low) / ENPS_STEP + 1 }, (_, step) => low + step * ENPS_STEP);
  return { domain: [low, high] as [number, number], ticks };
}
