import { type ReactNode, useId, useState } from 'react';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { financeMainText } from '#text/finance/main.ts';
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
      <div>
        <Inline as="p" gap="10" rowGap="4" below="6" size="small" tone="pine" weight="600">
          {text.label(span)}
          {mark !== null && <Tag tone="warning">{mark}</Tag>}
        </Inline>
        <h2 className={styles.title}>{title}</h2>
        <Text above="8" tone="ink-2" pretty className={styles.lead}>
          {lead}
        </Text>
        <Inline gap="20" rowGap="4">
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
        </Inline>
      </div>
      <Stack as="dl">
        {lines.map(({ key, name, note, amount, tone }) => (
          <div key={key} className={`${styles.line} ${styles[tone]}`}>
            <dt>
              {name}
              {note !== undefined && (
                <Caption as="span" weight="400">
                  {note}
                </Caption>
              )}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Stack>
      <Stack as="ul" id={id} gap="6" size="note" tone="ink-2" className={styles.assumptions} hidden={!open}>
        {assumptions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </section>
  );
}
