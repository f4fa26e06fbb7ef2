import type { Confidence as Level } from '#shared/models/analysis.ts';
import { analysisText as text } from '#text/analysis.ts';
import styles from './finding.module.css';

/** How sure a finding is, and on reading on: why. */
export function Confidence({ level }: { readonly level: Level }) {
  return (
    <span className={styles.confidence} title={text.confidenceMeans[level]}>
      {text.confidence[level]}
      <span className="visually-hidden">, {text.confidenceMeans[level]}</span>
    </span>
  );
}
