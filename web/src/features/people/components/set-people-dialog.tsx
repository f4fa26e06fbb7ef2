import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { MemberFacts } from '#shared/models/people.ts';
import { TEAM_MAX_LENGTH } from '#shared/models/team.ts';
import { useAction } from '#web/lib/use-action.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { commonText } from '#text/common/common.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.ts';
import { undoToast } from '#web/ui/undo-toast.tsx';
import type { ListedPerson, PeopleActions } from '../api.ts';
import { teamsOf } from '../lib/likely.ts';
import { peopleText } from '#text/people.ts';
import { ManagerOptions } from './manager-options.tsx';
import styles from './set-people-dialog.module.css';

const text = peopleText.setting;

/** What is said of people at once. */
export type Fact = 'team' | 'manager' | 'hiredOn';
const FIELD = { team: 'team', manager: 'manager_id', hiredOn: 'hired_on' } as const satisfies Record<
  Fact,
  keyof MemberFacts
>;
/** Known teams that are offered; there may be hundreds. */
const OFFERED = 12;

interface SetPeopleDialogProps {
  readonly fact: Fact;
  /** Of whom it is said. */
  readonly members: readonly ListedPerson[];
  /** Everybody who is known here, for what is likely. */
  readonly people: readonly ListedPerson[];
  readonly actions: PeopleActions;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Says a team, a manager or a day of hiring of several members: of all or of none, and it can be taken back. */
export function SetPeopleDialog({ fact, members, people, actions, onClose, onChanged }: SetPeopleDialogProps) {
  const words = text[fact];
  const change = useAction();
  const [value, setValue] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);
  const choose = (next: string) => {
    setValue(next);
    setMistake(null);
    change.reset();
  };

  async function undo(before: readonly MemberFacts[]) {
    try {
      await actions.set([...before]);
      onChanged();
      toast(peopleText.undone);
    } catch (error) {
      toast(`${peopleText.undoFailed}${messageOf(error)}`, 'attention');
    }
  }

  async function put(next: string | null) {
    await change.run(
      () => actions.set(members.map(({ member }) => ({ id: member!.id, [FIELD[fact]]: next }))),
      ({ before }) => {
        undoToast(
          text.done(before.length),
          { label: peopleText.undo, run: () => void undo(before) },
          { lasting: true },
        );
        onChanged();
        onClose();
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (value.trim() === '') setMistake(words.required);
    else void put(value.trim());
  }

  const field = { value, error: mistake, disabled: change.busy, 'data-autofocus': true } as const;
  return (
    <Modal opened onClose={change.busy ? () => undefined : onClose} title={words.title}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <p className={styles.text}>{text.for(members.length)}</p>
        {fact === 'team' && (
          <>
            <TextInput
              {...field}
              label={text.team.label}
              maxLength={TEAM_MAX_LENGTH}
              autoComplete="off"
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
            <div className={styles.options} role="group" aria-label={text.team.known}>
              {teamsOf(people, value)
                .slice(0, OFFERED)
                .map((team) => (
                  <Button
                    key={team}
                    size="sm"
                    variant={team === value ? 'light' : 'default'}
                    aria-pressed={team === value}
                    disabled={change.busy}
                    onClick={() => choose(team)}
                  >
                    {team}
                  </Button>
                ))}
            </div>
          </>
        )}
        {fact === 'hiredOn' && (
          <TextInput
            {...field}
            type="date"
            label={text.hiredOn.label}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
        {fact === 'manager' && (
          <ManagerOptions members={members} people={people} value={value} busy={change.busy} onChoose={choose} />
        )}
        {fact === 'manager' && mistake !== null && <p role="alert">{mistake}</p>}
        {change.error !== null && <FailureNote error={change.error} prefix={text.failed} />}
        <div className={styles.actions}>
          <Button variant="subtle" disabled={change.busy} onClick={() => void put(null)}>
            {words.clear}
          </Button>
          <Button variant="default" disabled={change.busy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={change.busy}>
            {change.busy ? text.saving : text.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
