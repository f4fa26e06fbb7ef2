import type { ReactNode } from 'react';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { CardMark } from '#web/ui/card-mark.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CommentsCard } from './components/comments-card.tsx';
import { DriversCard } from './components/drivers-card.tsx';
import { HeatMapCard } from './components/heat-map-card.tsx';
import { PeopleCard } from './components/people-card.tsx';
import { Fold } from './components/fold.tsx';
import { isCounted, QuestionCards } from './components/question-figures.tsx';
import { SeriesCards } from './components/series-cards.tsx';
import { SurveyBand } from './components/survey-band.tsx';
import { surveyResultsText } from './text.ts';
import styles from './survey-results.module.css';

const text = surveyResultsText;

interface SurveyResultsViewProps {
  readonly results: SurveyResults;
  /** The answers are made up: every card says so, and nothing is asked of the server. */
  readonly example?: boolean;
  /** What follows from the answers, beside what goes with the general score. */
  readonly nextSteps?: ReactNode;
  /** What an analysis says of the answers in words. */
  readonly analysis?: ReactNode;
}

/** The results of a survey: what was found, groups side by side, what goes with the general score, question by question. */
export function SurveyResultsView({ results, example = false, nextSteps, analysis }: SurveyResultsViewProps) {
  return (
    <CardMark value={example ? text.example.tag : null}>
      <div className={styles.results}>
        {example && <Notice tone="warning">{text.example.note}</Notice>}
        <SurveyBand results={results} example={example} />
        <PeopleCard results={results} />
        <HeatMapCard results={results} />
        <div className={styles.pair}>
          <DriversCard results={results} />
          {nextSteps}
        </div>
        {results.survey.questions.some(isCounted) && (
          <Fold title={text.question.all}>
            <QuestionCards results={results} />
          </Fold>
        )}
        {!example && <CommentsCard results={results} />}
        {analysis}
        {!example && <SeriesCards survey={results.survey} />}
      </div>
    </CardMark>
  );
}
