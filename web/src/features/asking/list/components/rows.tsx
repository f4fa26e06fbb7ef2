import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FIGURES_MAX, type PollFigures } from '#shared/models/poll-list.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { usePollFigures } from '../api.ts';
import type { ListEntry } from '../lib/list-entry.ts';
import { listText } from '#text/asking/list.ts';
import { PollRow } from './poll-row.tsx';
import styles from './row.module.css';
import { SurveyRow } from './survey-row.tsx';
import type { Ask } from './dialogs.tsx';
import type { RowActions } from './use-row-actions.tsx';

const text = listText.list;

/** What all rows need besides what they are of. */
export interface RowProps {
  /** Ids of what waits for this member. */
  readonly waiting: ReadonlySet<string>;
  /** Figures that are known already, and not asked for again. */
  readonly known: readonly PollFigures[];
  /** Told of figures as they come. */
  readonly onFigures: (figures: readonly PollFigures[]) => void;
  readonly now: Date;
  /** The poll the address names. */
  readonly namedId: string | null;
  readonly actions: RowActions;
  readonly onAsk: (ask: Ask) => void;
}

/** Rows, as many as figures are asked for together, and further ones on demand. */
export function Rows({ list, ...rest }: RowProps & { readonly list: readonly ListEntry[] }) {
  const [shown, setShown] = useState(FIGURES_MAX);
  const starts = Array.from(
    { length: Math.ceil(Math.min(shown, list.length) / FIGURES_MAX) },
    (_, n) => n * FIGURES_MAX,
  );
  return (
    <>
      <ul className={styles.rows}>
        {starts.map((start) => (
          <Part key={start} list={list.slice(start, start + FIGURES_MAX)} {...rest} />
        ))}
      </ul>
      {list.length > shown && (
        <Inline align="stretch" justify="center" nowrap>
          <Button variant="default" onClick={() => setShown(shown + FIGURES_MAX)}>
            {text.more}
          </Button>
        </Inline>
      )}
    </>
  );
}

/** So many rows that the figures of their polls come in one reply. */
function Part({
  list,
  waiting,
  known: told,
  onFigures,
  now,
  namedId,
  actions,
  onAsk,
}: RowProps & { readonly list: readonly ListEntry[] }) {
  const { workspace, can } = useWorkspace();
  const known = new Map(told.map((figures) => [figures.poll_id, figures]));
  const opened = list.flatMap((asked) =>
    asked.kind === 'survey' || asked.poll.state === 'draft' || known.has(asked.id) ? [] : [asked.id],
  );
  const { data, error, isLoading } = usePollFigures(workspace.id, can('results.read') ? opened : null);
  const arrived = data?.figures;
  useEffect(() => {
    if (arrived) onFigures(arrived);
  }, [arrived, onFigures]);
  for (const figures of arrived ?? []) known.set(figures.poll_id, figures);
  const figuresOf = (id: string): PollFigures | null | undefined => known.get(id) ?? (isLoading ? undefined : null);
  return (
    <>
      {error !== undefined && (
        <li>
          <FailureNote error={error} prefix={`${text.figuresFailed}: `} />
        </li>
      )}
      {list.map((asked) => (
        <li key={asked.id}>
          {asked.kind === 'survey' ? (
            <SurveyRow asked={asked} now={now} onAsk={(dialog) => onAsk({ about: 'survey', dialog, asked })} />
          ) : (
            <PollRow
              asked={asked}
              figures={figuresOf(asked.id)}
              waits={waiting.has(asked.id)}
              now={now}
              named={namedId === asked.id}
              actions={actions}
              onAsk={(dialog) => onAsk({ about: 'poll', dialog, asked })}
            />
          )}
        </li>
      ))}
    </>
  );
}
