import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TEAM_MAX_LENGTH } from '#shared/models/team.ts';
import type { Member } from '#shared/models/workspace.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { workspaceActions } from '../api.ts';
import { LOCALE } from '#text/format.ts';
import { workspacesText } from '#text/workspaces.ts';
import { knownTeams } from '../lib/members.ts';
import { DialogForm } from './dialog-form.tsx';
import styles from './dialogs.module.css';

const text = workspacesText.team;
/** Known teams that are offered; there may be hundreds. */
const OFFERED = 12;

interface TeamModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  /** Whose team is set. */
  readonly chosen: readonly Member[];
  /** Everybody, for the teams there are. */
  readonly members: readonly Member[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Puts members into a team, a new one or one there is, or into none. */
export function TeamModal({ opened, workspaceId, chosen, members, onClose, onChanged }: TeamModalProps) {
  const change = useAction();
  const [team, setTeam] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);
  const typed = team.trim().toLocaleLowerCase(LOCALE);
  const offered = knownTeams(members)
    .filter((one) => one.toLocaleLowerCase(LOCALE).includes(typed))
    .slice(0, OFFERED);

  async function put(into: string | null) {
    await change.run(
      () => workspaceActions.setTeam(workspaceId, chosen, into),
      () => {
        toast(text.done(chosen.length, into));
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
      busy={change.busy}
      onSubmit={() => (team.trim() === '' ? setMistake(text.required) : void put(team.trim()))}
      onClose={onClose}
    >
      <Text tone="ink-2" pretty breaks>
        {text.text(chosen.length)}
      </Text>
      <TextInput
        label={text.label}
        placeholder={text.placeholder}
        maxLength={TEAM_MAX_LENGTH}
        autoComplete="off"
        value={team}
        error={mistake}
        disabled={change.busy}
        data-autofocus
        onChange={({ currentTarget }) => {
          setTeam(currentTarget.value);
          setMistake(null);
          change.reset();
        }}
      />
      {offered.length > 0 && (
        <Inline align="stretch" gap="8" className={styles.suggestions} role="group" aria-label={text.known}>
          {offered.map((one) => (
            <Button
              key={one}
              variant={one === team ? 'light' : 'default'}
              disabled={change.busy}
              aria-pressed={one === team}
              onClick={() => setTeam(one)}
            >
              {one}
            </Button>
          ))}
        </Inline>
      )}
      {chosen.some((member) => member.team) && (
        <Button variant="subtle" disabled={change.busy} onClick={() => void put(null)}>
          {text.leave}
        </Button>
      )}
      {change.error !== null && <FailureNote error={change.error} prefix={text.failed('')} />}
    </DialogForm>
  );
}
