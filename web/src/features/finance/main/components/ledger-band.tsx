import { type ReactNode, useId, useState } from 'react';
import { Tag } from '#web/ui/tag.tsx';
import { financeMainText } from '../text.ts';
import styles from './ledger-band.module.css';

const text = financeMainText.band;

/** A line of the statement: what, of what it is made, how much. */
export interface LedgerLine {
  readonly key: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly amount: string;
  readonly tone: 'plain' | 'total' | 'aside';
}

interface LedgerBandProps {
  readonly span: string;
  readonly mark: string | null;
  /** The finding: one sentence. */
  readonly title: string;
  readonly lead: string;
  readonly lines: readonly LedgerLine[];
  /** What the figures rest on, shown on demand. */
  readonly assumptions: readonly string[];
  readonly action?: ReactNode;
}

/** What keeping people has cost and saved, as a bank statement beside the finding. */
export function LedgerBand({ span, mark, title, lead, lines, assumptions, action }: LedgerBandProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.band} aria-label={text.name} data-finding="">
      <div className={styles.words}>
        <p className={styles.label}>
          {text.label(span)}
          {mark !== null && <Tag tone="warning">{mark}</Tag>}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          {assumptions.length > 0 && (
            <button
              type="button"
              className={styles.how}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {open ? text.hide : text.how}
            </button>
          )}
          {action}
        </div>
      </div>
      <dl className={styles.statement}>
        {lines.map(({ key, name, note, amount, tone }) => (
          <div key={key} className={`${styles.line} ${styles[tone]}`}>
            <dt>
              {name}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <ul id={id} className={styles.assumptions} hidden={!open}>
        {assumptions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
