import { Button } from '@mantine/core';
import { useState } from 'react';
import type { JoinSuggestion } from '#shared/models/people.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { undoToast } from '#web/ui/undo-toast.tsx';
import type { PeopleActions } from '../api.ts';
import { peopleText } from '#text/people.ts';
import styles from './people-list.module.css';

const text = peopleText.suggestion;

interface SuggestionLineProps {
  readonly suggestions: readonly JoinSuggestion[];
  readonly actions: PeopleActions;
  /** Reads the list again. */
  readonly onDecided: () => void;
}

/** Two records that may be one person, to be decided in passing; nothing where none wait. */
export function SuggestionLine({ suggestions, actions, onDecided }: SuggestionLineProps) {
  const [at, setAt] = useState(0);
  const action = useAction();
  const shown = suggestions[at % Math.max(suggestions.length, 1)];
  if (!shown) return null;
  const { a, b } = shown;
  const differ = a.email !== null && b.email !== null;

  async function decide(same: boolean) {
    await action.run(
      () => actions.decide(a.ref, b.ref, same),
      ({ id, before }) => {
        onDecided();
        undoToast(
          same ? text.joined(a.name) : text.parted(a.name),
          {
            label: peopleText.undo,
            run: () =>
              void action
                .run(() => (before === null ? actions.forget(id) : actions.decide(a.ref, b.ref, before).then(() => {})))
                .then(onDecided),
          },
          { lasting: true },
        );
      },
    );
  }

  return (
    <section className={styles.suggestion} aria-label={text.label}>
      <Tag tone="warning">{text.mark}</Tag>
      <p>
        <bdi>{a.name}</bdi> {peopleText.inSource[a.source]} {text.and} <bdi>{b.name}</bdi>{' '}
        {peopleText.inSource[b.source]}: {differ ? text.emails : text.noEmails}
      </p>
      <Button size="sm" variant="light" disabled={action.busy} onClick={() => void decide(true)}>
        {text.join}
      </Button>
      <Button size="sm" variant="subtle" disabled={action.busy} onClick={() => void decide(false)}>
        {text.apart}
      </Button>
      {suggestions.length > 1 && (
        <Button size="sm" variant="subtle" disabled={action.busy} onClick={() => setAt((index) => index + 1)}>
          {text.more(suggestions.length - 1)}
        </Button>
      )}
      {action.error !== null && <FailureNote error={action.error} prefix={text.failed} />}
    </section>
  );
}
