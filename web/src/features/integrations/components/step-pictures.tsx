import type { ReactNode } from 'react';
import styles from './key-steps.module.css';

/** What a step shows, drawn in the colours of the theme: where to look, not what the other service looks like today. */
export const STEP_PICTURES = {
  /** A menu with one of its items chosen. */
  menu: (
    <>
      <Sidebar chosen={3} />
      <Line x={78} y={30} width={60} />
      <Tile x={78} y={42} />
      <Tile x={118} y={42} chosen />
      <Line x={78} y={86} width={84} />
    </>
  ),
  /** A list of rights, all ticked. */
  rights: (
    <>
      <Line x={30} y={26} width={56} strong />
      {[40, 60, 80].map((y) => (
        <Ticked key={y} y={y} />
      ))}
    </>
  ),
  /** An address and the button that copies it. */
  address: (
    <>
      <Line x={30} y={34} width={44} strong />
      <Field y={48} />
      <Copy y={54} />
      <Line x={30} y={86} width={96} />
    </>
  ),
  /** Projects side by side, a new one among them. */
  project: (
    <>
      <Line x={30} y={26} width={56} strong />
      <Tile x={30} y={40} />
      <Tile x={70} y={40} />
      <Tile x={110} y={40} chosen />
      <Line x={110} y={84} width={32} />
    </>
  ),
  /** The settings of a project with the button that gives a key. */
  button: (
    <>
      <Sidebar chosen={1} />
      <Line x={78} y={30} width={60} />
      <Line x={78} y={42} width={84} />
      <rect className={styles.pine} x={78} y={58} width={72} height={22} rx={7} />
      <rect className={styles.onPine} x={90} y={67} width={48} height={4} rx={2} />
    </>
  ),
  /** Two secrets, each with the button that copies it. */
  secrets: (
    <>
      <Field y={24} />
      <Copy y={30} />
      <Field y={62} dots />
      <Copy y={68} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type StepPictureName = keyof typeof STEP_PICTURES;

interface LineProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly strong?: boolean;
}

function Line({ x, y, width, strong = false }: LineProps) {
  return <rect className={strong ? styles.strong : styles.line} x={x} y={y} width={width} height={5} rx={2.5} />;
}

function Sidebar({ chosen }: { readonly chosen: number }) {
  return (
    <>
      <rect className={styles.sunken} x={14} y={14} width={50} height={84} rx={6} />
      <rect className={styles.soft} x={18} y={18 + chosen * 16} width={42} height={14} rx={4} />
      {[0, 1, 2, 3, 4].map((row) => (
        <rect
          key={row}
          className={row === chosen ? styles.pine : styles.line}
          x={24}
          y={23 + row * 16}
          width={row % 2 === 0 ? 26 : 30}
          height={4}
          rx={2}
        />
      ))}
    </>
  );
}

function Tile({ x, y, chosen = false }: { readonly x: number; readonly y: number; readonly chosen?: boolean }) {
  return (
    <>
      <rect className={chosen ? styles.chosen : styles.tile} x={x} y={y} width={32} height={34} rx={6} />
      <circle className={chosen ? styles.pine : styles.line} cx={x + 16} cy={y + 14} r={5} />
      <rect className={chosen ? styles.pine : styles.line} x={x + 8} y={y + 24} width={16} height={3} rx={1.5} />
    </>
  );
}

function Ticked({ y }: { readonly y: number }) {
  return (
    <>
      <rect className={styles.pine} x={30} y={y} width={12} height={12} rx={3} />
      <path className={styles.tick} d={`M33 ${y + 6} l2.4 2.6 L39.4 ${y + 3.6}`} />
      <Line x={50} y={y + 3.5} width={y === 60 ? 84 : 64} />
    </>
  );
}

function Field({ y, dots = false }: { readonly y: number; readonly dots?: boolean }) {
  return (
    <>
      <rect className={styles.tile} x={30} y={y} width={116} height={26} rx={7} />
      {dots ? (
        [42, 52, 62, 72, 82].map((x) => <circle key={x} className={styles.strong} cx={x} cy={y + 13} r={2.5} />)
      ) : (
        <Line x={40} y={y + 10.5} width={68} />
      )}
    </>
  );
}

function Copy({ y }: { readonly y: number }) {
  return (
    <>
      <rect className={styles.copyBack} x={154} y={y} width={11} height={11} rx={2.5} />
      <rect className={styles.copyFront} x={158} y={y + 4} width={11} height={11} rx={2.5} />
    </>
  );
}
