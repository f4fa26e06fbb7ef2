import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import type { Outlook } from '../api.ts';
import { times } from '../lib/figures.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import styles from './turnover.module.css';

const { outlook: text, decision } = turnoverText;

interface OutlookMethodProps {
  readonly outlook: Outlook;
  readonly blind: readonly string[];
}

/** How the outlook is computed, by which coefficients, and what it does not see. */
export function OutlookMethod({ outlook, blind }: OutlookMethodProps) {
  // Those of tenure share one.
  const sources = [...new Map(outlook.coefficients.map(({ url, source }) => [url, source]))];
  return (
    <>
      <p>{text.method(outlook.leavers)}</p>
      <p>{decision.ends}</p>
      <FiguresTable
        caption={text.factorsCaption}
        head={text.factors}
        rows={outlook.coefficients.map(({ factor, name, published, own }) => ({
          key: factor,
          cells: [
            name,
            text.factor(times(published)),
            own === null ? (factor === 'high_load' ? text.ownLoad : text.ownNone) : text.factor(times(own)),
          ],
        }))}
      />
      <p>{text.calibration(outlook.calibrated_from)}</p>
      <Text as="h3" above="16" below="8" size="body">
        {text.sources}
      </Text>
      <Stack as="ul" gap="6" size="note" tone="ink-2" className={styles.list}>
        {sources.map(([url, source]) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {source}
            </a>
          </li>
        ))}
      </Stack>
      <Text as="h3" above="16" below="8" size="body">
        {text.blind}
      </Text>
      <Stack as="ul" gap="6" size="note" tone="ink-2" className={styles.list}>
        {blind.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </>
  );
}
