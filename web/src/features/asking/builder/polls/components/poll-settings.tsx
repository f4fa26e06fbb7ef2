import { Radio, Switch } from '@mantine/core';
import { POLL_TYPES } from '#shared/models/answers.ts';
import { pollsText } from '#text/asking.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import type { PollDraft } from '../lib/poll-draft.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import styles from './poll-settings.module.css';

const text = authoringText.form;

/** What a changed setting of a poll that exists comes to. */
export interface SettingNotes {
  readonly anonymous: string | null;
  readonly publicLink: string | null;
}

interface PollSettingsProps {
  readonly draft: PollDraft;
  readonly notes: SettingNotes;
  readonly locked: boolean;
  readonly onChange: (change: Partial<Omit<PollDraft, 'items'>>) => void;
}

/** Everything about a poll but its title and its questions. */
export function PollSettings({ draft, notes, locked, onChange }: PollSettingsProps) {
  return (
    <Stack gap="20" className={styles.settings}>
      <fieldset className={styles.pair} disabled={locked}>
        <legend className={styles.legend}>{text.type}</legend>
        {POLL_TYPES.map((type) => (
          <Radio
            key={type}
            name="poll-type"
            value={type}
            label={pollsText.types[type]}
            description={text.typeHint[type]}
            checked={draft.type === type}
            onChange={() => onChange({ type })}
          />
        ))}
      </fieldset>
      <div className={styles.pair}>
        <div>
          <Switch
            label={text.anonymous}
            description={text.anonymousHint}
            checked={draft.anonymous}
            disabled={locked}
            onChange={(event) => onChange({ anonymous: event.currentTarget.checked })}
          />
          <Consequence>{notes.anonymous}</Consequence>
        </div>
        <div>
          <Switch
            label={text.publicLink}
            description={text.publicLinkHint}
            checked={draft.publicLink}
            disabled={locked}
            onChange={(event) => onChange({ publicLink: event.currentTarget.checked })}
          />
          <Consequence>{notes.publicLink}</Consequence>
        </div>
      </div>
    </Stack>
  );
}

/** Said when the setting is changed, while it is still only a wish; the place is there before the words are. */
function Consequence({ children }: { readonly children: string | null }) {
  return (
    <div role="status">
      {children !== null && (
        <Text above="8" size="note" tone="honey" pretty className={styles.consequence}>
          {children}
        </Text>
      )}
    </div>
  );
}
