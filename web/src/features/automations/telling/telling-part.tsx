import { Button, NativeSelect } from '@mantine/core';
import type { TellingChange } from '#shared/models/telling.ts';
import { POLL_LANGUAGE_NAMES, POLL_LANGUAGES, pollLanguageOf } from '#shared/rules/poll-languages.ts';
import { tellingText as text } from '#text/automations/telling.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useTelling, useTellingActions } from './api.ts';
import { ChannelOrder } from './channel-order.tsx';
import { HoursField } from './hours-field.tsx';
import { useConnectedChannels } from './use-connected-channels.ts';
import { useUnboundChannels } from './use-unbound-channels.ts';
import { ZoneField } from './zone-field.tsx';

const LANGUAGES = POLL_LANGUAGES.map((value) => ({ value, label: POLL_LANGUAGE_NAMES[value] }));

/** By which channels, at which hours and in which language the person here is told of runs. */
export function TellingPart({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useTelling(workspaceId);
  const shown = useConnectedChannels(workspaceId);
  const notes = useUnboundChannels(workspaceId);
  const { change } = useTellingActions(workspaceId);
  const action = useAction();
  const set = (changed: TellingChange) => void action.run(() => change(changed));
  return (
    <Card title={text.polls}>
      {data ? (
        <Stack gap="16">
          <Stack gap="8">
            <Caption pretty>{text.orderText}</Caption>
            <ChannelOrder
              order={data.order ?? data.space.order}
              shown={shown}
              off={data.off}
              busy={action.busy}
              notes={notes}
              onOrder={(order) => set({ order })}
              onOff={(off) => set({ off })}
            />
            {data.order !== null && shown.size > 1 && (
              <div>
                <Button variant="subtle" size="compact-sm" disabled={action.busy} onClick={() => set({ order: null })}>
                  {text.orderOfSpace}
                </Button>
              </div>
            )}
          </Stack>
          <HoursField
            value={data.quiet_hours}
            ofSpace={data.space.quiet_hours}
            busy={action.busy}
            onChange={(hours) => set({ quiet_hours: hours })}
          />
          <ZoneField
            value={data.time_zone}
            ofSpace={data.space.time_zone}
            busy={action.busy}
            onChange={(zone) => set({ time_zone: zone })}
          />
          <NativeSelect
            label={text.language}
            description={text.languageText}
            value={data.language ?? ''}
            disabled={action.busy}
            data={[{ value: '', label: text.languageOfProfile }, ...LANGUAGES]}
            onChange={({ currentTarget }) => set({ language: pollLanguageOf(currentTarget.value) })}
          />
          {action.error !== null && <FailureNote error={action.error} prefix={text.failed} />}
        </Stack>
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={3} />
      ) : (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}
