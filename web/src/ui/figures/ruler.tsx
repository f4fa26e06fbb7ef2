import styles from './enps-card.module.css';

interface RulerProps {
  /** What it shows, in words. */
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** From the least to the most there can be; a tick at zero between them is drawn as a line. */
  readonly ticks: readonly number[];
}

/** A figure on its scale, with its interval as a band around it. */
export function Ruler({ label, value, low, high, ticks }: RulerProps) {
  const from = ticks[0] ?? 0;
  const length = (ticks.at(-1) ?? 0) - from;
  const at = (point: number) => `${(100 * (point - from)) / length}%`;
  return (
    <div className={styles.scale} role="img" aria-label={label}>
      <span className={styles.axis} />
      <span className={styles.band} style={{ insetInlineStart: at(low), width: `${(100 * (high - low)) / length}%` }} />
      {from < 0 && <span className={styles.zero} style={{ insetInlineStart: at(0) }} />}
      <span className={styles.point} style={{ insetInlineStart: at(value) }} />
      {ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ insetInlineStart: at(tick) }}>
          {from < 0 && tick > 0 ? `+${tick}` : String(tick).replace('-', '−')}
        </span>
      ))}
    </div>
  );
}
