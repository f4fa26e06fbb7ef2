import { useState } from 'react';
import type { Member, PermissionFlags } from '#shared/models/workspace.ts';
import { GivenRole } from '#shared/models/role.ts';
import type { Role } from '#shared/rules/roles.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { workspaceActions } from '../api.ts';
import { roleNames } from '#text/common/roles.ts';
import { workspacesText } from '#text/workspaces.ts';
import { toast } from '#web/ui/toast.ts';
import { canGiveRole } from '../lib/members.ts';
import { DialogForm } from './dialog-form.tsx';
import { RoleSelect } from './role-select.tsx';

const text = workspacesText.role;

interface RoleModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  readonly member: Member;
  readonly rights: PermissionFlags;
  readonly onClose: () => void;
  /** The member as the server has them now. */
  readonly onChanged: (member: Member) => void;
}

/** Another role for a member; an unchanged one just closes. */
export function RoleModal({ opened, workspaceId, member, rights, onClose, onChanged }: RoleModalProps) {
  const change = useAction();
  const [role, setRole] = useState<Role | ''>(member.role);
  const [mistake, setMistake] = useState<string | null>(null);
  const { full_name: name, email } = member.user;

  function choose(next: Role | '') {
    setRole(next);
    setMistake(null);
    change.reset();
  }

  async function submit() {
    if (role === member.role) return onClose();
    const given = GivenRole.options.find((one) => one === role);
    if (!given) return setMistake(text.required);
    await change.run(
      () => workspaceActions.changeRole(workspaceId, email, given),
      (changed) => {
        onChanged(changed);
        toast(text.done(name, roleNames[given]));
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
      busy={change.busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack as="p" breaks>
        <Text as="bdi" weight="560">
          {name}
        </Text>
        <Caption as="span" breaks>
          {email}
        </Caption>
      </Stack>
      <RoleSelect
        label={text.label}
        roles={GivenRole.options}
        value={role}
        onChange={choose}
        canGive={(one) => canGiveRole(member, one, rights)}
        placeholder={text.choose}
        error={mistake}
        disabled={change.busy}
      />
      {change.error !== null && <FailureNote error={change.error} prefix={text.failed('')} />}
    </DialogForm>
  );
}
