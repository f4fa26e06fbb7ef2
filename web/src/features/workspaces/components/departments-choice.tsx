import { Button, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { usePayrollDepartments } from '../api.ts';
import { holds, OFFERED, offeredOf, shownOf } from '../lib/finance-access.ts';
import { workspacesText } from '#text/workspaces.ts';
import styles from './dialogs.module.css';

const text = workspacesText.financeAccess;
/** What a name in the file of pay may have at most. */
const NAME_MAX_LENGTH = 200;

interface DepartmentsChoiceProps {
  readonly workspaceId: string;
  readonly chosen: string[];
  readonly mistake: string | null;
  readonly disabled: boolean;
  readonly onChange: (chosen: string[]) => void;
}

/** The departments of the newest payroll to choose from; where there are none to read, a name is typed. */
export function DepartmentsChoice({ workspaceId, chosen, mistake, disabled, onChange }: DepartmentsChoiceProps) {
  const { data: known, error } = usePayrollDepartments(workspaceId);
  const [sought, setSought] = useState('');
  const offered = offeredOf(known ?? [], chosen);
  const toggle = (name: string) =>
    onChange(holds(chosen, name) ? chosen.filter((one) => !holds([name], one)) : [...chosen, name]);
  return (
    <Stack gap="10" role="group" aria-label={text.departments}>
      {known === undefined && error === undefined && <Caption role="status">{text.loading}</Caption>}
      {offered.length > OFFERED && (
        <TextInput
          label={text.seek(offered.length)}
          autoComplete="off"
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
      )}
      {offered.length > 0 && (
        <Inline align="stretch" gap="8" className={styles.suggestions}>
          {shownOf(offered, chosen, sought).map((name) => (
            <Button
              key={name}
              variant={holds(chosen, name) ? 'light' : 'default'}
              aria-pressed={holds(chosen, name)}
              disabled={disabled}
              onClick={() => toggle(name)}
            >
              {known && known.length > 0 && !holds(known, name) ? text.gone(name) : name}
            </Button>
          ))}
        </Inline>
      )}
      {known?.length === 0 && <Caption pretty>{text.nothing}</Caption>}
      {error !== undefined && <Caption pretty>{text.unread(messageOf(error))}</Caption>}
      {(known?.length === 0 || error !== undefined) && (
        <TypedName disabled={disabled} onAdd={(name) => !holds(chosen, name) && onChange([...chosen, name])} />
      )}
      {mistake !== null && (
        <Text role="alert" tone="coral">
          {mistake}
        </Text>
      )}
      <Caption pretty>{text.rule}</Caption>
    </Stack>
  );
}

interface TypedNameProps {
  readonly disabled: boolean;
  readonly onAdd: (name: string) => void;
}

function TypedName({ disabled, onAdd }: TypedNameProps) {
  const [typed, setTyped] = useState('');
  function add() {
    if (typed.trim() === '') return;
    onAdd(typed.trim());
    setTyped('');
  }
  return (
    <Inline gap="8" align="end">
      <TextInput
        label={text.typed}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        value={typed}
        disabled={disabled}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          // The form would be sent with the name still in the field.
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" disabled={disabled || typed.trim() === ''} onClick={add}>
        {text.add}
      </Button>
    </Inline>
  );
}
