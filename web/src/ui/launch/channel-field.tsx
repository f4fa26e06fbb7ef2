import { Checkbox } from '@mantine/core';
import { CHANNELS, type Channel } from '#shared/rules/channels.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { openingText } from '#web/text/launch.ts';
import styles from './launch.module.css';

const text = openingText.channels;

interface ChannelFieldProps {
  readonly channels: readonly Channel[];
  /** How many are told; null while nobody knows. */
  readonly people: number | null;
  /** What is to be done where no way is chosen. */
  readonly byHand: string;
  readonly locked: boolean;
  readonly onChange: (channels: readonly Channel[]) => void;
}

/** How those who are asked are told: by mail, and by Bitrix24 where it is connected. */
export function ChannelField({ channels, people, byHand, locked, onChange }: ChannelFieldProps) {
  const { workspace } = useWorkspace();
  const connected = Boolean(usePortal(workspace.id).data?.webhook_url);
  const given = (values: string[]) => onChange(CHANNELS.filter((channel) => values.includes(channel)));
  // One that was chosen before the portal was disconnected can still be taken away.
  const offered = CHANNELS.filter((channel) => channel === 'mail' || connected || channels.includes(channel));
  const hints: Readonly<Record<Channel, string>> = {
    mail: people ? text.mailHint(openingText.messages(people, ['mail'])) : text.mailWhom,
    bitrix24: text.bitrix24Hint,
  };
  return (
    <Checkbox.Group aria-label={text.label} value={[...channels]} onChange={given} disabled={locked}>
      <div className={styles.explained}>
        {offered.map((channel) => (
          <Checkbox key={channel} value={channel} label={text[channel]} description={hints[channel]} />
        ))}
      </div>
      {channels.length === 0 && <p className={styles.hint}>{byHand}</p>}
    </Checkbox.Group>
  );
}
