import { isUuid } from '#shared/rules/ids.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { Caption } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useSurveyTeams } from './api.ts';
import { TeamResultsView } from './team-results-view.tsx';
import { teamResultsText as text } from '#text/asking/results/teams.ts';

interface SurveyTeamsProps {
  readonly surveyId: string;
  /** What the page says of itself before it knows the survey, and where there is none. */
  readonly words: {
    readonly title: string;
    readonly back: string;
    readonly notFoundTitle: string;
    readonly notFound: string;
  };
}

/** A survey by the teams of a manager who sees these alone. */
export function SurveyTeams({ surveyId, words }: SurveyTeamsProps) {
  const { data, error, mutate } = useSurveyTeams(isUuid(surveyId) ? surveyId : null);
  const isGone = !isUuid(surveyId) || isNotFound(error);
  return (
    <>
      <PageHeader title={data?.title ?? words.title} back={{ to: paths.surveys, label: words.back }} />
      {isGone ? (
        <EmptyState title={words.notFoundTitle}>{words.notFound}</EmptyState>
      ) : (
        <>
          <Caption pretty measure>
            {text.note}
          </Caption>
          <TeamResultsView results={data} error={error} onRetry={() => void mutate()} />
        </>
      )}
    </>
  );
}
