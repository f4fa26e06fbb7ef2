import { ArticleSection } from '#web/ui/article.tsx';
import type { Finding } from '../lib/finding.ts';
import { resultsText as text } from '../text.ts';
import styles from './finding-section.module.css';

/** What the run has found, before every figure, and how sure it is. */
export function FindingSection({ finding }: { readonly finding: Finding }) {
  return (
    <ArticleSection id="finding" name={text.sections.finding}>
      <FindingWords finding={finding} />
    </ArticleSection>
  );
}

/** The same on paper, without the run of the page. */
export function FindingWords({ finding }: { readonly finding: Finding }) {
  const { kind, question, sentence, comparison, certainty, silent } = finding;
  const about = [...(kind === 'open' ? [text.finding.open] : []), ...(question === null ? [] : [question])];
  return (
    <div data-finding="">
      {about.length > 0 && (
        <p className={styles.about} dir="auto">
          {about.join(' · ')}
        </p>
      )}
      <h3 className={styles.sentence} dir="auto">
        {sentence}
      </h3>
      {[comparison, certainty, silent].map(
        (line) =>
          line !== null && (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ),
      )}
    </div>
  );
}
