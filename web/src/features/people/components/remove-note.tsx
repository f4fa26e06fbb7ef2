import type { Note } from '#shared/models/notes.ts';
import type { Day } from '#shared/rules/working-days.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { useNoteActions } from '../api.ts';
import { dayWords } from '../lib/day-words.ts';
import { notesText } from '#text/people/notes.ts';

const text = notesText.removal;

interface RemoveNoteProps {
  readonly note: Note;
  readonly today: Day;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a note goes, for all who see it. */
export function RemoveNote({ note, today, onClose, onRemoved }: RemoveNoteProps) {
  const { workspace } = useWorkspace();
  const actions = useNoteActions(workspace.id);
  const confirmation = useConfirmation({
    work: () => actions.remove(note),
    done: () => {
      toast(text.done);
      onRemoved();
      onClose();
    },
    failed: text.failed,
  });
  return (
    <ConfirmModal opened title={text.title} action={text.action} danger {...confirmation} onClose={onClose}>
      {text.text(dayWords(note.day, today))}
    </ConfirmModal>
  );
}
