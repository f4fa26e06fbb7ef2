import type { Note } from '#shared/models/notes.ts';
import type { Day } from '#shared/rules/working-days.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { HiddenIcon } from '#web/ui/icons.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { dayWords } from '../lib/day-words.ts';
import { shortName } from '../lib/names.ts';
import { notesText as text } from '#text/people/notes.ts';
import styles from './notes.module.css';

interface NoteRowProps {
  readonly note: Note;
  readonly today: Day;
  /** Null where it cannot be changed, or removed, at the moment. */
  readonly onChange: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

/** A note: of which day, its words, and who sees it; what can be done with one's own. */
export function NoteRow({ note, today, onChange, onRemove }: NoteRowProps) {
  const { user } = useWorkspace();
  const { author, is_mine: isMine, shared_with: sharedWith } = note;
  const day = dayWords(note.day, today);
  const readers = [...(author ? [author] : []), ...sharedWith].filter(({ id }) => id !== user.id);
  return (
    <article className={styles.note}>
      <Caption as="time" dateTime={note.day}>
        {day}
      </Caption>
      <Stack gap="4">
        <Text breaks className={styles.words}>
          {note.text}
        </Text>
        {!isMine && <Caption>{author ? text.author(shortName(author)) : text.authorLeft}</Caption>}
      </Stack>
      <Inline gap="6" nowrap justify="between" align="start" className={styles.tools}>
        <Inline as="span" gap="6" nowrap align="start" size="small" tone="ink-2" breaks className={styles.who}>
          <HiddenIcon size={16} />
          {text.readers(readers.map(shortName))}
        </Inline>
        {isMine && (
          <RowMenu
            label={text.menu(day)}
            actions={[
              onChange !== null && { label: text.change, onSelect: onChange },
              onRemove !== null && { label: text.remove, onSelect: onRemove, danger: true },
            ]}
          />
        )}
      </Inline>
    </article>
  );
}
