import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import { workspaceActions } from '../api.ts';
import { workspacesText } from '#text/workspaces.ts';
import { toast } from '#web/ui/toast.ts';
import { DialogForm } from './dialog-form.tsx';

const text = workspacesText.handOver;

interface HandOverModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  readonly members: readonly Member[];
  /** Whom the owner had in mind, where they came from somebody's row. */
  readonly heir?: Member | undefined;
  /** Why nobody is in the list, if it could not be read. */
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onOffered: () => void;
}

/** Asks another member to become the owner; they are when they agree. */
export function HandOverModal({ opened, workspaceId, members, heir, failure, onClose, onOffered }: HandOverModalProps) {
  const handing = useAction();
  const [email, setEmail] = useState(heir?.user.email ?? '');
  const [mistake, setMistake] = useState<string | null>(null);
  const candidates = members.filter(({ role }) => role !== OWNER_ROLE);

  async function submit() {
    const newOwner = candidates.find(({ user }) => user.email === email);
    if (!newOwner) return setMistake(text.required);
    await handing.run(
      () => workspaceActions.offerOwnership(workspaceId, email),
      () => {
        toast(text.done(newOwner.user.full_name));
        onOffered();
      },
    );
  }

  return (
    <DialogForm
      opened={opened}
      title={text.title}
      action={text.action}
      busyAction={text.handing}
      busy={handing.busy}
      disabled={candidates.length === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {failure === undefined ? (
        <Text tone="ink-2" pretty breaks>
          {candidates.length === 0 ? text.nobody : text.text}
        </Text>
      ) : (
        <FailureNote error={failure} prefix={text.noList} />
      )}
      {candidates.length > 0 && (
        <NativeSelect
          label={text.heir}
          value={email}
          error={mistake}
          disabled={handing.busy}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setMistake(null);
            handing.reset();
          }}
          data-autofocus
        >
          <option value="">{text.choose}</option>
          {candidates.map(({ id, user }) => (
            <option key={id} value={user.email}>
              {user.full_name} ({user.email})
            </option>
          ))}
        </NativeSelect>
      )}
      {handing.error !== null && <FailureNote error={handing.error} prefix={text.failed('')} />}
    </DialogForm>
  );
}
