import { Checkbox } from '@mantine/core';
import { CHANNELS, type Channel } from '#shared/rules/channels.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { channelText as text } from '../schedule-text.ts';
import styles from './run-fields.module.css';
import type { RunDraft } from './use-run-draft.ts';

interface ChannelFieldProps {
  readonly draft: Pick<RunDraft, 'channels' | 'setChannels'>;
  readonly locked: boolean;
}

/** How those a run asks are told: by mail, and by Bitrix24 where it is connected. */
export function ChannelField({ draft: { channels, setChannels }, locked }: ChannelFieldProps) {
  const { workspace } = useWorkspace();
  const connected = Boolean(usePortal(workspace.id).data?.webhook_url);
  const given = (values: string[]) => setChannels(CHANNELS.filter((channel) => values.includes(channel)));
  // One that was chosen before the portal was disconnected can still be taken away.
  const offered = CHANNELS.filter((channel: Channel) => channel === 'mail' || connected || channels.includes(channel));
  return (
    <Checkbox.Group label={text.label} value={[...channels]} onChange={given} disabled={locked}>
      <div className={styles.explained}>
        {offered.map((channel) => (
          <Checkbox
            key={channel}
            value={channel}
            label={text[channel]}
            description={channel === 'bitrix24' ? text.bitrix24Hint : undefined}
          />
        ))}
      </div>
      {channels.length === 0 && <p className={styles.hint}>{text.none}</p>}
    </Checkbox.Group>
  );
}
