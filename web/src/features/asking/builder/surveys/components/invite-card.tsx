import { openingText } from '#text/common/launch.ts';
import { Card } from '#web/ui/card.tsx';
import { ChannelField } from '#web/ui/launch/channel-field.tsx';
import { ContactsAsked } from '#web/ui/launch/contacts-asked.tsx';
import type { ContactsToAsk } from '#web/ui/launch/use-contacts-asked.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { ReminderField } from '#web/ui/launch/reminder-field.tsx';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { settingsText as text } from '#text/asking/builder/surveys/settings.ts';
import styles from './settings.module.css';

interface InviteCardProps {
  readonly draft: Pick<SurveyDraft, 'channels' | 'reminders'>;
  /** The people without an account whom it asks; null while nobody knows, and where it asks members alone. */
  readonly contacts: ContactsToAsk | null;
  /** Those asked whom nothing reaches by the channels. */
  readonly unreached: number;
  readonly locked: boolean;
  readonly onChange: (change: Partial<Pick<SurveyDraft, 'channels' | 'reminders'>>) => void;
}

/** How those asked are told, and whether they are reminded. */
export function InviteCard({ draft, contacts, unreached, locked, onChange }: InviteCardProps) {
  const { channels, reminders } = draft;
  return (
    <Card title={openingText.parts.told}>
      <div className={styles.row}>
        <Stack gap="8">
          <ChannelField
            channels={channels}
            byHand={text.byHand}
            unreached={unreached}
            locked={locked}
            onChange={(chosen) => onChange({ channels: chosen })}
          />
          <ContactsAsked contacts={contacts} reminders={reminders} />
        </Stack>
        <ReminderField reminders={reminders} locked={locked} onChange={(chosen) => onChange({ reminders: chosen })} />
      </div>
    </Card>
  );
}
