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
import { numbersOf } from '#shared/rules/scales.ts';
import { figuresText } from '#text/common/figures.ts';
import { LOCALE } from '#text/format.ts';
import type { Metric, TrendPoint } from '#web/lib/trend-point.ts';
import { PointFocus } from './point-focus.tsx';
import { PointFigure, PointWords, TrendDot } from './trend-point.tsx';

const text = figuresText.trend;
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const HEIGHT = 260;
/** eNPS is drawn on the part of −100…100 that it uses, in steps of so many points. */
const ENPS_STEP = 50;
const DASHES = '5 5';

export interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  readonly metric: Metric;
  /** Px; left out, the chart is as wide as its place. */
  readonly width?: number;
  /** Px. */
  readonly height?: number;
  readonly valueText: (point: TrendPoint) => string;
  readonly rangeText: (point: TrendPoint) => string;
}

/**
 * Runs as a line, the interval as a band around it; what still takes answers is dashed. Every point can be focused,
 * by the arrow keys too.
 */
export default function TrendChart({ points, metric, width, height = HEIGHT, valueText, rangeText }: TrendChartProps) {
  const days = new Map(points.map(({ runId, at }) => [runId, day.format(new Date(at))]));
  const words = { valueText, rangeText };
  const dot = <TrendDot runs={points} words={words} />;
  const figure = <PointFigure runs={points} valueText={valueText} />;
  const chart = (
    <ComposedChart
      data={linesOf(points)}
      {...(width === undefined ? {} : { width, height })}
      margin={{ top: 28, right: 28, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="runId"
        tickFormatter={(runId: string) => days.get(runId) ?? ''}
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
          metric.by === 'enps' && value > 0 ? `+${value}` : String(value).replace('-', '−')
        }
        {...axisOf(metric, points)}
      />
      {metric.by === 'enps' && <ReferenceLine y={0} stroke="var(--field)" />}
      <Area
        dataKey="band"
        stroke="none"
        fill="var(--promoter)"
        fillOpacity={0.18}
        isAnimationActive={false}
        activeDot={false}
        connectNulls
      />
      <Line
        dataKey="unfinished"
        stroke="var(--pine)"
        strokeWidth={2}
        strokeDasharray={DASHES}
        isAnimationActive={false}
        connectNulls
        activeDot={false}
        dot={false}
      />
      <Line
        dataKey="finished"
        stroke="var(--pine)"
        strokeWidth={2.5}
        isAnimationActive={false}
        connectNulls
        activeDot={false}
        dot={false}
      />
      <Line dataKey="value" stroke="none" isAnimationActive={false} activeDot={false} dot={dot}>
        <LabelList content={figure} />
      </Line>
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--field)', strokeDasharray: '3 3' }}
        content={<Hovered runs={points} {...words} />}
      />
    </ComposedChart>
  );
  return (
    <PointFocus label={text.chart(text.short[metric.by])} points={points} words={words}>
      {width === undefined ? (
        <ResponsiveContainer width="100%" height={height}>
          {chart}
        </ResponsiveContainer>
      ) : (
        chart
      )}
    </PointFocus>
  );
}

/** The run under the pointer, in words. */
function Hovered({
  runs,
  active,
  label,
  ...words
}: Pick<TrendChartProps, 'valueText' | 'rangeText'> & {
  readonly runs: readonly TrendPoint[];
  readonly active?: boolean;
  readonly label?: string;
}) {
  const point = runs.find(({ runId }) => runId === label);
  return active && point ? <PointWords point={point} {...words} /> : null;
}

/** The points with what each line is drawn through: one through runs that are over, one on to what is still open. */
function linesOf(points: readonly TrendPoint[]) {
  const lastFinished = points.findLastIndex(({ open, value }) => !open && value !== null);
  return points.map((point, index) => ({
    ...point,
    band: point.open ? null : point.band,
    finished: point.open ? null : point.value,
    unfinished: point.open || index === lastFinished ? point.value : null,
  }));
}

/** The part of the scale that is drawn: of a question all of it, of eNPS with zero always in it. */
function axisOf(metric: Metric, points: readonly TrendPoint[]) {
  if (metric.by === 'mean') {
    const numbers = numbersOf(metric.scale);
    const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
    const ticks = numbers.filter((number) => metric.scale === '1-5' || number % 2 === 0);
    return { domain: [least, most] as [number, number], ticks };
  }
  if (metric.by === 'responses') return { domain: [0, 'auto'] as [number, 'auto'] };
  const ends = points.flatMap(({ value, band }) => [0, value ?? 0, ...(band ?? [])]);
  const low = Math.max(-100, Math.floor(Math.min(...ends) / ENPS_STEP) * ENPS_STEP);
  const high = Math.min(100, Math.ceil(Math.max(...ends) / ENPS_STEP) * ENPS_STEP);
  const ticks = Array.from({ length: (high - low) / ENPS_STEP + 1 }, (_, step) => low + step * ENPS_STEP);
  return { domain: [low, high] as [number, number], ticks };
}
