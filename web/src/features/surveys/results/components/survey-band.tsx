import type { SurveyResults } from '#shared/models/survey-results.ts';
import { FindingBand } from '#web/ui/figures/finding-band.tsx';
import { factsOf } from '../lib/facts.ts';
import { surveyFinding } from '../lib/finding.ts';
import { surveyResultsText } from '../text.ts';
import styles from './survey-band.module.css';

const text = surveyResultsText.band;

interface SurveyBandProps {
  readonly results: SurveyResults;
  readonly example?: boolean;
}

/** What was found, how sure it is, and who answered. */
export function SurveyBand({ results, example = false }: SurveyBandProps) {
  const finding = surveyFinding(results);
  const [first, second] = finding.title;
  const label = results.breakdown_state === 'open' ? text.open : text.label;
  return (
    <FindingBand
      name={text.name}
      label={example ? surveyResultsText.example.band : label}
      title={
        second === undefined ? (
          first
        ) : (
          <>
            {first} <span className={styles.second}>{second}</span>
          </>
        )
      }
      lines={finding.lines}
      aside={
        <dl className={styles.facts}>
          {factsOf(results).map(({ figure, note }) => (
            <div key={note}>
              <dt>{note}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}
