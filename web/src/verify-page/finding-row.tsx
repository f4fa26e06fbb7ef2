import type { ReactNode } from 'react';
import { verifyText as text } from '#text/verify-page.ts';

interface FindingRowProps {
  /** Null where nothing was checked yet. */
  readonly fine: boolean | null;
  readonly title: string;
  readonly hint: ReactNode;
  readonly figure?: string | null;
  readonly unit?: string;
  /** What can be done, in the place of a figure. */
  readonly action?: ReactNode;
}

/** Something that was checked, or can be, and what came of it. */
export function FindingRow({ fine, title, hint, figure = null, unit, action }: FindingRowProps) {
  const sort = fine === null ? 'open' : fine ? 'fine' : 'wrong';
  return (
    <li className={`finding ${sort}`}>
      <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sort]} />
      </svg>
      <div className="said" aria-live={action ? 'polite' : undefined}>
        <h3>
          {fine !== null && <span className="unseen">{fine ? text.holds : text.fails}: </span>}
          {title}
        </h3>
        <p>{hint}</p>
      </div>
      {figure !== null && (
        <p className="figure">
          <strong>{figure}</strong>
          {unit}
        </p>
      )}
      {action}
    </li>
  );
}

const SIGNS = {
  fine: 'M7 12.5l3.5 3.5L17 9',
  wrong: 'M8 8l8 8M16 8l-8 8',
  open: 'M9 7h6l2 2v8H7V7zM10 12h4M10 14.5h4',
} as const;
