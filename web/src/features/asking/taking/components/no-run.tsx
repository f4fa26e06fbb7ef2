import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PollToTake } from '#shared/models/poll-answers.ts';
import { afterTheEnd } from '#shared/rules/after-the-end.ts';
import { deadlineText } from '#web/answer-form/deadline-text.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { OwnRecord } from './own-record.tsx';
import { takingText as text } from '#text/asking/taking.ts';
import { viewersText } from '#text/common/viewers.ts';

interface NoRunProps {
  readonly toTake: PollToTake;
  readonly onReload: () => void;
}

/** No run is open: the last one is over, or none was opened. Who may opens one. */
export function NoRun({ toTake, onReload }: NoRunProps) {
  const { poll, ended, viewers, next_run_at: next } = toTake;
  const { can } = useWorkspace();
  const [now] = useState(() => new Date());
  const mayOpen = can('runs.create');
  return (
    <>
      <OwnRecord about={poll.id} />
      <EmptyState
        title={ended ? text.endedTitle : text.noRunsTitle}
        action={
          mayOpen ? (
            <Button component={Link} to={paths.pollResults(poll.id)}>
              {text.toRuns}
            </Button>
          ) : (
            <Button variant="default" onClick={onReload}>
              {text.checkAgain}
            </Button>
          )
        }
      >
        {ended ? (
          <>
            <p>{text.endedAt(deadlineText(ended.ended_at, now))}</p>
            <p>
              {afterTheEnd({
                anonymous: ended.is_anonymous,
                via: 'member',
                visibility: ended.results_visibility,
                smallestGroup: ended.smallest_group,
              })}
            </p>
            {viewers !== null && <p>{viewersText.seenBy(viewers)}</p>}
          </>
        ) : (
          <p>{mayOpen ? text.noRunsEditor : text.noRuns}</p>
        )}
        {next !== null && <p>{text.nextRun(deadlineText(next, now))}</p>}
      </EmptyState>
    </>
  );
}
