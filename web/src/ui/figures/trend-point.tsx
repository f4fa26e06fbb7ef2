import { formatDate } from '#web/lib/dates.ts';
import { figuresText } from '#text/common/figures.ts';
import type { TrendPoint } from '#web/lib/trend-point.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import styles from './trend.module.css';

const text = figuresText.trend;
/** Up to so many points carry their figure; of more only the last one does. */
const LABELLED_POINTS = 8;

export interface WordsOfPoint {
  readonly valueText: (point: TrendPoint) => string;
  readonly rangeText: (point: TrendPoint) => string;
}

/** A run of the comparison in words: its figure, the interval, when, how many. */
export function PointWords({ point, valueText, rangeText }: WordsOfPoint & { readonly point: TrendPoint }) {
  return (
    <Stack size="small" tone="ink-2" className={styles.tooltip}>
      <strong>{valueText(point)}</strong>
      {point.band && <span>{rangeText(point)}</span>}
      <span>
        {point.name}, {formatDate(point.at)}
      </span>
      <span>{text.people(point.responses)}</span>
      {point.open && <span className={styles.mark}>{text.openMark}</span>}
      {point.newText !== null && <span className={styles.mark}>{text.rewordedMark}</span>}
    </Stack>
  );
}

/** What the chart library hands to the parts that are drawn here, besides what they are given. */
interface Drawn {
  /** Not `points`: the library has some of its own. */
  readonly runs: readonly TrendPoint[];
  readonly index?: number;
}

/** The figure above a point. */
export function PointFigure({
  runs,
  index = -1,
  x,
  y,
  valueText,
}: Drawn & Pick<WordsOfPoint, 'valueText'> & { readonly x?: number; readonly y?: number }) {
  const point = runs[index];
  if (!point || point.value === null) return null;
  const isLast = runs.slice(index + 1).every(({ value }) => value === null);
  if (runs.length > LABELLED_POINTS && !isLast) return null;
  return (
    <text x={x} y={(y ?? 0) - 12} textAnchor="middle" className={styles.figure} aria-hidden="true">
      {valueText(point)}
    </text>
  );
}

interface TrendDotProps extends Drawn {
  readonly words: WordsOfPoint;
  readonly cx?: number;
  readonly cy?: number;
}

/** A point that takes focus; hollow while answers come in, ringed where the question is worded anew from. */
export function TrendDot({ runs, index = -1, words, cx, cy }: TrendDotProps) {
  const point = runs[index];
  if (!point || point.value === null || cx === undefined || cy === undefined) return null;
  const changed = point.newText !== null;
  const isLast = runs.slice(index + 1).every(({ value }) => value === null);
  const said = [
    `${point.name}, ${formatDate(point.at)}`,
    words.valueText(point),
    ...(point.band ? [words.rangeText(point)] : []),
    text.people(point.responses),
    ...(point.open ? [text.openMark] : []),
    ...(changed ? [text.rewordedMark] : []),
  ].join(', ');
  return (
    <circle
      cx={cx}
      cy={cy}
      r={changed ? 6 : 4.5}
      fill={changed || point.open ? 'var(--surface)' : 'var(--pine)'}
      stroke={changed ? 'var(--honey)' : point.open ? 'var(--pine)' : 'var(--surface)'}
      strokeWidth={changed || point.open ? 2.5 : 2}
      role="img"
      aria-label={said}
      tabIndex={isLast ? 0 : -1}
      data-point={index}
      className={styles.point}
    />
  );
}
