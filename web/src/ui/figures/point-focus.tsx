import { type ReactNode, useState } from 'react';
import type { TrendPoint } from '#web/lib/trend-point.ts';
import { PointWords, type WordsOfPoint } from './trend-point.tsx';
import styles from './trend.module.css';

interface PointFocusProps {
  readonly label: string;
  readonly points: readonly TrendPoint[];
  readonly words: WordsOfPoint;
  /** The chart: it is not drawn anew when the focus moves, which would take the focused point away. */
  readonly children: ReactNode;
}

/** Lets the points of a chart be visited by keyboard: one stop for Tab, arrows between them, words at the focused one. */
export function PointFocus({ label, points, words, children }: PointFocusProps) {
  const [focused, setFocused] = useState<{ index: number; x: number; y: number } | null>(null);
  const point = focused && points[focused.index];

  function listen(chart: HTMLElement | null) {
    if (!chart) return undefined;
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof SVGCircleElement)) return;
      setFocused({ index: Number(target.dataset['point']), x: target.cx.baseVal.value, y: target.cy.baseVal.value });
    };
    const leave = () => setFocused(null);
    const press = (event: KeyboardEvent) => stepByArrow(chart, event);
    chart.addEventListener('focusin', enter);
    chart.addEventListener('focusout', leave);
    chart.addEventListener('keydown', press);
    return () => {
      chart.removeEventListener('focusin', enter);
      chart.removeEventListener('focusout', leave);
      chart.removeEventListener('keydown', press);
    };
  }

  return (
    <div className={styles.chart} role="group" aria-label={label} ref={listen}>
      {children}
      {focused && point && (
        <div
          className={styles.focused}
          style={{ left: `clamp(110px, ${focused.x}px, 100% - 110px)`, top: focused.y }}
          aria-hidden="true"
        >
          <PointWords point={point} {...words} />
        </div>
      )}
    </div>
  );
}

function stepByArrow(chart: HTMLElement, event: KeyboardEvent) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const all = [...chart.querySelectorAll<SVGElement>('[data-point]')];
  const next = all[all.findIndex((point) => point === document.activeElement) + step];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}
