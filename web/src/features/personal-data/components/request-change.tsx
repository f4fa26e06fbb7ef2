import { Button, Modal, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { DataRequest } from '#shared/models/data-request.ts';
import { REASON_MAX_LENGTH } from '#shared/rules/data-requests.ts';
import { contactsValidation } from '#text/people/contacts-validation.ts';
import { commonText } from '#text/common/common.ts';
import { dataRequestsText as text } from '#text/personal-data/requests.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Actions, Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRequestActions } from '../api.ts';
import styles from '../personal-data.module.css';

/** What may become of an open request. */
export type Outcome = keyof typeof text.dialog;

interface RequestChangeProps {
  readonly request: DataRequest;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** Says that a request is answered, refuses it or puts it off; with a reason where the person is told one. */
export function RequestChange({ request, outcome, onClose }: RequestChangeProps) {
  const { workspace } = useWorkspace();
  const { change } = useRequestActions(workspace.id);
  const { busy, error, run } = useAction();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const words = text.dialog[outcome];
  // What is written here is the answer itself.
  const ofMember = request.member_id !== null;
  const close = busy ? () => undefined : onClose;

  function submit(event: FormEvent) {
    event.preventDefault();
    const told = reason.trim();
    if (told === '' && outcome !== 'answered') return setMissing(true);
    void run(
      () => change(request.id, { to: outcome, reason: told === '' ? null : told }),
      () => {
        toast(words.done);
        onClose();
      },
    );
  }

  return (
    <Modal opened onClose={close} title={words.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {!(ofMember && outcome === 'answered') && <Text pretty>{words.text}</Text>}
        {ofMember && <Text pretty>{text.toMember}</Text>}
        <Textarea
          label={words.reason}
          value={reason}
          maxLength={REASON_MAX_LENGTH}
          autosize
          minRows={2}
          maxRows={8}
          disabled={busy}
          error={missing && reason.trim() === '' ? contactsValidation.reasonWanted : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus
        />
        {error !== null && <FailureNote error={error} prefix={text.changeFailed} />}
        <Actions>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? text.saving : words.action}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}
