import { Button } from '@mantine/core';
import { useState } from 'react';
import { FIGURES_MAX, type PollFigures, type PollLine } from '#shared/models/poll-list.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import styles from '#web/ui/list-rows.module.css';
import { usePollFigures } from '../api.ts';
import { listText } from '../text.ts';
import own from './poll-list.module.css';
import type { Dialog } from './poll-menu.tsx';
import { PollRow } from './poll-row.tsx';
import type { RowActions } from './use-row-actions.tsx';

const text = listText.list;

interface PollRowsProps {
  readonly polls: readonly PollLine[];
  /** Ids of the polls that wait for this member. */
  readonly waiting: ReadonlySet<string>;
  readonly now: Date;
  readonly actions: RowActions;
  readonly onAsk: (dialog: Dialog, poll: PollLine) => void;
}

/** Rows of polls, as many as figures are asked for together, and further ones on demand. */
export function PollRows({ polls, ...rest }: PollRowsProps) {
  const [shown, setShown] = useState(FIGURES_MAX);
  const starts = Array.from(
    { length: Math.ceil(Math.min(shown, polls.length) / FIGURES_MAX) },
    (_, n) => n * FIGURES_MAX,
  );
  return (
    <>
      <ul className={styles.rows}>
        {starts.map((start) => (
          <Rows key={start} polls={polls.slice(start, start + FIGURES_MAX)} {...rest} />
        ))}
      </ul>
      {polls.length > shown && (
        <div className={own.more}>
          <Button variant="default" onClick={() => setShown(shown + FIGURES_MAX)}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** So many rows that their figures come in one reply. */
function Rows({ polls, waiting, now, actions, onAsk }: PollRowsProps) {
  const { workspace, can } = useWorkspace();
  const reads = can('results.read');
  const opened = polls.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  const { data, error, isLoading } = usePollFigures(workspace.id, reads ? opened : null);
  const known = new Map(data?.figures.map((figures) => [figures.poll_id, figures]));
  const figuresOf = (id: string): PollFigures | null | undefined => known.get(id) ?? (isLoading ? undefined : null);
  return (
    <>
      {error !== undefined && (
        <li>
          <FailureNote error={error} prefix={`${text.figuresFailed}: `} />
        </li>
      )}
      {polls.map((poll) => (
        <li key={poll.id}>
          <PollRow
            poll={poll}
            figures={figuresOf(poll.id)}
            waits={waiting.has(poll.id)}
            now={now}
            actions={actions}
            onAsk={(dialog) => onAsk(dialog, poll)}
          />
        </li>
      ))}
    </>
  );
}
