import { Radio } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { NO_FINANCE, type FinanceAccess } from '#shared/rules/finance/access.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { workspaceActions } from '../api.ts';
import { workspacesText } from '#text/workspaces.ts';
import { DepartmentsChoice } from './departments-choice.tsx';
import { DialogForm } from './dialog-form.tsx';

const text = workspacesText.financeAccess;
const KINDS = ['none', 'company', 'departments'] as const satisfies readonly FinanceAccess['kind'][];

interface FinanceAccessModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  readonly member: Member;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** What somebody sees of the money: nothing, named teams, the company; each says what it opens. */
export function FinanceAccessModal({ opened, workspaceId, member, onClose, onChanged }: FinanceAccessModalProps) {
  const { id, full_name: name } = member.user;
  const given = member.finance_access ?? NO_FINANCE;
  const saving = useAction();
  const [kind, setKind] = useState(given.kind);
  const [departments, setDepartments] = useState(given.kind === 'departments' ? given.departments : []);
  const [mistake, setMistake] = useState<string | null>(null);

  function save() {
    if (kind === 'departments' && departments.length === 0) return setMistake(text.required);
    const access: FinanceAccess = kind === 'departments' ? { kind, departments } : { kind };
    void saving.run(
      () => workspaceActions.giveFinanceAccess(workspaceId, id, access),
      () => {
        toast(text.done[kind](name));
        onChanged();
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
      busy={saving.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <Radio.Group
        label={<Text breaks>{text.question(name)}</Text>}
        value={kind}
        onChange={(next) => {
          setKind(KINDS.find((one) => one === next) ?? kind);
          setMistake(null);
        }}
      >
        <Stack gap="12" above="10">
          {KINDS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={text.kinds[one].name}
              description={text.kinds[one].about}
              disabled={saving.busy}
              data-autofocus={one === given.kind || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'departments' && (
        <DepartmentsChoice
          workspaceId={workspaceId}
          chosen={departments}
          mistake={mistake}
          disabled={saving.busy}
          onChange={(next) => {
            setDepartments(next);
            setMistake(null);
          }}
        />
      )}
      <Caption pretty>{text.note}</Caption>
      {saving.error !== null && <FailureNote error={saving.error} prefix={text.failed('')} />}
    </DialogForm>
  );
}
