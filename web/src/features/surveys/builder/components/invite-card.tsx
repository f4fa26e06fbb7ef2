import { Checkbox, Switch } from '@mantine/core';
import { CHANNELS } from '#shared/rules/channels.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { settingsText } from '../settings-text.ts';
import styles from './settings.module.css';

const text = settingsText;

interface InviteCardProps {
  readonly draft: Pick<SurveyDraft, 'channels' | 'reminders'>;
  readonly locked: boolean;
  readonly onChange: (change: Partial<Pick<SurveyDraft, 'channels' | 'reminders'>>) => void;
}

/** How those asked are told, and whether they are reminded. */
export function InviteCard({ draft: { channels, reminders }, locked, onChange }: InviteCardProps) {
  const { workspace } = useWorkspace();
  const connected = Boolean(usePortal(workspace.id).data?.webhook_url);
  // One that was chosen before the portal was disconnected can still be taken away.
  const offered = CHANNELS.filter((channel) => channel === 'mail' || connected || channels.includes(channel));
  return (
    <Card title={text.inviteTitle}>
      <div className={styles.row}>
        <Checkbox.Group
          label={text.channels.label}
          value={[...channels]}
          onChange={(values) => onChange({ channels: CHANNELS.filter((channel) => values.includes(channel)) })}
        >
          <div className={styles.explained}>
            {offered.map((channel) => (
              <Checkbox
                key={channel}
                value={channel}
                disabled={locked}
                label={text.channels[channel]}
                description={channel === 'bitrix24' ? text.channels.bitrix24Hint : undefined}
              />
            ))}
          </div>
          {channels.length === 0 && <p className={styles.hint}>{text.channels.none}</p>}
        </Checkbox.Group>
        <RemindersField reminders={reminders} locked={locked} onChange={(chosen) => onChange({ reminders: chosen })} />
      </div>
    </Card>
  );
}

interface RemindersFieldProps {
  readonly reminders: boolean;
  readonly locked: boolean;
  readonly onChange: (reminders: boolean) => void;
}

/** Whether those who have not answered are reminded; it may change as long as the survey runs. */
export function RemindersField({ reminders, locked, onChange }: RemindersFieldProps) {
  return (
    <Switch
      label={text.reminders.label}
      description={text.reminders.text}
      checked={reminders}
      disabled={locked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
