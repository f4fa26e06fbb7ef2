import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '#web/lib/use-action.ts';
import { commonText } from '#text/common/common.ts';
import { peopleText } from '#text/people.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ListedPerson, PeopleActions } from '../api.ts';
import styles from './set-people-dialog.module.css';

const text = peopleText.setting;

interface LeaveDialogProps {
  /** Whose leave it is. */
  readonly members: readonly ListedPerson[];
  readonly actions: PeopleActions;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Says from when until when members are on leave: meanwhile nobody tells them of runs or reminds them. */
export function LeaveDialog({ members, actions, onClose, onChanged }: LeaveDialogProps) {
  const change = useAction();
  const known = members.length === 1 ? (members[0]!.leave ?? null) : null;
  const [from, setFrom] = useState(known?.from ?? '');
  const [to, setTo] = useState(known?.to ?? '');
  const [shown, setShown] = useState(false);
  const wrong = from === '' || to === '' || to < from;

  function put(leave: { from: string; to: string } | null): void {
    void change.run(
      () => actions.set(members.map(({ member }) => ({ id: member!.id, leave }))),
      ({ before }) => {
        toast(text.done(before.length));
        onChanged();
        onClose();
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setShown(true);
    if (!wrong) put({ from, to });
  }

  return (
    <Modal opened onClose={change.busy ? () => undefined : onClose} title={text.leave.title}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <p className={styles.text}>
          {text.for(members.length)} {text.leave.text}
        </p>
        <TextInput
          type="date"
          label={text.leave.from}
          value={from}
          disabled={change.busy}
          data-autofocus
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={text.leave.to}
          value={to}
          min={from}
          error={shown && wrong ? text.leave.required : null}
          disabled={change.busy}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        {change.error !== null && <FailureNote error={change.error} prefix={text.failed} />}
        <div className={styles.actions}>
          <Button variant="subtle" disabled={change.busy} onClick={() => put(null)}>
            {text.leave.clear}
          </Button>
          <Button variant="default" disabled={change.busy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={change.busy}>
            {change.busy ? text.saving : text.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
