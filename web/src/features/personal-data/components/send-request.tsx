import { Button, Modal, NativeSelect, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import {
  DATA_REQUEST_KINDS,
  dueDay,
  isBlocking,
  REASON_MAX_LENGTH,
  type DataRequestKind,
} from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { commonText } from '#text/common/common.ts';
import { ownRequestsText } from '#text/personal-data/own-requests.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Actions, Caption } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOwnRequests } from '../api.ts';
import styles from '../personal-data.module.css';

const { dialog: text, kinds } = ownRequestsText;

interface SendRequestProps {
  /** Of these one waits for its answer already. */
  readonly waiting: readonly DataRequestKind[];
  readonly onClose: () => void;
}

/** Asks the company something about one's own data; by when it has to answer is said beforehand. */
export function SendRequest({ waiting, onClose }: SendRequestProps) {
  const { workspace } = useWorkspace();
  const { send } = useOwnRequests(workspace.id);
  const { busy, error, run } = useAction();
  const today = moscowDay(useNow());
  const open = DATA_REQUEST_KINDS.filter((one) => !waiting.includes(one));
  const [kind, setKind] = useState<DataRequestKind>(open[0] ?? 'access');
  const [wish, setWish] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(
      () => send({ kind, wish: wish.trim() === '' ? null : wish }),
      () => {
        toast(text.done);
        onClose();
      },
    );
  }

  return (
    <Modal opened onClose={busy ? () => undefined : onClose} title={text.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <NativeSelect
          label={text.kind}
          value={kind}
          data={DATA_REQUEST_KINDS.map((value) => ({ value, label: kinds[value], disabled: waiting.includes(value) }))}
          disabled={busy}
          onChange={({ currentTarget }) =>
            setKind(DATA_REQUEST_KINDS.find((one) => one === currentTarget.value) ?? 'access')
          }
        />
        <Textarea
          label={text.wish}
          description={text.wishHint}
          value={wish}
          maxLength={REASON_MAX_LENGTH}
          autosize
          minRows={2}
          maxRows={8}
          disabled={busy}
          onChange={({ currentTarget }) => setWish(currentTarget.value)}
        />
        <Caption>{text.due(dueDay(today, false))}</Caption>
        {isBlocking(kind) && <Caption pretty>{text.blocks}</Caption>}
        {error !== null && <FailureNote error={error} prefix={text.failed} />}
        <Actions>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={busy || open.length === 0}>
            {busy ? text.sending : text.action}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}
