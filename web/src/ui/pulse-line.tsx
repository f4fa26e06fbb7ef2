import styles from './pulse-line.module.css';

/** The one ornament of Tonus: a calm line with a beat in it. `drawn` lets it draw itself once. */
export function PulseLine({
  drawn = false,
  className,
}: {
  readonly drawn?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 220 64"
      className={[styles.line, drawn && styles.drawn, className].filter(Boolean).join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ground} d="M0 54h220" />
      <path className={styles.beat} pathLength={1} d="M0 36h62l8-6 8 6h12l9-24 13 44 10-30 7 10h22l8-5 8 5h53" />
    </svg>
  );
}
