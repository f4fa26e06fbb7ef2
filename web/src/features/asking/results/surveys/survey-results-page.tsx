import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Article } from '#web/ui/article.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState, NoPermission } from '#web/ui/states.tsx';
import { SurveyTeams } from '../teams/survey-teams.tsx';
import { useSurveyResults } from './api.ts';
import { PrintSheet } from './components/print-sheet.tsx';
import { Preparing } from './components/preparing.tsx';
import { RunningCard } from './components/running-card.tsx';
import { FindingSection } from './components/finding-section.tsx';
import { PeopleSection } from './components/people-section.tsx';
import { useSaving } from './components/use-saving.ts';
import { type SurveyAnalysisProps, SurveyResultsView } from './survey-results-view.tsx';
import { articleText } from '#text/common/article.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';

const text = surveyResultsText.page;

interface SurveyResultsPageProps {
  /** What an analysis says of the answers, and what to do about them. */
  readonly Analysis?: ComponentType<SurveyAnalysisProps>;
}

/** What a survey has found, for those who may read results. */
export function SurveyResultsPage(slots: SurveyResultsPageProps) {
  const { surveyId = '' } = useParams();
  const { workspace, can } = useWorkspace();
  return (
    <Stack fit gap="20">
      {workspace.own_teams_only ? (
        <SurveyTeams key={surveyId} surveyId={surveyId} words={text} />
      ) : can('results.read') ? (
        <Loaded key={surveyId} surveyId={surveyId} {...slots} />
      ) : (
        <>
          <Header />
          <NoPermission>{text.noRight}</NoPermission>
        </>
      )}
    </Stack>
  );
}

function Header() {
  return <PageHeader title={text.title} back={{ to: paths.surveys, label: text.back }} />;
}

function Loaded({ surveyId, ...slots }: SurveyResultsPageProps & { readonly surveyId: string }) {
  const { workspace } = useWorkspace();
  const { data: results, error, mutate } = useSurveyResults(isUuid(surveyId) ? surveyId : null);
  const isGone = !isUuid(surveyId) || isNotFound(error);
  if (results && !isGone && sameId(results.survey.workspace_id, workspace.id)) {
    return <Found results={results} {...slots} />;
  }
  return (
    <>
      <Header />
      {isGone || results ? (
        <EmptyState title={text.notFoundTitle}>{text.notFound}</EmptyState>
      ) : error !== undefined ? (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      ) : (
        <Stack gap="16">
          <Skeleton height={170} />
          <SkeletonCards count={2} lines={6} />
        </Stack>
      )}
    </>
  );
}

function Found({ results, ...slots }: SurveyResultsPageProps & { readonly results: SurveyResults }) {
  const { survey, breakdown_state: state } = results;
  const { can } = useWorkspace();
  const now = useNow();
  const saving = useSaving(results);
  const printing = usePrinting();
  const hasFigures = results.shown > 0 && state !== 'too_few';
  return (
    <>
      <PageHeader title={survey.title} note={stateWords(survey, now)} back={{ to: paths.surveys, label: text.back }}>
        {hasFigures && saving.button}
        {state === 'ready' && can('surveys.edit') && (
          <Button component={Link} to={paths.surveyReport(survey.id)}>
            {articleText.tell.report.write}
          </Button>
        )}
      </PageHeader>
      {saving.problem}
      <Body results={results} hasFigures={hasFigures} {...slots} />
      {printing && hasFigures && <PrintSheet results={results} />}
    </>
  );
}

interface BodyProps extends SurveyResultsPageProps {
  readonly results: SurveyResults;
  readonly hasFigures: boolean;
}

function Body({ results, hasFigures, Analysis }: BodyProps) {
  const { survey, breakdown_state: state } = results;
  const { can } = useWorkspace();
  if (survey.status === 'DRAFT') {
    return (
      <EmptyState
        title={text.draftTitle}
        action={
          can('surveys.edit') && (
            <Button component={Link} to={paths.surveyEdit(survey.id)}>
              {text.toEdit}
            </Button>
          )
        }
      >
        {text.draft}
      </EmptyState>
    );
  }
  if (state === 'too_few') {
    const { title, text: why, next } = surveyResultsText.tooFew;
    return (
      <>
        <EmptyState title={title(survey.smallest_group)}>
          {why(survey.smallest_group)} {next}
        </EmptyState>
        <Article>
          <PeopleSection results={results} />
        </Article>
      </>
    );
  }
  return (
    <>
      {state === 'open' && <RunningCard results={results} />}
      {state === 'preparing' && <Preparing />}
      {hasFigures ? (
        <SurveyResultsView results={results} Analysis={state === 'ready' ? Analysis : undefined} />
      ) : (
        <Article>
          <FindingSection results={results} />
          <PeopleSection results={results} />
        </Article>
      )}
    </>
  );
}

/** Where the survey stands, in a word. */
function stateWords({ status, deadline, completed_at: completed }: Survey, now: Date): string {
  if (status === 'DRAFT') return '';
  if (status === 'PUBLISHED') return deadline === null ? text.running : text.runningUntil(formatDay(deadline, now));
  const words = completed === null ? '' : text.completed(formatDay(completed, now));
  return status === 'ARCHIVED' ? [words, text.archived].filter(Boolean).join(', ') : words;
}
