import { Checkbox } from '@mantine/core';
import { CHANNELS, describeChannel, type Channel } from '#shared/channels/index.ts';
import { useChats } from '#web/lib/use-chats.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { useSms } from '#web/lib/use-sms.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { openingText } from '#text/common/launch.ts';
import { Caption } from '#web/ui/layout/layout.tsx';
import styles from './launch.module.css';

const text = openingText.channels;

type Connection = NonNullable<ReturnType<typeof describeChannel>['connection']>;

interface ChannelFieldProps {
  readonly channels: readonly Channel[];
  /** What is to be done where no way is chosen. */
  readonly byHand: string;
  /** Those asked whom nothing reaches by these channels. */
  readonly unreached: number;
  readonly locked: boolean;
  readonly onChange: (channels: readonly Channel[]) => void;
}

/** How those who are asked are told: by the channels that need no connection, and by those that are connected. */
export function ChannelField({ channels, byHand, unreached, locked, onChange }: ChannelFieldProps) {
  const { workspace } = useWorkspace();
  const portal = usePortal(workspace.id).data;
  const chats = useChats(workspace.id).data?.chats ?? [];
  const sms = useSms(workspace.id).data;
  const connected = (connection: Connection) => {
    if (connection === 'bitrix24') return Boolean(portal?.webhook_url);
    if (connection === 'sms') return Boolean(sms?.gateway);
    return chats.some(({ channel, bot }) => channel === connection && bot !== null);
  };
  const given = (values: string[]) => onChange(CHANNELS.filter((channel) => values.includes(channel)));
  const offered = CHANNELS.filter((channel) => {
    const { connection } = describeChannel(channel);
    // One that was chosen before its connection was taken away can still be unchosen.
    return connection === null || connected(connection) || channels.includes(channel);
  });
  return (
    <Checkbox.Group aria-label={text.label} value={[...channels]} onChange={given} disabled={locked}>
      <div className={styles.explained}>
        {offered.map((channel) => (
          <Checkbox
            key={channel}
            value={channel}
            label={describeChannel(channel).label}
            description={text.hint(channel)}
          />
        ))}
      </div>
      {channels.length === 0 && <Caption>{byHand}</Caption>}
      {unreached > 0 && <Caption>{text.unreached(unreached)}</Caption>}
      {channels.length > 1 && <Caption>{text.once}</Caption>}
    </Checkbox.Group>
  );
}
