import { Checkbox, SegmentedControl } from '@mantine/core';
import type { Member } from '#shared/models/workspace.ts';
import { ROLES } from '#shared/rules/roles.ts';
import { RESPONDENT_TYPES } from '#shared/rules/surveys.ts';
import { PeoplePicker } from '#web/ui/people-picker.tsx';
import { asked } from '../lib/audience.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { settingsText } from '../settings-text.ts';
import styles from './settings.module.css';

const text = settingsText.respondents;

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
        <PeoplePicker
          people={members}
          chosen={draft.users}
          locked={locked}
          onChange={(users) => onChange({ ...draft, users })}
        />
      )}
      {mistake !== null && <p className={styles.mistake}>{mistake}</p>}
      <p className={styles.hint} role="status">
        {people && text.count(people.length)}
      </p>
    </div>
  );
}
