import { Fragment, memo } from 'react';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyQuestionFigures, SurveyResults } from '#shared/models/survey-results.ts';
import { isRecommendation } from '#shared/rules/direction.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import { scoresOf } from '#shared/question-kinds/index.ts';
import { Card } from '#web/ui/card.tsx';
import { EnpsCard } from '#web/ui/figures/enps-card.tsx';
import { silenceOf } from '../lib/silence.ts';
import { askedIn, silentMean } from '../lib/silent-note.ts';
import { surveyResultsText } from '../text.ts';
import styles from './question-figures.module.css';

const text = surveyResultsText.question;

/** Question by question, how it was answered; texts are read further below. */
export const QuestionCards = memo(function QuestionCards({ results }: { readonly results: SurveyResults }) {
  const { survey, questions, enps } = results;
  const figures = new Map(questions.map((one) => [one.question_id, one]));
  const told = survey.questions.filter(isCounted);
  const enpsId = enps === null ? null : told.find(isRecommendation)?.id;
  return (
    <div className={styles.cards}>
      {told.map((question, place) => {
        const begins = question.section !== null && question.section !== told[place - 1]?.section;
        const isEnps = question.id === enpsId;
        return (
          <Fragment key={question.id}>
            {begins && <h2 className={styles.section}>{question.section}</h2>}
            {enps && isEnps && <EnpsCard enps={enps} asked={askedIn(results, question)} />}
            <QuestionCard
              results={results}
              question={question}
              figures={figures.get(question.id)}
              nothing={text.nothing[silenceOf(results, question)](survey.smallest_group)}
              isEnps={isEnps}
            />
          </Fragment>
        );
      })}
    </div>
  );
});

/** Whether the answers to a question are counted, not read. */
export function isCounted({ type }: SurveyQuestion): boolean {
  return KINDS[type].card !== null;
}

interface QuestionCardProps {
  readonly results: SurveyResults;
  readonly question: SurveyQuestion;
  readonly figures: SurveyQuestionFigures | undefined;
  /** What is said where nothing is shown. */
  readonly nothing: string;
  readonly isEnps: boolean;
}

function QuestionCard({ results, question, figures, nothing, isEnps }: QuestionCardProps) {
  const { card } = KINDS[question.type];
  const counts = figures?.counts ?? null;
  if (!figures || counts === null || figures.answered === 0) {
    return (
      <Card title={question.text}>
        <p className={styles.note}>{nothing}</p>
      </Card>
    );
  }
  // Beside the eNPS of the same answers it is told already.
  const silent = isEnps || scoresOf(question) === null ? null : silentMean(question, counts, results);
  const notes = [...(silent === null ? [] : [silent]), ...(question.show_if === null ? [] : [text.notAsked])];
  return card?.({ question, figures, counts, isEnps, asked: askedIn(results, question), notes });
}
