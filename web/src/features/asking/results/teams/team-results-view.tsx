import type { TeamResults } from '#shared/models/team-results.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { TeamCard } from './components/team-card.tsx';
import { teamResultsText as text } from '#text/asking/results/teams.ts';

interface TeamResultsViewProps {
  readonly results: TeamResults | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A run by the teams of whoever reads; where nothing is told of them, why. */
export function TeamResultsView({ results, error, onRetry }: TeamResultsViewProps) {
  if (!results) {
    return error === undefined ? (
      <SkeletonCards count={2} lines={5} />
    ) : (
      <ErrorState title={text.loadFailed} error={error} onRetry={onRetry} />
    );
  }
  const { state, teams, untold, smallest_group: smallest } = results;
  if (state !== 'ready') return <EmptyState title={text.state[state].title}>{text.state[state].text}</EmptyState>;
  if (teams.length === 0) return <EmptyState title={text.nothing.title}>{text.nothing.text(smallest)}</EmptyState>;
  return (
    <Stack gap="16">
      {teams.map((told) => (
        <TeamCard key={told.team} told={told} />
      ))}
      <Caption pretty measure>
        {text.legend}
      </Caption>
      {untold.length > 0 && (
        <Caption pretty measure breaks>
          {text.untold(untold, smallest)}
        </Caption>
      )}
    </Stack>
  );
}
