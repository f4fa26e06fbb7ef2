import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { workspaceActions } from '../api.ts';
import { noonOf } from '../lib/members.ts';
import { workspacesText } from '#text/workspaces.ts';
import { DialogForm } from './dialog-form.tsx';

const text = workspacesText.hiredOn;

interface HiredOnModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  /** Whose day it is. */
  readonly chosen: readonly Member[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Says which day members were hired, or that it is not known. */
export function HiredOnModal({ opened, workspaceId, chosen, onClose, onChanged }: HiredOnModalProps) {
  const change = useAction();
  const [day, setDay] = useState(() => sameDay(chosen) ?? '');
  const [mistake, setMistake] = useState<string | null>(null);

  async function put(hiredOn: string | null) {
    await change.run(
      () => workspaceActions.setHiredOn(workspaceId, chosen, hiredOn),
      () => {
        toast(text.done(chosen.length, hiredOn && formatDate(noonOf(hiredOn))));
        onChanged();
        onClose();
      },
    );
  }

  return (
    <DialogForm
      opened={opened}
      title={text.title}
      action={text.action}
      busyAction={text.saving}
      busy={change.busy}
      onSubmit={() => (day === '' ? setMistake(text.required) : void put(day))}
      onClose={onClose}
    >
      <Text tone="ink-2" pretty breaks>
        {text.text(chosen.length)}
      </Text>
      <TextInput
        type="date"
        label={text.label}
        value={day}
        error={mistake}
        disabled={change.busy}
        data-autofocus
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
          setMistake(null);
          change.reset();
        }}
      />
      {chosen.some((member) => member.hired_on) && (
        <Button variant="subtle" disabled={change.busy} onClick={() => void put(null)}>
          {text.forget}
        </Button>
      )}
      {change.error !== null && <FailureNote error={change.error} prefix={text.failed('')} />}
    </DialogForm>
  );
}

/** The day that all of them were hired; null where they differ. */
function sameDay([first, ...others]: readonly Member[]): string | null {
  const day = first?.hired_on ?? null;
  return others.every((member) => (member.hired_on ?? null) === day) ? day : null;
}
