import type { ComponentType, ReactNode } from 'react';
import { isInWords } from '#shared/question-kinds/index.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { articleText } from '#text/common/article.ts';
import { Article, ArticleSection, Folded } from '#web/ui/article.tsx';
import { CardMark } from '#web/ui/card-mark.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CheckableResult } from '../checkable-result.tsx';
import { readRecount } from './api.ts';
import { FindingSection } from './components/finding-section.tsx';
import { PeopleSection } from './components/people-section.tsx';
import { FoldedRelations } from './components/relations.tsx';
import { ScoresSection } from './components/scores-section.tsx';
import { SurveyTellSection } from './components/survey-tell-section.tsx';
import { TeamsSection } from './components/teams-section.tsx';
import { WrittenComments } from './components/written-comments.tsx';
import { surveyResultsText } from '#text/asking/results/surveys.ts';

const text = surveyResultsText;

/** What an analysis of a survey is told by the page of its results. */
export interface SurveyAnalysisProps {
  readonly surveyId: string;
  /** What people wrote, a few of it: it waits for no analysis. */
  readonly quotes: ReactNode;
  /** All of it, folded: where themes have quoted a few. */
  readonly allWritten: ReactNode;
  /** What goes with the general score: part of what to do. */
  readonly relations: ReactNode;
}

interface SurveyResultsViewProps {
  readonly results: SurveyResults;
  /** The answers are made up: every section says so, and nothing is asked of the server. */
  readonly example?: boolean;
  /** What an analysis says of what people write, and of what to do; left out while answers come in. */
  readonly Analysis?: ComponentType<SurveyAnalysisProps> | undefined;
}

/** The results of a survey as an article: what was found, the figures, the groups, what people write, what to do. */
export function SurveyResultsView({ results, example = false, Analysis }: SurveyResultsViewProps) {
  const { survey, breakdown } = results;
  const isWritten = survey.questions.some(isInWords);
  const quotes = <WrittenComments results={results} />;
  const relations = breakdown && <FoldedRelations results={results} example={example} />;
  return (
    <CardMark value={example ? text.example.tag : null}>
      <Stack fit gap="16">
        {example && <Notice tone="warning">{text.example.note}</Notice>}
        <Article>
          <FindingSection results={results} example={example} />
          <ScoresSection results={results} example={example} />
          <TeamsSection results={results} example={example} />
          {Analysis ? (
            <Analysis
              surveyId={survey.id}
              quotes={quotes}
              allWritten={
                isWritten && (
                  <Folded title={text.comments.all} isWide>
                    <WrittenComments results={results} isWhole />
                  </Folded>
                )
              }
              relations={relations}
            />
          ) : (
            <>
              {!example && isWritten && (
                <ArticleSection id="written" name={articleText.sections.written}>
                  {quotes}
                </ArticleSection>
              )}
              {relations && (
                <ArticleSection id="to-do" name={articleText.sections.toDo}>
                  {relations}
                </ArticleSection>
              )}
            </>
          )}
          {!example && <SurveyTellSection results={results} />}
          <PeopleSection results={results} />
          {!example && survey.fingerprint !== null && results.breakdown_state === 'ready' && (
            <CheckableResult
              runId={survey.id}
              title={survey.title}
              createdAt={survey.created_at}
              readPage={(cursor) => readRecount(survey.id, cursor)}
            />
          )}
        </Article>
      </Stack>
    </CardMark>
  );
}
