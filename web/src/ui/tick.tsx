import styles from './tick.module.css';

interface TickProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly label: string;
  readonly onChange: () => void;
}

/** A box to tick something off. It looks like the kit's, which brings along all that a field may have. */
export function Tick({ checked, disabled, label, onChange }: TickProps) {
  return (
    <span className={styles.tick}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={onChange}
      />
      <svg className={styles.mark} viewBox="0 0 10 7" aria-hidden="true">
        <path d="M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z" />
      </svg>
    </span>
  );
}
