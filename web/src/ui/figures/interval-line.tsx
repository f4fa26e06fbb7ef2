import type { ReactNode } from 'react';
import styles from './interval-line.module.css';

/** What figures stand on, from its first tick to its last. */
export interface Axis {
  readonly ticks: readonly number[];
  /** A tick that parts good from bad, or some from none. */
  readonly zero?: number;
}

/** All that an eNPS can be. */
export const ENPS_AXIS: Axis = { ticks: [-100, -50, 0, 50, 100], zero: 0 };

/** Good or bad where it is known which figures are the better ones; a difference that is sure; one that is not. */
export type IntervalTone = 'good' | 'bad' | 'apart' | 'unsure';

interface IntervalLineProps {
  readonly axis: Axis;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly tone?: IntervalTone | undefined;
  /** The same figure the time before. */
  readonly before?: number | undefined;
  /**
   * Where the figure probably lies, as a diamond within a thick band: its own interval is a thin one then. Null where that
   * is its own figure, among neighbours of which it is not.
   */
  readonly pooled?: { readonly value: number; readonly low: number; readonly high: number } | null | undefined;
  readonly children?: ReactNode;
}

/** A figure as a dot within its interval, on a scale that its neighbours share. */
export function IntervalLine({ axis, value, low, high, tone, before, pooled, children }: IntervalLineProps) {
  const across = (from: number, to: number) => ({
    left: placeOn(axis, from),
    right: `calc(100% - ${placeOn(axis, to)})`,
  });
  return (
    <span className={styles.plot} data-tone={tone}>
      {axis.ticks.map((tick) => (
        <span key={tick} className={styles.line} data-zero={tick === axis.zero} style={{ left: placeOn(axis, tick) }} />
      ))}
      {children}
      {pooled && <span className={styles.band} style={across(pooled.low, pooled.high)} />}
      <span className={pooled === undefined ? styles.band : styles.thin} style={across(low, high)} />
      {before !== undefined && <span className={styles.before} style={{ left: placeOn(axis, before) }} />}
      <span className={styles.dot} style={{ left: placeOn(axis, value) }} />
      {pooled && <span className={styles.diamond} style={{ left: placeOn(axis, pooled.value) }} />}
    </span>
  );
}

interface AxisTicksProps {
  readonly axis: Axis;
  readonly shown: (tick: number) => string;
  readonly children?: ReactNode;
}

/** The numbers of the scale, above its lines. */
export function AxisTicks({ axis, shown, children }: AxisTicksProps) {
  return (
    <span className={styles.scale}>
      {children}
      {axis.ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ left: placeOn(axis, tick) }}>
          {shown(tick)}
        </span>
      ))}
    </span>
  );
}

/** Where a figure stands on the scale. */
export function placeOn({ ticks }: Axis, value: number): string {
  const from = ticks[0] ?? 0;
  return `${(100 * (value - from)) / ((ticks.at(-1) ?? 1) - from)}%`;
}
