import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { ROLES } from '#shared/rules/roles.ts';
import { searchFor } from '#shared/rules/search.ts';
import { Note } from '#web/ui/note.tsx';
import { teamsOf, type AudienceChoice } from '#web/lib/audience.ts';
import { runText } from '../run-text.ts';
import styles from './run-fields.module.css';
import type { RunDraft } from './use-run-draft.ts';

const text = runText.audience;
const KINDS = ['all', 'teams', 'roles', 'members'] as const satisfies readonly AudienceChoice['kind'][];
/** People shown at once; who is not among them is searched for. */
const PEOPLE_SHOWN = 50;

interface AudienceFieldProps {
  readonly draft: RunDraft;
  readonly members: readonly Member[] | undefined;
  /** A run of the poll has asked almost the same people. */
  readonly almostTheSame: boolean;
  /** Whether people may be picked one by one. */
  readonly byName?: boolean;
  readonly locked: boolean;
}

/** Whom a run asks: everybody, or those of some teams, some roles, some people; with how many that are. */
export function AudienceField({ draft, members, almostTheSame, byName = true, locked }: AudienceFieldProps) {
  const { audience, chosen, setAudience, mistakes } = draft;
  return (
    <div className={styles.audience}>
      <NativeSelect
        label={text.label}
        value={audience.kind}
        disabled={locked}
        error={mistakes.audience}
        onChange={({ currentTarget }) => setAudience({ kind: KINDS.find((kind) => kind === currentTarget.value)! })}
      >
        {KINDS.filter((kind) => byName || kind !== 'members').map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </NativeSelect>
      {members && <Choices audience={audience} members={members} locked={locked} onChange={setAudience} />}
      <p className={styles.hint} role="status">
        {chosen && `${text.count(chosen.length)} `}
        {(audience.kind === 'teams' || audience.kind === 'roles') && text.settled}
      </p>
      {draft.forOne && <p className={styles.hint}>{text.oneHint}</p>}
      {almostTheSame && <Note tone="warning">{text.almostTheSame}</Note>}
    </div>
  );
}

interface ChoicesProps {
  readonly audience: AudienceChoice;
  readonly members: readonly Member[];
  readonly locked: boolean;
  readonly onChange: (change: Partial<AudienceChoice>) => void;
}

function Choices({ audience, members, locked, onChange }: ChoicesProps) {
  switch (audience.kind) {
    case 'all':
      return null;
    case 'roles': {
      const options = ROLES.map((role) => {
        const count = members.filter((member) => member.role === role).length;
        return { value: role as string, label: text.option(role, count) };
      });
      const given = (values: string[]) => onChange({ roles: ROLES.filter((role) => values.includes(role)) });
      return <Options label={text.roles} value={audience.roles} options={options} locked={locked} onChange={given} />;
    }
    case 'teams': {
      const options = teamsOf(members).map(({ team, count }) => ({ value: team, label: text.option(team, count) }));
      if (options.length === 0) return <p className={styles.hint}>{text.noTeams}</p>;
      const given = (teams: string[]) => onChange({ teams });
      return <Options label={text.teams} value={audience.teams} options={options} locked={locked} onChange={given} />;
    }
    case 'members':
      return <PeopleOptions audience={audience} members={members} locked={locked} onChange={onChange} />;
  }
}

function PeopleOptions({ audience, members, locked, onChange }: ChoicesProps) {
  const [search, setSearch] = useState('');
  const fits = searchFor(search);
  const found = members.filter(({ user }) => fits(user.full_name, user.email));
  const options = found.slice(0, PEOPLE_SHOWN).map(({ id, team, user }) => ({
    value: id,
    label: team === null ? user.full_name : `${user.full_name} · ${team}`,
  }));
  return (
    <>
      <TextInput
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={search}
        disabled={locked}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Options
        label={text.people}
        value={audience.userIds}
        options={options}
        locked={locked}
        onChange={(userIds) => onChange({ userIds })}
      />
      {found.length > PEOPLE_SHOWN && <p className={styles.hint}>{text.more(PEOPLE_SHOWN, found.length)}</p>}
    </>
  );
}

interface OptionsProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly locked: boolean;
  readonly onChange: (value: string[]) => void;
}

/** What is chosen and not shown at the moment stays chosen. */
function Options({ label, value, options, locked, onChange }: OptionsProps) {
  return (
    <Checkbox.Group value={[...value]} onChange={onChange} disabled={locked}>
      <div className={styles.choices} role="group" aria-label={label}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
