import { NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import { useRuns } from '#web/features/asking/runs/api.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useFrameTeams } from './api.ts';
import { TeamResultsView } from './team-results-view.tsx';
import { teamResultsText as text } from '#text/asking/results/teams.ts';

interface PollTeamsProps {
  readonly poll: Poll;
  /** The field that chooses the poll. */
  readonly choice: ReactNode;
  readonly back: string;
}

/** A poll by the teams of a manager who sees these alone: of its newest run that is over, or of another. */
export function PollTeams({ poll, choice, back }: PollTeamsProps) {
  const { runs, error, retry } = useRuns(poll.id);
  const [wanted, setWanted] = useState<string | null>(null);
  const opened = runs?.filter(({ was_opened: was }) => was) ?? [];
  const run = opened.find(({ id }) => id === wanted) ?? opened.find(({ published }) => !published) ?? opened[0];
  const teams = useFrameTeams(run?.id ?? null);
  return (
    <>
      <PageHeader title={poll.title} back={{ to: paths.polls, label: back }} />
      <Inline gap="8">
        {choice}
        {opened.length > 1 && run && (
          <NativeSelect
            aria-label={text.run}
            value={run.id}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            data={opened.map(({ id, name, created_at: at }) => ({
              value: id,
              label: text.runOf(name, formatDate(at)),
            }))}
          />
        )}
      </Inline>
      <Caption pretty measure>
        {text.note}
      </Caption>
      {runs && opened.length === 0 ? (
        <EmptyState title={text.noRuns.title}>{text.noRuns.text}</EmptyState>
      ) : (
        <TeamResultsView
          results={teams.data}
          error={teams.error ?? error}
          onRetry={() => {
            retry();
            void teams.mutate();
          }}
        />
      )}
    </>
  );
}
