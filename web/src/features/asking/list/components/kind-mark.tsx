import type { Kind } from '../lib/list-entry.ts';
import styles from './kind-mark.module.css';

/** The kind of result that something gives, drawn: a dot on a scale, a line, a map. The word stands beside it. */
export function KindMark({ kind }: { readonly kind: Kind }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <svg viewBox="0 0 24 24" width={24} height={24} focusable="false">
        {DRAWINGS[kind]}
      </svg>
    </span>
  );
}

const CELLS = [4, 10, 16];
/** Which cells of the map are fuller than others. */
const CELL_TONES = [
  ['half', 'half', 'faint'],
  ['faint', 'low', 'half'],
  ['half', 'faint', 'faint'],
] as const;

const DRAWINGS = {
  enps: (
    <>
      <path className={styles.scale} d="M2 12h20" />
      <path className={styles.range} d="M9 12h10" />
      <circle className={styles.dot} cx={14} cy={12} r={3.4} />
    </>
  ),
  pulse: <path className={styles.line} d="M2 12h4.500l2.500-6 4.500 12 3-6H22" />,
  survey: CELLS.flatMap((y, row) =>
    CELLS.map((x, column) => (
      <rect
        key={`${x} ${y}`}
        className={styles[CELL_TONES[row]![column]!]}
        x={x - 1}
        y={y - 1}
        width={5}
        height={5}
        rx={1.3}
      />
    )),
  ),
};
