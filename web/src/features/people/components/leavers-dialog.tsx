import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Leaver } from '#shared/models/people.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useAskWhy } from '#web/ui/ask-why.tsx';
import { Actions, Stack, Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { undoToast } from '#web/ui/undo-toast.tsx';
import type { PeopleActions } from '../api.ts';
import { peopleText } from '#text/people.ts';

const text = peopleText.leavers;

interface LeaversDialogProps {
  readonly leavers: readonly Leaver[];
  readonly actions: PeopleActions;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** Which of them go and which stay: one press for all that are chosen, and nobody goes without it. */
export function LeaversDialog({ leavers, actions, onClose, onDecided }: LeaversDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const removing = useAction();
  const keeping = useAction();
  const busy = removing.busy || keeping.busy;
  const chosen = leavers.filter(({ id }) => !left.has(id));
  const { workspace } = useWorkspace();
  const { askWhy, field } = useAskWhy(workspace.id, chosen.length);
  const ids = chosen.map(({ id }) => id);

  function choose(id: string, on: boolean) {
    const next = new Set(left);
    if (on) next.delete(id);
    else next.add(id);
    setLeft(next);
  }

  async function remove() {
    await removing.run(
      async () => {
        for (const { email } of chosen) await actions.remove(email, askWhy);
      },
      () => {
        toast(peopleText.removal.done(chosen.length));
        onClose();
      },
    );
    // Also where it came to an end half-way: who has gone is offered no more.
    onDecided();
  }

  async function keep() {
    await keeping.run(
      () => actions.keep(ids, true),
      () => {
        onClose();
        onDecided();
        undoToast(text.kept(ids.length), {
          label: peopleText.undo,
          run: () => void keeping.run(() => actions.keep(ids, false), onDecided),
        });
      },
    );
  }

  return (
    <Modal opened onClose={busy ? () => undefined : onClose} title={text.title} withCloseButton={!busy}>
      <Stack gap="16">
        <Text tone="ink-2" pretty>
          {text.text}
        </Text>
        <Stack as="ul" gap="12" aria-label={text.label}>
          {leavers.map(({ id, name, email, left_at: leftAt }) => (
            <li key={id}>
              <Checkbox
                label={name}
                description={leftAt === null ? email : text.seen(email, formatDate(leftAt))}
                checked={!left.has(id)}
                disabled={busy}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
            </li>
          ))}
        </Stack>
        {field}
        {removing.error !== null && <FailureNote error={removing.error} prefix={peopleText.removal.failed('')} />}
        {keeping.error !== null && <FailureNote error={keeping.error} prefix={peopleText.suggestion.failed} />}
      </Stack>
      <Actions>
        <Button variant="default" disabled={busy || ids.length === 0} onClick={() => void keep()}>
          {text.keep(ids.length)}
        </Button>
        <Button color="red" loading={removing.busy} disabled={busy || ids.length === 0} onClick={() => void remove()}>
          {text.remove(ids.length)}
        </Button>
      </Actions>
    </Modal>
  );
}
