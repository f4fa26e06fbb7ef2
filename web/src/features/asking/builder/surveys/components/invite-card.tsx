import { openingText } from '#text/common/launch.ts';
import { Card } from '#web/ui/card.tsx';
import { ChannelField } from '#web/ui/launch/channel-field.tsx';
import { ReminderField } from '#web/ui/launch/reminder-field.tsx';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { settingsText as text } from '#text/asking/builder/surveys/settings.ts';
import styles from './settings.module.css';

interface InviteCardProps {
  readonly draft: Pick<SurveyDraft, 'channels' | 'reminders'>;
  readonly locked: boolean;
  readonly onChange: (change: Partial<Pick<SurveyDraft, 'channels' | 'reminders'>>) => void;
}

/** How those asked are told, and whether they are reminded. */
export function InviteCard({ draft: { channels, reminders }, locked, onChange }: InviteCardProps) {
  return (
    <Card title={openingText.parts.told}>
      <div className={styles.row}>
        <ChannelField
          channels={channels}
          byHand={text.byHand}
          locked={locked}
          onChange={(chosen) => onChange({ channels: chosen })}
        />
        <ReminderField reminders={reminders} locked={locked} onChange={(chosen) => onChange({ reminders: chosen })} />
      </div>
    </Card>
  );
}
