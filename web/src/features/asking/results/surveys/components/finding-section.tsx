import type { SurveyResults } from '#shared/models/survey-results.ts';
import { articleText } from '#text/common/article.ts';
import { ArticleSection } from '#web/ui/article.tsx';
import { FindingWords } from '#web/ui/figures/finding-words.tsx';
import { factsBesideTurnout, factsOf } from '../lib/facts.ts';
import { surveyFinding } from '../lib/finding.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import styles from './finding-section.module.css';

interface FindingSectionProps {
  readonly results: SurveyResults;
  readonly example?: boolean;
}

interface FindingWordsProps extends FindingSectionProps {
  /** Nothing beside them says who has answered. */
  readonly alone?: boolean;
}

/** What was found, before every figure. */
export function FindingSection(props: FindingSectionProps) {
  return (
    <ArticleSection id="finding" name={articleText.sections.finding}>
      <SurveyFindingWords {...props} />
    </ArticleSection>
  );
}

/** What was found, how sure it is, and who answered: on the screen and on paper. */
export function SurveyFindingWords({ results, example = false, alone = false }: FindingWordsProps) {
  const { title, lines } = surveyFinding(results);
  const [sentence = '', ...beside] = title;
  const isOpen = results.breakdown_state === 'open';
  const about = example ? [surveyResultsText.example.band] : isOpen ? [surveyResultsText.band.open] : [];
  return (
    <FindingWords about={about} sentence={sentence} lines={[...beside, ...lines]}>
      <dl className={styles.facts}>
        {(isOpen && !alone ? factsBesideTurnout(results) : factsOf(results)).map(({ figure, note }) => (
          <div key={note}>
            <dt>{note}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </FindingWords>
  );
}
