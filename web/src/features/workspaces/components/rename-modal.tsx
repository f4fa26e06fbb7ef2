import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { WORKSPACE_NAME_MAX_LENGTH, type Workspace } from '#shared/models/workspace.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { workspaceActions } from '../api.ts';
import { workspacesText } from '#text/workspaces.ts';
import { toast } from '#web/ui/toast.ts';
import { DialogForm } from './dialog-form.tsx';

const text = workspacesText.renaming;

interface RenameModalProps {
  readonly opened: boolean;
  readonly workspace: Workspace;
  readonly onClose: () => void;
  readonly onRenamed: (workspace: Workspace) => void;
}

/** Another name for the workspace; an unchanged one just closes. */
export function RenameModal({ opened, workspace, onClose, onRenamed }: RenameModalProps) {
  const renaming = useAction();
  const [name, setName] = useState(workspace.name);
  const trimmed = name.trim();

  async function submit() {
    if (trimmed === workspace.name) return onClose();
    await renaming.run(
      () => workspaceActions.rename(workspace.id, trimmed),
      (renamed) => {
        onRenamed(renamed);
        toast(text.done);
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
      busy={renaming.busy}
      disabled={trimmed === ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        label={workspacesText.creation.name}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          renaming.reset();
        }}
        maxLength={WORKSPACE_NAME_MAX_LENGTH}
        disabled={renaming.busy}
        autoComplete="off"
        data-autofocus
      />
      {renaming.error !== null && <FailureNote error={renaming.error} prefix={text.failed('')} />}
    </DialogForm>
  );
}
