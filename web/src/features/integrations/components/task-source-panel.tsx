import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { TaskSource } from '#shared/models/task-source.ts';
import { taskSourceText as text } from '#text/integrations/task-source.ts';
import { integrationsText as common } from '#text/integrations.ts';
import { workSources } from '#text/rules/work-sources.ts';
import { formatDate, formatDateTime } from '#web/lib/dates.ts';
import { useTaskSource } from '#web/lib/use-portal.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import styles from '../integrations.module.css';
import { usePanel, type Panel } from '../lib/use-panel.ts';
import { useTaskSourceActions } from '../task-source-api.ts';
import { Disconnect } from './disconnect.tsx';
import { Fact } from './fact.tsx';
import { PanelCard } from './panel-card.tsx';
import { TaskSourceForm } from './task-source-form.tsx';
import { TaskStatuses } from './task-statuses.tsx';

/** So often it is looked whether a reading has ended. */
const LOOK_MILLISECONDS = 4000;

interface TaskSourcePanelProps {
  readonly workspaceId: string;
  /** Whether they may connect it. */
  readonly allowed: boolean;
}

/** From what tasks are read beside Bitrix24, how far that is, and what statuses count as. */
export function TaskSourcePanel({ workspaceId, allowed }: TaskSourcePanelProps) {
  const stored = useTaskSource(workspaceId);
  const panel = usePanel();
  return (
    <PanelCard
      title={text.title}
      loadFailed={text.loadFailed}
      stored={stored}
      isConnected={({ kind }) => kind !== null}
      panel={panel}
    >
      {(source) =>
        panel.mode === 'edit' ? (
          <TaskSourceForm workspaceId={workspaceId} known={source} panel={panel} />
        ) : (
          <SourceView workspaceId={workspaceId} allowed={allowed} source={source} panel={panel} />
        )
      }
    </PanelCard>
  );
}

interface SourceViewProps extends TaskSourcePanelProps {
  readonly source: TaskSource;
  readonly panel: Panel;
}

function SourceView({ workspaceId, allowed, source, panel }: SourceViewProps) {
  const actions = useTaskSourceActions(workspaceId);
  const { kind, state, problem, silent_since: since } = source;
  const isReading = state === 'reading';

  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setInterval(() => void actions.look(), LOOK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isReading, actions]);

  if (kind === null) {
    return (
      <>
        <Text tone="ink-2" pretty>
          {text.purpose}
        </Text>
        {allowed && (
          <Inline align="stretch" gap="10">
            <Button onClick={panel.edit}>{common.connect}</Button>
          </Inline>
        )}
      </>
    );
  }
  return (
    <>
      {problem !== null && (
        <Note tone="warning">
          {since === null ? problem : `${text.silent(workSources[kind], formatDateTime(since))}. ${problem}`}
        </Note>
      )}
      {isReading && (
        <Text tone="ink-2" pretty>
          {text.reading(source.tasks)}
        </Text>
      )}
      <Facts source={source} />
      <Text size="note" tone="ink-2" pretty>
        {`${text.oneAtATime} ${text.matched}`}
      </Text>
      {allowed && source.statuses.length > 0 && (
        <TaskStatuses statuses={source.statuses} actions={actions} panel={panel} />
      )}
      {allowed && (
        <Inline align="stretch" gap="10">
          <Button
            variant="default"
            disabled={panel.busy || isReading}
            onClick={() =>
              void panel.change(async () => {
                await actions.read();
                return text.willRead;
              })
            }
          >
            {text.read}
          </Button>
          <Button variant="default" disabled={panel.busy} onClick={panel.edit}>
            {common.edit}
          </Button>
          <Disconnect panel={panel} words={text} disconnect={actions.disconnect} />
        </Inline>
      )}
    </>
  );
}

function Facts({ source }: { readonly source: TaskSource }) {
  const { kind, place, state, read_at: readAt, connected_at: connectedAt } = source;
  return (
    <dl className={styles.facts}>
      {kind && place !== '' && <Fact name={text.kinds[kind]}>{place}</Fact>}
      {connectedAt !== null && <Fact name={text.connectedOn}>{formatDate(connectedAt)}</Fact>}
      <Fact name={text.readAt}>{readAt === null ? text.notRead : formatDateTime(readAt)}</Fact>
      {state === 'read' && <Fact name={text.amount}>{text.amountOf(source.tasks, source.people)}</Fact>}
    </dl>
  );
}
