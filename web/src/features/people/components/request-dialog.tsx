import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { DATA_REQUEST_KINDS, dueDay, isBlocking } from '#shared/rules/data-requests.ts';
import { isDay, moscowDay } from '#shared/rules/working-days.ts';
import { commonText } from '#text/common/common.ts';
import { dataRequestsText } from '#text/personal-data/requests.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Actions, Caption, Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { useContactActions } from '../contacts-api.ts';
import styles from './set-people-dialog.module.css';

const { add: text, kinds, saving } = dataRequestsText;

interface RequestDialogProps {
  readonly contactId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Writes down what somebody without an account has asked about their data, with its deadline said at once. */
export default function RequestDialog({ contactId, name, onClose }: RequestDialogProps) {
  const { workspace } = useWorkspace();
  const { ask } = useContactActions(workspace.id);
  const { busy, error, run } = useAction();
  const navigate = useNavigate();
  const today = moscowDay(useNow());
  const [kind, setKind] = useState<(typeof DATA_REQUEST_KINDS)[number]>('access');
  const [receivedOn, setReceivedOn] = useState(today);

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(
      () => ask({ contact_id: contactId, kind, received_on: receivedOn }),
      () => {
        toast(text.done);
        void navigate(paths.settingsData);
      },
    );
  }

  return (
    <Modal opened onClose={busy ? () => undefined : onClose} title={text.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Text pretty>{text.text(name)}</Text>
        <NativeSelect
          label={text.kind}
          value={kind}
          data={DATA_REQUEST_KINDS.map((value) => ({ value, label: kinds[value] }))}
          disabled={busy}
          onChange={({ currentTarget }) =>
            setKind(DATA_REQUEST_KINDS.find((one) => one === currentTarget.value) ?? 'access')
          }
        />
        <TextInput
          type="date"
          label={text.receivedOn}
          value={receivedOn}
          max={today}
          disabled={busy}
          onChange={({ currentTarget }) => setReceivedOn(currentTarget.value)}
        />
        {isDay(receivedOn) && <Caption>{text.due(dueDay(receivedOn, false))}</Caption>}
        {isBlocking(kind) && <Caption>{text.blocks}</Caption>}
        {error !== null && <FailureNote error={error} prefix={text.failed} />}
        <Actions>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? saving : text.action}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}
