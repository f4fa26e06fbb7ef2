import { Button } from '@mantine/core';
import { authoringText } from '#text/asking/builder/polls.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { questionsOf } from '../../lib/draft.ts';
import type { PollDraft } from '../lib/poll-draft.ts';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  readonly draft: PollDraft;
  readonly locked: boolean;
  readonly onPick: (question: string) => void;
}

/** Ready questions of the chosen type that the poll does not have yet. */
export function Suggestions({ draft, locked, onPick }: SuggestionsProps) {
  const taken = new Set(questionsOf(draft).map((question) => question.text.trim()));
  const free = authoringText.form.suggestions[draft.type].filter((question) => !taken.has(question));
  if (free.length === 0) return null;
  return (
    <Inline gap="8" role="group" aria-label={authoringText.form.suggestionsTitle}>
      <span className={styles.title}>{authoringText.form.suggestionsTitle}</span>
      {free.map((question) => (
        <Button
          key={question}
          variant="light"
          className={styles.chip}
          leftSection={<PlusIcon size={16} />}
          disabled={locked}
          onClick={() => onPick(question)}
        >
          {question}
        </Button>
      ))}
    </Inline>
  );
}
