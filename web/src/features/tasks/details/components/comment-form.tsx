import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { NewTaskComment, TASK_COMMENT_MAX_LENGTH, type Task } from '#shared/models/task.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { useTaskActions } from '../../api.ts';
import { taskErrorText } from '../../lib/task-error-text.ts';
import { commentDrafts } from '../lib/comment-drafts.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import styles from './task-drawer.module.css';

/** A field for a comment; what is in it stays until it is sent, also over closing the details. */
export function CommentForm({ task }: { readonly task: Task }) {
  const { addComment } = useTaskActions(task.workspace_id);
  const { busy, error, run, reset } = useAction();
  const [typed, setTyped] = useState(() => commentDrafts.of(task.id));
  const [mistake, setMistake] = useState<string | null>(null);

  function change(next: string) {
    setTyped(next);
    setMistake(null);
    reset();
    commentDrafts.keep(task.id, next);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const wrong = mistakesOf(NewTaskComment, { text: typed })['text'] ?? null;
    setMistake(wrong);
    if (wrong !== null) return;
    void run(
      () => addComment(task.id, typed.trim()),
      () => change(''),
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
  }

  return (
    <Stack as="form" gap="10" className={styles.section} onSubmit={send} noValidate>
      <Textarea
        label={text.comment}
        placeholder={text.commentPlaceholder}
        rows={2}
        maxLength={TASK_COMMENT_MAX_LENGTH}
        value={typed}
        error={mistake}
        readOnly={busy}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {error !== null && <Note tone="attention">{taskErrorText(error, 'comment')}</Note>}
      <Inline gap="12" rowGap="8">
        <Button type="submit" variant="default" disabled={busy}>
          {busy ? text.sending : text.send}
        </Button>
        <span className={styles.small}>{text.commentHint}</span>
      </Inline>
    </Stack>
  );
}
