import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useAskWhy } from '#web/ui/ask-why.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import type { ListedPerson, PeopleActions } from '../api.ts';
import { listName } from '../lib/names.ts';
import { peopleText } from '#text/people.ts';

const text = peopleText.removal;

interface RemovePeopleProps {
  readonly people: readonly ListedPerson[];
  readonly actions: PeopleActions;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before people are taken out of the workspace who have left the company by the portal; nobody goes by themselves. */
export function RemovePeople({ people, actions, onClose, onRemoved }: RemovePeopleProps) {
  const { workspace } = useWorkspace();
  const { askWhy, field } = useAskWhy(workspace.id, people.length);
  const confirmation = useConfirmation({
    work: async () => {
      for (const { email } of people) if (email !== null) await actions.remove(email, askWhy);
    },
    done: () => {
      toast(text.done(people.length));
      onRemoved();
      onClose();
    },
    failed: text.failed,
  });
  return (
    <ConfirmModal opened title={text.title} action={text.action} danger {...confirmation} onClose={onClose}>
      <p>{text.text(people.map(listName).join(', '))}</p>
      {field}
    </ConfirmModal>
  );
}
