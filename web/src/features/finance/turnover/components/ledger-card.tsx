import type { Ledger } from '#shared/models/finance/turnover.ts';
import { replacementSources } from '#shared/rules/finance/replacement-cost.ts';
import { Card } from '#web/ui/card.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { ledgerTable } from '../lib/export.ts';
import { aboutRubles, percent } from '../lib/figures.ts';
import { dayText } from '#text/finance/months.ts';
import { ledgerLines } from '../lib/ledger-lines.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import styles from './turnover.module.css';

const text = turnoverText.ledger;

/** What leaving has cost and what keeping people has saved, as a statement with all it assumes. */
export function LedgerCard({ ledger }: { readonly ledger: Ledger }) {
  const { title, period, since, result, assumptions, coefficient } = ledger;
  return (
    <Card
      title={title}
      label={text.label}
      lead={
        <>
          {text.label}, {text.span(dayText((since ?? period).from), dayText((since ?? period).to))}.{' '}
          {result && text.lead(aboutRubles(result.low), aboutRubles(result.high))}
        </>
      }
    >
      <Stack as="dl">
        {ledgerLines(ledger).map(({ key, name, note, amount, isTotal }) => (
          <div key={key} className={isTotal ? `${styles.line} ${styles.total}` : styles.line}>
            <dt>
              {name}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Stack>
      <Inline align="start" justify="between" gap="16" rowGap="8" above="14" className={styles.foot}>
        <Disclosure about={text.label}>
          <Stack as="ul" gap="6" size="note" tone="ink-2" className={styles.list}>
            {assumptions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
          <Text as="h3" above="16" below="8" size="body">
            {text.sources}
          </Text>
          <p>{text.share(percent(coefficient))}</p>
          <Stack as="ul" gap="6" size="note" tone="ink-2" className={styles.list}>
            {replacementSources().map(({ share, about, source, url }) => (
              <li key={`${share} ${source}`}>
                {share}. {about}{' '}
                <a href={url} target="_blank" rel="noreferrer">
                  {source}
                </a>
              </li>
            ))}
          </Stack>
        </Disclosure>
        <TableExport name={text.file} collect={() => ledgerTable(ledger)} />
      </Inline>
    </Card>
  );
}
