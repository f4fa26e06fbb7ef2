import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DataRequest } from '#shared/models/data-request.ts';
import { roleNames } from '#text/common/roles.ts';
import { dataRequestsText } from '#text/personal-data/requests.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { useBlockActions } from '../api.ts';
import styles from '../personal-data.module.css';

const text = dataRequestsText.block;

interface BlockProps {
  readonly block: NonNullable<DataRequest['block']>;
  /** Of somebody without an account; null of a member. */
  readonly contactId: string | null;
  readonly memberId: string | null;
  readonly name: string;
}

/** That the data of somebody are blocked, by when that is to be settled, and both ways of settling it. */
export function Block({ block, contactId, memberId, name }: BlockProps) {
  const { workspace } = useWorkspace();
  const actions = useBlockActions(workspace.id);
  const { busy, error, run } = useAction();
  const [asked, ask] = useState<'end' | 'remove' | null>(null);
  const words =
    asked === 'remove'
      ? { title: text.removeTitle, says: text.removeText, action: text.remove, done: text.removeDone }
      : {
          title: text.endTitle,
          says: contactId === null ? text.endTextOfMember : text.endText,
          action: text.end,
          done: text.endDone,
        };
  const confirm = () => {
    if (asked === null) return;
    void run(
      async () => {
        if (asked === 'end') await actions.end(contactId === null ? `member-${memberId}` : `contact-${contactId}`);
        else if (contactId !== null) await actions.remove(contactId);
      },
      () => {
        toast(words.done);
        ask(null);
      },
    );
  };
  return (
    <>
      <p className={styles.blocked}>
        {contactId === null ? text.stateOfMember(block.since) : text.state(block.since, roleNames[block.by])},{' '}
        <span className={block.late ? styles.late : undefined}>
          {text.until(block.until)}
          {block.late && ` (${dataRequestsText.late})`}
        </span>
      </p>
      <Caption pretty>{contactId === null ? text.meansOfMember : text.means}</Caption>
      <Inline gap="10" rowGap="8" above="8">
        <Button variant="default" aria-label={text.endOf(name)} onClick={() => ask('end')}>
          {text.end}
        </Button>
        {block.may_delete && (
          <Button variant="default" color="red" aria-label={text.removeOf(name)} onClick={() => ask('remove')}>
            {text.remove}
          </Button>
        )}
      </Inline>
      <ConfirmModal
        opened={asked !== null}
        title={words.title}
        action={words.action}
        danger={asked === 'remove'}
        busy={busy}
        error={error === null ? null : text.failed + messageOf(error)}
        onConfirm={confirm}
        onClose={() => ask(null)}
      >
        {words.says}
      </ConfirmModal>
    </>
  );
}
