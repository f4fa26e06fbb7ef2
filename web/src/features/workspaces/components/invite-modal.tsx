import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DEFAULT_ROLE, type Role } from '#shared/rules/roles.ts';
import { GivenRole } from '#shared/models/role.ts';
import { givableRoles, type Giver } from '#shared/rules/permissions.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { LimitHint } from '#web/ui/limit-hint.tsx';
import { fieldErrors, messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { workspaceActions } from '../api.ts';
import { workspacesText } from '#text/workspaces.ts';
import { Note } from '#web/ui/note.tsx';
import { useRoles } from '../api.ts';
import { DialogForm } from './dialog-form.tsx';
import { ImportPart } from './import-part.tsx';
import { RoleSelect } from './role-select.tsx';

const text = workspacesText.invite;
const CLOSES_AFTER_MILLISECONDS = 1500;

interface InviteModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  /** The role of the person who invites: they give none above their own. */
  readonly inviter: Giver;
  readonly canImport: boolean;
  readonly onClose: () => void;
  readonly onInvited: () => void;
  readonly onImported: () => void;
}

/** Invites one person by their address, or the whole team out of Bitrix24. */
export function InviteModal({ opened, workspaceId, inviter, canImport, onClose, ...on }: InviteModalProps) {
  const roles = useRoles();
  const invitation = useAction();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(DEFAULT_ROLE);
  const [missing, setMissing] = useState(false);
  const [invited, setInvited] = useState<string | null>(null);
  const [importing, setImporting] = useState(false);
  const mistake = missing ? text.emailRequired : fieldErrors(invitation.error).email;

  useEffect(() => {
    if (invited === null || !opened) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [invited, opened, onClose]);

  async function submit() {
    const given = GivenRole.options.find((one) => one === role);
    if (email.trim() === '' || !given) return setMissing(true);
    await invitation.run(
      () => workspaceActions.invite(workspaceId, { email, role: given }),
      (sent) => {
        setInvited(sent.email);
        on.onInvited();
      },
    );
  }

  return (
    <DialogForm
      opened={opened}
      title={text.title}
      action={text.action}
      busyAction={importing ? text.action : text.sending}
      busy={invitation.busy || importing}
      disabled={invited !== null}
      onSubmit={() => void submit()}
      onClose={onClose}
      after={
        canImport && (
          <ImportPart
            workspaceId={workspaceId}
            disabled={invitation.busy || invited !== null}
            onRunning={setImporting}
            onImported={on.onImported}
          />
        )
      }
    >
      <TextInput
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder={text.emailPlaceholder}
        value={email}
        error={mistake}
        readOnly={invitation.busy}
        disabled={invited !== null}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setMissing(false);
          invitation.reset();
        }}
        data-autofocus
      />
      <RoleSelect
        label={text.role}
        roles={roles}
        value={role}
        onChange={(next) => setRole(next === '' ? DEFAULT_ROLE : next)}
        canGive={(one) => givableRoles(inviter).some((given) => given === one)}
        disabled={invitation.busy || invited !== null}
      />
      {invitation.error === null && invited === null && <LimitHint limit="people" />}
      {invitation.error !== null && mistake === undefined && (
        <FailureNote error={invitation.error} prefix={`${text.failed}. `} fallback={messageOf(invitation.error)} />
      )}
      {invited !== null && (
        <Note tone="good">
          {text.done(invited)}. {text.doneNote}
        </Note>
      )}
    </DialogForm>
  );
}
