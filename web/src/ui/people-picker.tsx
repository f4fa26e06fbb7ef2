import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { searchFor } from '#shared/rules/search.ts';
import { peoplePickerText as text } from '#text/common/people-picker.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import styles from './people-picker.module.css';

/** People shown at once; who is not among them is searched for. */
const PEOPLE_SHOWN = 50;

interface PeoplePickerProps {
  readonly people: readonly Member[];
  /** Their ids. */
  readonly chosen: readonly string[];
  readonly locked?: boolean;
  readonly onChange: (chosen: string[]) => void;
}

/** People chosen by name; who is chosen and not shown at the moment stays chosen. */
export function PeoplePicker({ people, chosen, locked = false, onChange }: PeoplePickerProps) {
  const [search, setSearch] = useState('');
  const fits = searchFor(search);
  const found = people.filter(({ user, team }) => fits(user.full_name, user.email, team ?? ''));
  return (
    <Stack gap="10">
      <TextInput
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={search}
        disabled={locked}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Checkbox.Group value={[...chosen]} onChange={onChange}>
        <div className={styles.list} role="group" aria-label={text.people}>
          {found.slice(0, PEOPLE_SHOWN).map(({ id, team, user }) => (
            <Checkbox
              key={id}
              value={id}
              disabled={locked}
              label={team === null ? user.full_name : `${user.full_name} · ${team}`}
            />
          ))}
        </div>
      </Checkbox.Group>
      {found.length === 0 && <Caption>{text.nobodyFound}</Caption>}
      {found.length > PEOPLE_SHOWN && <Caption>{text.more(PEOPLE_SHOWN, found.length)}</Caption>}
    </Stack>
  );
}
