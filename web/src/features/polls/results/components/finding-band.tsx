import type { Finding } from '../lib/finding.ts';
import { resultsText } from '../text.ts';
import styles from './finding-band.module.css';

const text = resultsText.finding;

/** What the run has found, before every figure, and how sure it is. */
export function FindingBand({ finding }: { readonly finding: Finding }) {
  const { kind, sentence, certainty, comparison } = finding;
  return (
    <section className={styles.band} aria-label={text.label} data-finding="">
      <p className={styles.label}>{kind === 'open' ? text.open : text.label}</p>
      <h2 className={styles.title} dir="auto">
        {sentence}
      </h2>
      {certainty !== null && <p>{certainty}</p>}
      {comparison !== null && <p>{comparison}</p>}
    </section>
  );
}
