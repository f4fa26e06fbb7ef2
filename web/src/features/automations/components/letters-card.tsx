import { Switch } from '@mantine/core';
import type { NotificationPreferences } from '#shared/models/notification-preferences.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useLetters, useLettersChange } from '../api.ts';
import { automationsText } from '#text/automations.ts';

const text = automationsText.letters;

interface LettersCardProps {
  readonly workspaceId: string;
  /** Whether a digest would come at all: it is for those who may read results. */
  readonly leads: boolean;
}

/** Which letters of the workspace the person here gets. */
export function LettersCard({ workspaceId, leads }: LettersCardProps) {
  const letters = useLetters(workspaceId);
  const change = useLettersChange(workspaceId);
  const action = useAction();
  const kinds: { kind: keyof NotificationPreferences; label: string; description: string }[] = [
    ...(leads ? [{ kind: 'digest' as const, label: text.digest, description: text.digestText }] : []),
    { kind: 'reminders', label: text.reminders, description: text.remindersText },
  ];
  return (
    <Card title={text.title}>
      {letters.data ? (
        <Stack gap="16">
          {kinds.map(({ kind, ...words }) => (
            <Switch
              key={kind}
              {...words}
              checked={letters.data?.[kind] ?? false}
              disabled={action.busy}
              onChange={({ currentTarget: { checked } }) => void action.run(() => change({ [kind]: checked }))}
            />
          ))}
          {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
        </Stack>
      ) : letters.error === undefined ? (
        <SkeletonCards count={1} lines={2} />
      ) : (
        <ErrorState title={text.loadFailed} error={letters.error} onRetry={() => void letters.mutate()} />
      )}
    </Card>
  );
}
