import type { TellingOfSpaceChange } from '#shared/models/telling.ts';
import { tellingText as text } from '#text/automations/telling.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useSms } from '#web/lib/use-sms.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useTelling, useTellingActions } from './api.ts';
import { ChannelOrder } from './channel-order.tsx';
import { HoursField } from './hours-field.tsx';
import { useConnectedChannels } from './use-connected-channels.ts';
import { ZoneField } from './zone-field.tsx';

/** The order of channels, the quiet hours and the zone of all who have not chosen their own. */
export function TellingOfSpaceCard({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useTelling(workspaceId);
  const shown = useConnectedChannels(workspaceId);
  const sms = useSms(workspaceId).data;
  const { changeOfSpace } = useTellingActions(workspaceId);
  const action = useAction();
  const set = (changed: TellingOfSpaceChange) => void action.run(() => changeOfSpace(changed));
  return (
    <Card title={text.space.title}>
      {data ? (
        <Stack gap="16">
          <Caption pretty>{text.space.lead}</Caption>
          <ChannelOrder
            order={data.space.order}
            shown={shown}
            off={null}
            busy={action.busy}
            last={sms?.gateway ? 'sms' : null}
            onOrder={(order) => set({ order })}
          />
          <HoursField
            value={data.space.quiet_hours}
            ofSpace={null}
            busy={action.busy}
            onChange={(hours) => set({ quiet_hours: hours ?? 'off' })}
          />
          <ZoneField
            value={data.space.time_zone}
            ofSpace={null}
            busy={action.busy}
            onChange={(zone) => zone !== null && set({ time_zone: zone })}
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
