import type { ReactNode } from 'react';
import type { FeatureTab } from './feature-tabs.ts';
import styles from './feature-drawing.module.css';

const ANSWERS = [22, 34, 28, 46, 40, 58, 66];
const WEEKS = [0, 1, 2, 3];
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** A line drawing of what the tab is about; the words beside it say it all, so readers skip it. */
export function FeatureDrawing({ tab }: { readonly tab: FeatureTab }) {
  return (
    <svg viewBox="0 0 360 190" className={styles.drawing} data-tab={tab} aria-hidden="true" focusable="false">
      {drawings[tab]}
    </svg>
  );
}

const drawings: Record<FeatureTab, ReactNode> = {
  // Answers by week, the band of what chance may do, and the score through it.
  analytics: (
    <>
      <path
        className={styles.band}
        d="M10 118 66 104l56 8 56-34 56 8 56-32 60-18v44l-60 18-56 30-56-6-56 32-56-8-56 14z"
      />
      {ANSWERS.map((height, index) => (
        <rect
          key={index}
          className={styles.bar}
          x={14 + index * 50}
          y={176 - height}
          width="26"
          height={height}
          rx="5"
        />
      ))}
      <path className={styles.beat} d="M10 134 66 120l56 8 56-34 56 6 56-32 60-16" />
      <circle className={styles.point} cx="350" cy="52" r="6" />
      <path className={styles.ground} d="M4 182h352" />
    </>
  ),
  // Many answers, one page.
  ai: (
    <>
      {[26, 72, 118].map((y) => (
        <g key={y}>
          <rect className={styles.sheet} x="6" y={y} width="104" height="38" rx="9" />
          <path className={styles.ground} d={`M20 ${y + 14}h62M20 ${y + 25}h${y === 72 ? 74 : 44}`} />
        </g>
      ))}
      <path className={styles.thread} d="M110 45c46 0 34 46 80 46M110 91h80M110 137c46 0 34-46 80-46" />
      <rect className={styles.page} x="190" y="16" width="160" height="160" rx="14" />
      <path className={styles.beat} d="M208 62h34l9-24 14 46 11-34 7 12h50" />
      <path className={styles.ground} d="M210 104h116M210 122h94M210 140h108M210 158h58" />
    </>
  ),
  // A month whose every fourth day asks by itself.
  automation: (
    <>
      {WEEKS.flatMap((week) =>
        DAYS.map((day) => (
          <rect
            key={`${week}-${day}`}
            className={day === 3 ? styles.due : styles.day}
            x={8 + day * 50}
            y={8 + week * 45}
            width="40"
            height="35"
            rx="9"
          />
        )),
      )}
      {WEEKS.map((week) => (
        <path key={week} className={styles.tick} d={`M171 ${26 + week * 45}l6 6 11-13`} />
      ))}
    </>
  ),
};
