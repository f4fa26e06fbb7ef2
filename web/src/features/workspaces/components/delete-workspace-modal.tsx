import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Workspace } from '#shared/models/workspace.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import { workspaceActions } from '../api.ts';
import { workspacesText } from '#text/workspaces.ts';
import { toast } from '#web/ui/toast.ts';
import { DialogForm } from './dialog-form.tsx';

const text = workspacesText.deletion;

interface DeleteWorkspaceModalProps {
  readonly opened: boolean;
  readonly workspace: Workspace;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a workspace with everything in it; its name has to be typed first. */
export function DeleteWorkspaceModal({ opened, workspace, onClose, onDeleted }: DeleteWorkspaceModalProps) {
  const deletion = useAction();
  const [typed, setTyped] = useState('');

  async function submit() {
    await deletion.run(
      () => workspaceActions.remove(workspace.id),
      () => {
        toast(text.done(workspace.name));
        onDeleted();
      },
    );
  }

  return (
    <DialogForm
      opened={opened}
      title={text.title}
      action={text.action}
      busyAction={text.deleting}
      busy={deletion.busy}
      disabled={typed.trim() !== workspace.name.trim()}
      danger
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text tone="ink-2" pretty breaks>
        {text.text(workspace.name)}
      </Text>
      <TextInput
        label={text.confirm}
        placeholder={workspace.name}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          deletion.reset();
        }}
        disabled={deletion.busy}
        autoComplete="off"
        data-autofocus
      />
      {deletion.error !== null && <FailureNote error={deletion.error} prefix={text.failed('')} />}
    </DialogForm>
  );
}
