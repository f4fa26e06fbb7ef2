import { Checkbox, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { ROLES } from '#shared/rules/roles.ts';
import { type AudienceChoice, chosenMembers, peopleInTeams, type TeamCount, teamsOf } from '#web/lib/audience.ts';
import { openingText } from '#text/common/launch.ts';
import { roleNames } from '#text/common/roles.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { PeoplePicker } from '#web/ui/people-picker.tsx';
import styles from './launch.module.css';

const text = openingText.audience;

interface AudienceFieldProps {
  /** What can be chosen by; where it is one, there is nothing to switch. */
  readonly kinds: readonly AudienceChoice['kind'][];
  readonly value: AudienceChoice;
  readonly members: readonly Member[] | undefined;
  /** People without an account: teams of theirs to choose from, and how many of them are asked. */
  readonly contacts: { readonly teams: readonly TeamCount[]; readonly asked: number };
  readonly mistake: string | null;
  readonly locked: boolean;
  readonly onChange: (change: Partial<AudienceChoice>) => void;
}

/** Whom somebody asks: everybody, or those of some teams, some roles, some people; with how many that are. */
export function AudienceField({ kinds, value, members, contacts, mistake, locked, onChange }: AudienceFieldProps) {
  const id = useId();
  const chosen = members && chosenMembers(value, members);
  return (
    <Stack fit gap="10">
      <span className="visually-hidden" id={id}>
        {text.label}
      </span>
      {kinds.length > 1 && (
        <SegmentedControl
          fullWidth
          className={styles.kinds ?? ''}
          aria-labelledby={id}
          data={kinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
          value={value.kind}
          disabled={locked}
          onChange={(next) => onChange({ kind: kinds.find((kind) => kind === next)! })}
        />
      )}
      {members && <Choices value={value} members={members} contacts={contacts} locked={locked} onChange={onChange} />}
      {mistake !== null && (
        <Caption tone="coral" role="alert">
          {mistake}
        </Caption>
      )}
      <Caption role="status">
        {chosen && `${text.count(chosen.length + contacts.asked)} `}
        {(value.kind === 'teams' || value.kind === 'roles') && text.settled}
      </Caption>
    </Stack>
  );
}

interface ChoicesProps extends Pick<AudienceFieldProps, 'value' | 'contacts' | 'locked' | 'onChange'> {
  readonly members: readonly Member[];
}

function Choices({ value, members, contacts, locked, onChange }: ChoicesProps) {
  switch (value.kind) {
    case 'all':
      return null;
    case 'roles': {
      const options = ROLES.map((role) => {
        const count = members.filter((member) => member.role === role).length;
        return { value: role as string, label: text.option(roleNames[role], count) };
      });
      const given = (values: string[]) => onChange({ roles: ROLES.filter((role) => values.includes(role)) });
      return <Options label={text.roles} value={value.roles} options={options} locked={locked} onChange={given} />;
    }
    case 'teams': {
      const everybody = [...members, ...peopleInTeams(0, contacts.teams)];
      const options = teamsOf(everybody).map(({ team, count }) => ({ value: team, label: text.option(team, count) }));
      if (options.length === 0) return <Caption>{text.noTeams}</Caption>;
      const given = (teams: string[]) => onChange({ teams });
      return <Options label={text.teams} value={value.teams} options={options} locked={locked} onChange={given} />;
    }
    case 'members': {
      const given = (userIds: string[]) => onChange({ userIds });
      return <PeoplePicker people={members} chosen={value.userIds} locked={locked} onChange={given} />;
    }
  }
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
