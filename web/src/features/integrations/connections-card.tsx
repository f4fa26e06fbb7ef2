import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, type Connection } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { portalReadingNote } from '#web/lib/portal-reading.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { useAi, useWebhook, type StoredWebhook } from './api.ts';
import styles from './integrations.module.css';
import { integrationsText } from '#text/integrations.ts';

const text = integrationsText.card;

/** What the workspace is connected to, in short; the way to connect it for whoever may. */
export function ConnectionsCard() {
  const { workspace, can } = useWorkspace();
  const manages = can('integrations.manage');
  const webhook = useWebhook(workspace.id);
  const ai = useAi(workspace.id);
  const failed = [webhook, ai].find(({ data, error }) => data === undefined && error !== undefined);
  const all = manages && (
    <Link to={paths.settingsIntegrations} className={styles.link}>
      {integrationsText.title}
    </Link>
  );
  return (
    <Card title={text.title} aside={all}>
      {webhook.data && ai.data ? (
        <Stack as="ul">
          <Row
            name={integrationsText.bitrix24.title}
            note={portalNote(webhook.data)}
            state={portalState(webhook.data)}
            connect={manages ? 'bitrix24' : null}
          />
          <Row
            name={integrationsText.ai.providerName}
            note={ai.data.problem ?? (ai.data.has_valid_credentials ? text.aiOn : text.aiOff)}
            state={ai.data.problem !== null ? 'broken' : ai.data.has_valid_credentials ? 'on' : 'off'}
            connect={manages ? 'ai' : null}
          />
        </Stack>
      ) : failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.mutate()} />
      ) : (
        <SkeletonCards count={1} lines={2} />
      )}
    </Card>
  );
}

function portalNote({ webhook_url: url, reading }: StoredWebhook): string {
  if (url === null) return text.bitrix24Off;
  return (reading && portalReadingNote(reading)) ?? text.bitrix24On;
}

function portalState({ webhook_url: url, reading }: StoredWebhook): State {
  if (url === null) return 'off';
  return reading?.state === 'failed' ? 'broken' : 'on';
}

type State = 'on' | 'off' | 'broken';

const TONES: Record<State, TagTone> = { on: 'good', off: 'calm', broken: 'attention' };

interface RowProps {
  readonly name: string;
  readonly note: string;
  readonly state: State;
  /** Null for whoever may not connect it. */
  readonly connect: Connection | null;
}

function Row({ name, note, state, connect }: RowProps): ReactNode {
  return (
    <Inline as="li" justify="between" nowrap gap="12" className={styles.connection}>
      <div>
        <Text weight="600">{name}</Text>
        <Caption>{note}</Caption>
      </div>
      {state === 'off' && connect !== null ? (
        <Link to={paths.connect(connect)} className={styles.link} aria-label={text.connect(name)}>
          {integrationsText.connect}
        </Link>
      ) : (
        <Tag tone={TONES[state]}>{text.states[state]}</Tag>
      )}
    </Inline>
  );
}
