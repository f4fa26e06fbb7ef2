import { Checkbox, Radio, TextInput } from '@mantine/core';
import { POLL_TYPES } from '#shared/models/answers.ts';
import { authoringText } from '../text.ts';
import { pollsText } from '#web/features/asking/text.ts';
import type { PollDraft } from '../lib/poll-draft.ts';
import type { Usage } from '../lib/poll-limits.ts';
import styles from './poll-settings.module.css';

const text = authoringText.form;

/** What a changed setting of a poll that exists comes to. */
export interface SettingNotes {
  readonly anonymous: string | null;
  readonly publicLink: string | null;
}

interface PollSettingsProps {
  readonly draft: PollDraft;
  readonly mistake: string | undefined;
  readonly usage: Usage | null;
  readonly notes: SettingNotes;
  readonly locked: boolean;
  readonly onChange: (change: Partial<Omit<PollDraft, 'questions'>>) => void;
}

/** Everything about a poll but its questions. */
export function PollSettings({ draft, mistake, usage, notes, locked, onChange }: PollSettingsProps) {
  return (
    <div className={styles.settings}>
      <TextInput
        label={text.pollTitle}
        placeholder={text.pollTitlePlaceholder}
        value={draft.title}
        error={usage?.over ? text.over(usage.used, usage.max) : mistake}
        description={usage && !usage.over ? text.usage(usage.used, usage.max) : undefined}
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
      <div>
        <Checkbox
          label={text.anonymous}
          description={text.anonymousHint}
          checked={draft.anonymous}
          disabled={locked}
          onChange={(event) => onChange({ anonymous: event.currentTarget.checked })}
        />
        <Consequence>{notes.anonymous}</Consequence>
      </div>
      <div>
        <Checkbox
          label={text.publicLink}
          description={text.publicLinkHint}
          checked={draft.publicLink}
          disabled={locked}
          onChange={(event) => onChange({ publicLink: event.currentTarget.checked })}
        />
        <Consequence>{notes.publicLink}</Consequence>
      </div>
    </div>
  );
}

/** Said when the setting is changed, while it is still only a wish; the place is there before the words are. */
function Consequence({ children }: { readonly children: string | null }) {
  return <div role="status">{children !== null && <p className={styles.consequence}>{children}</p>}</div>;
}
