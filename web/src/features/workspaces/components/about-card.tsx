import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { NewWorkspace, WORKSPACE_NAME_MAX_LENGTH } from '#shared/models/workspace.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { useAccount, useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { workspaceActions } from '../api.ts';
import { WorkspaceLanguage } from './workspace-language.tsx';
import { roleNames } from '#text/common/roles.ts';
import { workspacesText } from '#text/workspaces.ts';
import styles from './about-card.module.css';

const text = workspacesText.about;

/** The name of the workspace and the role in it; whoever may rename it does so here. */
export function AboutCard() {
  const { workspace, role, can } = useWorkspace();
  const renames = can('workspace.rename');
  return (
    <Card title={text.title}>
      <Stack as="dl" gap="12" className={styles.facts}>
        {!renames && (
          <div>
            <dt>{text.name}</dt>
            <dd>{workspace.name}</dd>
          </div>
        )}
        <div>
          <dt>{text.role}</dt>
          <dd>{roleNames[role]}</dd>
        </div>
      </Stack>
      {renames && <NameForm />}
      {renames && <WorkspaceLanguage />}
    </Card>
  );
}

/** The name as it is until something else is typed; what is typed is not lost by leaving unasked. */
function NameForm() {
  const { workspace } = useWorkspace();
  const { update } = useAccount();
  const saving = useAction();
  const [typed, setTyped] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const name = typed ?? workspace.name;
  const unsaved = name.trim() !== workspace.name;
  const blocker = useLeaveGuard(() => unsaved);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { name: wrong = null } = mistakesOf(NewWorkspace, { name });
    setMistake(wrong);
    if (wrong !== null || saving.busy) return;
    void saving.run(
      () => workspaceActions.rename(workspace.id, name.trim()),
      async (renamed) => {
        await update(renamed);
        setTyped(null);
        toast(workspacesText.renaming.done);
      },
    );
  }

  return (
    <Stack as="form" gap="14" above="14" onSubmit={submit} noValidate>
      <TextInput
        label={text.name}
        value={name}
        maxLength={WORKSPACE_NAME_MAX_LENGTH}
        autoComplete="off"
        error={mistake}
        readOnly={saving.busy}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setMistake(null);
          saving.reset();
        }}
      />
      {saving.error !== null && <FailureNote error={saving.error} prefix={workspacesText.renaming.failed('')} />}
      <Inline gap="14" rowGap="8">
        <Button type="submit" disabled={!unsaved || saving.busy}>
          {saving.busy ? workspacesText.renaming.saving : text.save}
        </Button>
        <Caption role="status">{unsaved && !saving.busy ? text.unsaved : ''}</Caption>
      </Inline>
      {blocker.state === 'blocked' && (
        <ConfirmModal
          opened
          title={text.leave.title}
          action={text.leave.action}
          danger
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          {text.leave.text(name.trim())}
        </ConfirmModal>
      )}
    </Stack>
  );
}
