import { Button, Checkbox, Textarea } from '@mantine/core';
import { QUESTION_TEXT_MAX_LENGTH } from '#shared/models/poll.ts';
import { pollsText } from '#web/text/polls.ts';
import { TrashIcon } from '#web/ui/icons.tsx';
import type { QuestionDraft } from '../lib/poll-draft.ts';
import styles from './question-editor.module.css';

const text = pollsText.create;

interface QuestionEditorProps {
  readonly question: QuestionDraft;
  /** Counted from 1, as people count. */
  readonly position: number;
  /** It will be answered on the 0–10 scale. */
  readonly isScale: boolean;
  readonly mistake: string | undefined;
  readonly locked: boolean;
  readonly onChange: (change: Partial<Omit<QuestionDraft, 'key'>>) => void;
  readonly onRemove: () => void;
}

/** One question of a poll being written. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, position, isScale, mistake, locked, onChange, onRemove } = props;
  return (
    <li className={styles.question}>
      <Textarea
        id={questionFieldId(question.key)}
        label={text.question(position)}
        placeholder={text.questionPlaceholder}
        description={isScale ? text.scaleHint : undefined}
        error={mistake}
        value={question.text}
        maxLength={QUESTION_TEXT_MAX_LENGTH}
        rows={2}
        disabled={locked}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={styles.foot}>
        <Checkbox
          label={text.required}
          checked={question.required}
          disabled={locked}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
        <Button
          variant="subtle"
          className={styles.remove}
          leftSection={<TrashIcon size={18} />}
          aria-label={text.removeLabel(position)}
          disabled={locked}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}

/** The id of a question's field, for bringing focus to it. */
export function questionFieldId(key: number): string {
  return `question-${key}`;
}
