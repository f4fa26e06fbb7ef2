import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { workspaces } from '#shared/contract/workspaces.ts';
import { WORKSPACE_NAME_MAX_LENGTH, workspaceDescription } from '#shared/models/workspace.ts';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';
import { workspacesText } from '#text/workspaces.ts';
import { toast } from '#web/ui/toast.ts';
import { FailureNote, isPlanLimit } from '#web/ui/failure-note.tsx';
import { LimitHint } from '#web/ui/limit-hint.tsx';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { WaitingInvitations } from './waiting-invitations.tsx';
import styles from './workspace-modal.module.css';

const text = workspacesText.creation;

interface WorkspaceModalProps {
  readonly opened: boolean;
  /** The first workspace: there is no way around it, so no way to close. */
  readonly required: boolean;
  readonly onClose: () => void;
}

/** Creates a workspace, makes the person its owner and goes there. */
export default function WorkspaceModal({ opened, required, onClose }: WorkspaceModalProps) {
  const { add } = useAccount();
  const creation = useAction();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const locked = required || creation.busy;
  // Whoever is invited has a workspace to go to: that comes first.
  const invited = useApi(workspaces.listMyInvitations, required ? {} : null).data?.waiting === true;

  function close() {
    if (!locked) onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (trimmed === '' || creation.busy) return;
    await creation.run(async () => {
      try {
        const body = { name: trimmed, description: workspaceDescription(trimmed) };
        await add(await callApi(workspaces.createWorkspace, { body }));
        setName('');
        onClose();
      } catch (error) {
        // The required dialog says it in place; the other one stays open and only a toast tells why.
        if (!required) toast(text.failed(messageOf(error, text.failedFallback)), 'attention');
        throw error;
      }
    });
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={required ? text.firstTitle : text.title}
      withCloseButton={!required}
      closeOnClickOutside={!locked}
      closeOnEscape={!locked}
      closeButtonProps={{ 'aria-label': text.cancel, disabled: creation.busy, size: 44, iconSize: 22 }}
    >
      {invited && <WaitingInvitations first />}
      {required && (
        <Text above={invited ? '20' : undefined} below="16" tone="ink-2" pretty ruled={invited}>
          {text.firstExplanation}
        </Text>
      )}
      <Stack as="form" onSubmit={submit} gap="14">
        <TextInput
          label={text.name}
          placeholder={text.placeholder}
          description={text.hint}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            creation.reset();
          }}
          maxLength={WORKSPACE_NAME_MAX_LENGTH}
          required
          withAsterisk={false}
          disabled={creation.busy}
          autoComplete="organization"
          data-autofocus={!invited || undefined}
        />
        {required && creation.error !== null && (
          <Text role="alert" tone="coral">
            {text.failed(messageOf(creation.error, text.failedFallback))}
          </Text>
        )}
        {!required && isPlanLimit(creation.error) && <FailureNote error={creation.error} />}
        {!required && !isPlanLimit(creation.error) && <LimitHint limit="workspaces" />}
        <Inline align="stretch" justify="end" nowrap gap="10" above="8" className={styles.actions}>
          {!required && (
            <Button variant="default" onClick={close} disabled={creation.busy}>
              {text.cancel}
            </Button>
          )}
          <Button
            type="submit"
            variant={invited ? 'default' : 'filled'}
            disabled={trimmed === '' || creation.busy}
            fullWidth={required}
          >
            {submitLabel(required, creation.busy)}
          </Button>
        </Inline>
      </Stack>
      {required && !invited && <WaitingInvitations />}
    </Modal>
  );
}

function submitLabel(required: boolean, busy: boolean): string {
  if (busy) return text.submitting;
  return required ? text.submitFirst : text.submit;
}
