import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { integrationsText as text } from '#text/integrations.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ConnectionFailure } from '../lib/connection-result.ts';
import type { Panel } from '../lib/use-panel.ts';

interface PanelCardProps<Stored> {
  readonly title: string;
  readonly loadFailed: string;
  readonly stored: SWRResponse<Stored, unknown>;
  readonly isConnected: (stored: Stored) => boolean;
  readonly panel: Panel;
  readonly children: (stored: Stored) => ReactNode;
}

/** The run of an integration: whether it is connected, and what the last attempt came to. */
export function PanelCard<Stored>({ title, loadFailed, stored, isConnected, panel, children }: PanelCardProps<Stored>) {
  const { data } = stored;
  if (data === undefined) {
    return (
      <Card title={title}>
        {stored.error === undefined ? (
          <SkeletonCards count={1} />
        ) : (
          <ErrorState title={loadFailed} error={stored.error} onRetry={() => void stored.mutate()} />
        )}
      </Card>
    );
  }
  const connected = isConnected(data);
  return (
    <Card
      title={title}
      aside={<Tag tone={connected ? 'good' : 'calm'}>{connected ? text.connected : text.notConnected}</Tag>}
    >
      <Stack gap="14">
        {children(data)}
        {panel.message !== null && <Note tone="good">{panel.message}</Note>}
        {panel.failure && (
          <FailureNote
            error={panel.failure.error}
            prefix={panel.failure.prefix}
            fallback={panel.failure.error instanceof ConnectionFailure ? panel.failure.error.message : text.noAnswer}
          />
        )}
      </Stack>
    </Card>
  );
}

/** An integration that the role does not open. */
export function ClosedPanel({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Card title={title}>
      <Text tone="ink-2" pretty>
        {children}
      </Text>
    </Card>
  );
}
