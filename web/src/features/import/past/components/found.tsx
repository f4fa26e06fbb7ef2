import type { Brought, Note as Noted } from '#web/lib/forms/brought.ts';
import { formatDate } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { kindWords } from '#web/question-kinds/kinds.ts';
import { pastText } from '#text/asking/past.ts';
import styles from './found.module.css';

const text = pastText.found;

interface FoundProps {
  readonly brought: Brought;
  /** What is lost besides, by what was chosen. */
  readonly more: readonly Noted[];
}

/** What is in a file: its questions by kind, what changes and what is lost, each by its name. */
export function Found({ brought, more }: FoundProps) {
  const { source, questions, asked, people, counts } = brought;
  const days = [...people, ...counts].flatMap(({ day }) => day ?? []).toSorted();
  const notes = [...brought.notes, ...more];
  const facts = [
    pastText.sources[source],
    text.questions(questions.length, Math.max(asked, 1)),
    counts.length > 0 ? null : text.people(people.length),
    days.length > 0 ? text.days(formatDate(days[0]!), formatDate(days.at(-1)!)) : null,
  ];
  return (
    <Card title={text.title} lead={facts.filter(Boolean).join(' · ')}>
      <Stack fit gap="12">
        <Notes title={text.lost} notes={notes.filter(({ is }) => is === 'lost')} open />
        <Notes title={text.changed} notes={notes.filter(({ is }) => is === 'changed')} />
        {notes.length === 0 && <Text>{text.none}</Text>}
        <details>
          <summary>{text.list}</summary>
          <ol className={styles.list}>
            {questions.map(({ text: words, kind, scale, bounds }, at) => (
              <li key={at} dir="auto">
                {words} <small>{kindWords({ type: kind, scale, settings: bounds ? { ...bounds } : {} })}</small>
              </li>
            ))}
          </ol>
        </details>
      </Stack>
    </Card>
  );
}

interface NotesProps {
  readonly title: (many: number) => string;
  readonly notes: readonly Noted[];
  readonly open?: boolean;
}

function Notes({ title, notes, open = false }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <details open={open}>
      <summary>{title(notes.length)}</summary>
      <ul className={styles.list}>
        {notes.map(({ what, why }, at) => (
          <li key={at} dir="auto">
            {what}: {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
