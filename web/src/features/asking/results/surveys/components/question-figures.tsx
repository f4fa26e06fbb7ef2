import { Fragment, memo } from 'react';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyQuestionFigures, SurveyResults } from '#shared/models/survey-results.ts';
import { isRecommendation } from '#shared/rules/survey-direction.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import { scoresOf } from '#shared/question-kinds/index.ts';
import { Card } from '#web/ui/card.tsx';
import { EnpsCard } from '#web/ui/figures/enps-card.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { silenceOf } from '../lib/silence.ts';
import { askedIn, silentMean } from '../lib/silent-note.ts';
import { figuresById, firstSentence, questionOf, type ShownQuestion } from '../lib/shown-questions.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import styles from './question-figures.module.css';

const text = surveyResultsText.question;

/** Question by question, how it was answered: on paper, where nothing opens. */
export const QuestionCards = memo(function QuestionCards({ results }: { readonly results: SurveyResults }) {
  const told = results.survey.questions.filter(isCounted);
  return (
    <div className={styles.cards}>
      {told.map((question, place) => {
        const begins = question.section !== null && question.section !== told[place - 1]?.section;
        return (
          <Fragment key={question.id}>
            {begins && <h2 className={styles.section}>{question.section}</h2>}
            <QuestionFigures results={results} question={question} />
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

interface QuestionProps {
  readonly results: SurveyResults;
  readonly question: ShownQuestion;
}

/** A question below its row: all of its words, and how its answers are spread. */
export function OpenedQuestion({ results, question }: QuestionProps) {
  const asked = questionOf(results.survey.questions, question);
  return (
    <>
      {question.section !== null && (
        <Caption above="12" pretty className={styles.note}>
          {text.section(question.section)}
        </Caption>
      )}
      {asked !== undefined && (
        <Caption above="12" pretty className={styles.note}>
          {text.statementOf(firstSentence(asked))}
        </Caption>
      )}
      <div className={styles.cards}>
        <QuestionFigures results={results} question={question} />
      </div>
    </>
  );
}

/** How the answers to a question are spread; of the one that the eNPS is made of, that as well. */
function QuestionFigures({ results, question }: QuestionProps) {
  const { enps } = results;
  const figures = figuresById(results).get(question.id);
  const isEnps = enps !== null && question === results.survey.questions.find(isRecommendation);
  return (
    <>
      {isEnps && <EnpsCard enps={enps} asked={askedIn(results, question)} />}
      <QuestionCard results={results} question={question} figures={figures} isEnps={isEnps} />
    </>
  );
}

interface QuestionCardProps extends QuestionProps {
  readonly figures: SurveyQuestionFigures | undefined;
  readonly isEnps: boolean;
}

function QuestionCard({ results, question, figures, isEnps }: QuestionCardProps) {
  const { card } = KINDS[question.type];
  const counts = figures?.counts ?? null;
  if (!figures || counts === null || figures.answered === 0) {
    return (
      <Card title={question.text}>
        <Caption above="12" pretty className={styles.note}>
          {nothingOf(results, question)}
        </Caption>
      </Card>
    );
  }
  // Beside the eNPS of the same answers it is told already.
  const silent = isEnps || scoresOf(question) === null ? null : silentMean(question, counts, results);
  const notes = [...(silent === null ? [] : [silent]), ...(question.show_if === null ? [] : [text.notAsked])];
  return card?.({ question, figures, counts, isEnps, asked: askedIn(results, question), notes });
}

/** What is said of a question where nothing is shown. */
export function nothingOf(results: SurveyResults, question: ShownQuestion): string {
  return text.nothing[silenceOf(results, question)](results.survey.smallest_group);
}
