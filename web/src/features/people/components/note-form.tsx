import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { NewNote, type Note } from '#shared/models/notes.ts';
import { NOTE_TEXT_MAX_LENGTH } from '#shared/rules/people/notes.ts';
import type { Day } from '#shared/rules/working-days.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#text/common/common.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { PeoplePicker } from '#web/ui/people-picker.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMembers } from '#web/lib/use-members.ts';
import { useNoteActions } from '../api.ts';
import { notesText } from '#text/people/notes.ts';

const text = notesText.form;

interface NoteFormProps {
  /** The record of whom a new note is about. */
  readonly about: string;
  /** The note that is changed; null for a new one. */
  readonly note: Note | null;
  readonly today: Day;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A talk as it is written down, and who else is to see it; what is typed stays until it is saved. */
export function NoteForm({ about, note, today, onSaved, onClose }: NoteFormProps) {
  const { workspace, user } = useWorkspace();
  const actions = useNoteActions(workspace.id);
  const members = useMembers(workspace.id);
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { form, busy, error, onSubmit, field } = useApiForm({
    initialValues: {
      day: note?.day ?? today,
      text: note?.text ?? '',
      shared_with: note?.shared_with.map(({ id }) => id) ?? [],
    },
    validate: (values) => mistakesOf(NewNote, values),
    submit: async (values) => {
      await (note ? actions.change(note, values) : actions.write(about, values));
      toast(note ? text.changed : text.written);
      onSaved();
    },
  });
  const { shared_with: chosen } = form.values;
  const blocker = useLeaveGuard(() => form.values.text.trim() !== (note?.text ?? ''));
  const people = members.data?.filter(({ id }) => id !== user.id);
  const wrongShare = Object.entries(form.errors).find(([path]) => path.startsWith('shared_with'))?.[1];

  return (
    <Stack as="form" gap="14" above="4" below="10" aria-label={text.label} onSubmit={onSubmit} noValidate>
      <TextInput type="date" label={text.day} {...field('day')} />
      <Textarea label={text.text} rows={5} maxLength={NOTE_TEXT_MAX_LENGTH} {...field('text')} ref={first} />
      <Stack gap="8" role="group" aria-label={text.share}>
        <Text size="note" weight="600">
          {text.share}
        </Text>
        <Caption pretty>{text.shareHint}</Caption>
        {members.error !== undefined && <FailureNote error={members.error} />}
        {people === undefined && members.error === undefined && <Caption>{text.loading}</Caption>}
        {people?.length === 0 && <Caption>{text.alone}</Caption>}
        {people && people.length > 0 && (
          <PeoplePicker
            people={people}
            chosen={chosen}
            locked={busy}
            onChange={(ids) => form.setFieldValue('shared_with', ids)}
          />
        )}
        {chosen.length > 0 && <Caption role="status">{text.chosen(chosen.length)}</Caption>}
        {wrongShare !== undefined && (
          <Text role="alert" size="note" tone="coral">
            {wrongShare}
          </Text>
        )}
      </Stack>
      {error !== null && <FailureNote error={error} prefix={text.failed} />}
      <Inline gap="10">
        <Button type="submit" disabled={busy}>
          {busy ? text.saving : text.save}
        </Button>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {commonText.cancel}
        </Button>
      </Inline>
      {blocker.state === 'blocked' && (
        <ConfirmModal
          opened
          title={notesText.leave.title}
          action={notesText.leave.action}
          danger
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          {notesText.leave.text}
        </ConfirmModal>
      )}
    </Stack>
  );
}
