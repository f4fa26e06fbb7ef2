import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly className?: string | undefined;
}

/** How far something long has got. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <progress
      className={[styles.bar, className].filter(Boolean).join(' ')}
      aria-label={label}
      value={value}
      max={max}
    />
  );
}
