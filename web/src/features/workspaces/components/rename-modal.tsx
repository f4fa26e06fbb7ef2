import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { workspaces } from '#shared/contract/workspaces.ts';
import { WORKSPACE_NAME_MAX_LENGTH, type Workspace } from '#shared/models/workspace.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useApiMutation } from '#web/lib/use-api.ts';
import { workspacesText } from '../text.ts';
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
  const renaming = useApiMutation(workspaces.renameWorkspace);
  const [name, setName] = useState(workspace.name);
  const trimmed = name.trim();

  async function submit() {
    if (trimmed === workspace.name) return onClose();
    try {
      onRenamed(await renaming.run({ params: { id: workspace.id }, body: { name: trimmed } }));
      toast(text.done);
      onClose();
    } catch {
      // The dialog stays open and says why.
    }
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
