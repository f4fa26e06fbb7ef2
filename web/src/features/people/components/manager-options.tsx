import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EMPLOYEE_ROLE } from '#shared/rules/roles.ts';
import { searchFor } from '#shared/rules/search.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import type { ListedPerson } from '../api.ts';
import { likelyManager } from '../lib/likely.ts';
import { LOCALE } from '#text/format.ts';
import { peopleText } from '#text/people.ts';
import styles from './set-people-dialog.module.css';

const text = peopleText.setting.manager;
/** So many are offered at once; who is not among them is searched for. */
const OFFERED = 8;

interface ManagerOptionsProps {
  readonly members: readonly ListedPerson[];
  readonly people: readonly ListedPerson[];
  /** The id of a member; empty before one is chosen. */
  readonly value: string;
  readonly busy: boolean;
  readonly onChoose: (userId: string) => void;
}

/** Members to choose a manager from, whoever most of the team has first; nobody leads themselves. */
export function ManagerOptions({ members, people, value, busy, onChoose }: ManagerOptionsProps) {
  const { workspace } = useWorkspace();
  const [search, setSearch] = useState('');
  const { data, error } = useMembers(workspace.id);
  const own = new Set(members.map(({ member }) => member?.id));
  const likely = likelyManager(members, people);
  const fits = searchFor(search);
  const found = (data ?? [])
    .filter(({ id, user, team }) => !own.has(id) && fits(user.full_name, user.email, team ?? ''))
    .toSorted((a, b) => rank(a) - rank(b) || a.user.full_name.localeCompare(b.user.full_name, LOCALE));

  function rank({ id, role }: (typeof found)[number]): number {
    if (id === value) return 0;
    if (id === likely) return 1;
    return role === EMPLOYEE_ROLE ? 3 : 2;
  }

  return (
    <>
      <TextInput
        type="search"
        label={text.search}
        value={search}
        disabled={busy}
        data-autofocus
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div className={styles.options} role="group" aria-label={text.list}>
        {found.slice(0, OFFERED).map(({ id, user }) => (
          <Button
            key={id}
            size="sm"
            variant={id === value ? 'light' : 'default'}
            aria-pressed={id === value}
            disabled={busy}
            onClick={() => onChoose(id)}
          >
            {user.full_name}
            {id === likely && <span className={styles.likely}>{text.likely}</span>}
          </Button>
        ))}
      </div>
      {data !== undefined && found.length === 0 && <p className={styles.text}>{text.none}</p>}
      {error !== undefined && <FailureNote error={error} prefix="" />}
    </>
  );
}
