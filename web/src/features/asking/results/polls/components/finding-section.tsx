import { ArticleSection } from '#web/ui/article.tsx';
import { FindingWords } from '#web/ui/figures/finding-words.tsx';
import type { Finding } from '../lib/finding.ts';
import { resultsText as text } from '#text/asking/results/polls.ts';

/** What the run has found, before every figure, and how sure it is. */
export function FindingSection({ finding }: { readonly finding: Finding }) {
  return (
    <ArticleSection id="finding" name={text.sections.finding}>
      <RunFinding finding={finding} />
    </ArticleSection>
  );
}

/** The same on paper, without the rail of the page. */
export function RunFinding({ finding }: { readonly finding: Finding }) {
  const { kind, question, sentence, comparison, certainty, silent } = finding;
  return (
    <FindingWords
      about={[...(kind === 'open' ? [text.finding.open] : []), ...(question === null ? [] : [question])]}
      sentence={sentence}
      lines={[comparison, certainty, silent].flatMap((line) => line ?? [])}
    />
  );
}
