import { Checkbox, Radio, TextInput } from '@mantine/core';
import { POLL_TITLE_MAX_LENGTH, POLL_TYPES } from '#shared/models/poll.ts';
import { pollsText } from '#web/text/polls.ts';
import type { PollDraft } from '../lib/poll-draft.ts';
import styles from './poll-settings.module.css';

const text = pollsText.create;

interface PollSettingsProps {
  readonly draft: PollDraft;
  readonly titleMistake: string | undefined;
  readonly locked: boolean;
  readonly onChange: (change: Partial<Omit<PollDraft, 'questions'>>) => void;
}

/** Everything about a poll but its questions. */
export function PollSettings({ draft, titleMistake, locked, onChange }: PollSettingsProps) {
  return (
    <div className={styles.settings}>
      <TextInput
        label={text.pollTitle}
        placeholder={text.pollTitlePlaceholder}
        value={draft.title}
        error={titleMistake}
        maxLength={POLL_TITLE_MAX_LENGTH}
        disabled={locked}
        required
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <fieldset className={styles.types} disabled={locked}>
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
      <Checkbox
        label={text.anonymous}
        description={text.anonymousHint}
        checked={draft.anonymous}
        disabled={locked}
        onChange={(event) => onChange({ anonymous: event.currentTarget.checked })}
      />
      <Checkbox
        label={text.publicLink}
        description={text.publicLinkHint}
        checked={draft.publicLink}
        disabled={locked}
        onChange={(event) => onChange({ publicLink: event.currentTarget.checked })}
      />
    </div>
  );
}
