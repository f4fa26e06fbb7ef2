import type { Ready } from '../lib/ready.ts';
import styles from './ready-drawing.module.css';

/** The result that something ready gives, drawn without figures: nobody has answered yet. */
export function ReadyDrawing({ kind }: Pick<Ready, 'kind'>) {
  return (
    <svg className={styles.drawing} viewBox="0 0 180 56" aria-hidden="true" focusable="false">
      {DRAWINGS[kind]}
    </svg>
  );
}

const ROWS = ['abca', 'acdb', 'bacb'];

const DRAWINGS = {
  pulse: (
    <>
      <path className={styles.band} d="M2 14 40 9l38 7 36-5 36 9 26 12v16l-26-12-36-9-36 5-38-7-38 5z" />
      <path className={styles.line} d="M2 24 40 19l38 7 36-5 36 9 26 12" />
      <circle className={styles.dot} cx={176} cy={42} r={4} />
    </>
  ),
  enps: (
    <>
      <path className={styles.scale} d="M4 28h172" />
      <path className={styles.range} d="M84 28h52" />
      <circle className={styles.dot} cx={110} cy={28} r={7} />
    </>
  ),
  survey: ROWS.flatMap((row, y) =>
    [...row].map((tone, x) => (
      <rect key={`${x} ${y}`} className={styles[tone]} x={x * 45 + 1} y={y * 19} width={42} height={16} rx={4} />
    )),
  ),
};
