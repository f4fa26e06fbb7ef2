import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The same in words, where a share alone would say too little. */
  readonly words?: string;
}

/** How far something has got. */
export function ProgressBar({ label, value, max, words }: ProgressBarProps) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
    >
      <div className={styles.done} style={{ width: `${max === 0 ? 0 : (100 * value) / max}%` }} />
    </div>
  );
}
