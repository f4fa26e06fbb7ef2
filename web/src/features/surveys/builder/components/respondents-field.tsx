import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { ROLES } from '#shared/rules/roles.ts';
import { RESPONDENT_TYPES } from '#shared/rules/surveys.ts';
import { searchFor } from '#web/lib/search.ts';
import { asked } from '../lib/audience.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { settingsText } from '../settings-text.ts';
import styles from './settings.module.css';

const text = settingsText.respondents;
/** People shown at once; who is not among them is searched for. */
const PEOPLE_SHOWN = 50;

interface RespondentsFieldProps {
  readonly draft: SurveyDraft;
  readonly members: readonly Member[] | undefined;
  readonly mistake: string | null;
  readonly locked: boolean;
  readonly onChange: (draft: SurveyDraft) => void;
}

/** Who answers: everybody, those of some roles, or some people; with how many that are. */
export function RespondentsField({ draft, members, mistake, locked, onChange }: RespondentsFieldProps) {
  const people = members && asked(draft, members);
  return (
    <div className={styles.respondents}>
      <span className={styles.label} id="survey-respondents">
        {text.label}
      </span>
      <SegmentedControl
        fullWidth
        className={styles.kinds ?? ''}
        aria-labelledby="survey-respondents"
        data={RESPONDENT_TYPES.map((one) => ({ value: one, label: text.kinds[one] }))}
        value={draft.respondents}
        disabled={locked}
        onChange={(value) =>
          onChange({ ...draft, respondents: RESPONDENT_TYPES.find((one) => one === value) ?? draft.respondents })
        }
      />
      {draft.respondents === 'ROLES' && (
        <Checkbox.Group
          value={[...draft.roles]}
          onChange={(values) => onChange({ ...draft, roles: ROLES.filter((role) => values.includes(role)) })}
        >
          <div className={styles.choices} role="group" aria-label={text.roles}>
            {ROLES.map((role) => (
              <Checkbox
                key={role}
                value={role}
                disabled={locked}
                label={text.option(role, members?.filter((member) => member.role === role).length ?? 0)}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {draft.respondents === 'USERS' && members && (
        <People draft={draft} members={members} locked={locked} onChange={onChange} />
      )}
      {mistake !== null && <p className={styles.mistake}>{mistake}</p>}
      <p className={styles.hint} role="status">
        {people && text.count(people.length)}
      </p>
    </div>
  );
}

interface PeopleProps {
  readonly draft: SurveyDraft;
  readonly members: readonly Member[];
  readonly locked: boolean;
  readonly onChange: (draft: SurveyDraft) => void;
}

/** Who is chosen and not shown at the moment stays chosen. */
function People({ draft, members, locked, onChange }: PeopleProps) {
  const [search, setSearch] = useState('');
  const fits = searchFor(search);
  const found = members.filter(({ user, team }) => fits(user.full_name, user.email, team ?? ''));
  return (
    <div className={styles.people}>
      <TextInput
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={search}
        disabled={locked}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Checkbox.Group value={[...draft.users]} onChange={(users) => onChange({ ...draft, users })}>
        <div className={styles.peopleList} role="group" aria-label={text.people}>
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
      {found.length === 0 && <p className={styles.hint}>{text.nobodyFound}</p>}
      {found.length > PEOPLE_SHOWN && <p className={styles.hint}>{text.more(PEOPLE_SHOWN, found.length)}</p>}
    </div>
  );
}
