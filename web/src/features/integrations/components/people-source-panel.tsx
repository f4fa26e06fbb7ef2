import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PeopleSource } from '#shared/models/people-source.ts';
import { peopleSourceText as text } from '#text/integrations/people-source.ts';
import { formatNumber } from '#text/format.ts';
import { integrationsText as common } from '#text/integrations.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate, formatDateTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import styles from '../integrations.module.css';
import { useDirectory } from '../directory-api.ts';
import { usePanel, type Panel } from '../lib/use-panel.ts';
import { usePeopleSource, usePeopleSourceActions } from '../people-source-api.ts';
import { Disconnect } from './disconnect.tsx';
import { Fact } from './fact.tsx';
import { PanelCard } from './panel-card.tsx';
import { PeopleSourceForm } from './people-source-form.tsx';

/** So often it is looked whether a reading has ended. */
const LOOK_MILLISECONDS = 4000;

type Changes = NonNullable<PeopleSource['changes']>;

/** From what people are read every night, and what the owner has to look at; for the owner. */
export function PeopleSourcePanel({ workspaceId }: { readonly workspaceId: string }) {
  const stored = usePeopleSource(workspaceId);
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
          <PeopleSourceForm workspaceId={workspaceId} known={source} panel={panel} />
        ) : (
          <SourceView workspaceId={workspaceId} source={source} panel={panel} />
        )
      }
    </PanelCard>
  );
}

interface SourceViewProps {
  readonly workspaceId: string;
  readonly source: PeopleSource;
  readonly panel: Panel;
}

function SourceView({ workspaceId, source, panel }: SourceViewProps) {
  const actions = usePeopleSourceActions(workspaceId);
  const { kind, state, problem, changes } = source;
  const isReading = state === 'reading' && problem === null;

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
        <Inline align="stretch" gap="10">
          <Button onClick={panel.edit}>{common.connect}</Button>
        </Inline>
      </>
    );
  }
  return (
    <>
      {problem !== null && <Note tone="warning">{problem}</Note>}
      {source.out_of_reach && (
        <Text tone="ink-2" pretty>
          {text.reach} <Link to={paths.peopleImport}>{text.toFile}</Link>
        </Text>
      )}
      {isReading && (
        <Text tone="ink-2" pretty>
          {text.reading}
        </Text>
      )}
      {(state === 'preview' || state === 'braked') && changes && (
        <Consent braked={state === 'braked'} changes={changes} actions={actions} panel={panel} />
      )}
      <Facts workspaceId={workspaceId} source={source} />
      <Inline align="stretch" gap="10">
        <Button variant="default" disabled={panel.busy} onClick={panel.edit}>
          {common.edit}
        </Button>
        <Disconnect panel={panel} words={text} disconnect={actions.disconnect} />
      </Inline>
    </>
  );
}

function Facts({
  workspaceId,
  source: { kind, place, state, changes, refused, ...moments },
}: Omit<SourceViewProps, 'panel'>) {
  const { data: directory } = useDirectory(workspaceId);
  return (
    <dl className={styles.facts}>
      {kind && <Fact name={text.kinds[kind]}>{place}</Fact>}
      {moments.connected_at !== null && <Fact name={text.connectedOn}>{formatDate(moments.connected_at)}</Fact>}
      <Fact name={text.readAt}>{moments.read_at === null ? text.notRead : formatDateTime(moments.read_at)}</Fact>
      {state === 'connected' && changes && (
        <Fact name={text.last} wide>
          {text.changes(changes)}
        </Fact>
      )}
      {directory && directory.people.expected > 0 && (
        <Fact name={text.expected}>{formatNumber(directory.people.expected)}</Fact>
      )}
      {refused > 0 && (
        <Fact name={text.refused} wide>
          {text.refusedOf(refused)}
        </Fact>
      )}
    </dl>
  );
}

interface ActingProps {
  readonly actions: ReturnType<typeof usePeopleSourceActions>;
  readonly panel: Panel;
}

/** What would change, and the word that it may. */
function Consent({
  braked,
  changes,
  actions,
  panel,
}: ActingProps & { readonly braked: boolean; readonly changes: Changes }) {
  const [asking, setAsking] = useState(false);

  async function apply() {
    const done = await panel.change(async () => {
      await actions.apply(changes.leave);
      return text.applied;
    });
    if (done) setAsking(false);
  }

  return (
    <Stack as="section" gap="8" aria-label={braked ? text.brakeTitle : text.previewTitle}>
      {braked ? (
        <Note tone="warning">{text.brakeTitle}</Note>
      ) : (
        <Text as="h3" size="body">
          {text.previewTitle}
        </Text>
      )}
      <Text pretty>{braked ? text.brake : text.preview(changes)}</Text>
      <Leavers changes={changes} />
      <Inline align="stretch" gap="10">
        <Button
          disabled={panel.busy}
          {...(braked ? { color: 'red' } : {})}
          onClick={() => (changes.leave > 0 ? setAsking(true) : void apply())}
        >
          {braked ? text.letGo : text.apply}
        </Button>
      </Inline>
      <ConfirmModal
        opened={asking}
        title={text.letGoTitle}
        action={braked ? text.letGo : text.apply}
        danger
        busy={panel.busy}
        error={panel.failure ? messageOf(panel.failure.error, common.noAnswer) : null}
        onConfirm={() => void apply()}
        onClose={() => setAsking(false)}
      >
        {text.leavers(changes.leave)}
      </ConfirmModal>
    </Stack>
  );
}

function Leavers({ changes: { leave, leavers } }: { readonly changes: Changes }) {
  if (leave === 0) return <Text pretty>{text.noLeavers}</Text>;
  const rest = leave - leavers.length;
  const names = [...leavers, ...(rest > 0 ? [text.more(rest)] : [])].join(', ');
  return <Text pretty breaks>{`${text.leavers(leave)}: ${names}.`}</Text>;
}
