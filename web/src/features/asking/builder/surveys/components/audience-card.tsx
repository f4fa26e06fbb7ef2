import { Switch, Textarea } from '@mantine/core';
import { SURVEY_GOAL_MAX_LENGTH } from '#shared/models/survey.ts';
import type { Member } from '#shared/models/workspace.ts';
import { openingText } from '#text/common/launch.ts';
import { Card } from '#web/ui/card.tsx';
import { AudienceField } from '#web/ui/launch/audience-field.tsx';
import type { ContactsToAsk } from '#web/ui/launch/use-contacts-asked.ts';
import { choiceOf, RESPONDENT_KINDS, withChoice } from '../lib/audience.ts';
import type { SurveyProblems } from '../lib/problems.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { settingsText as text } from '#text/asking/builder/surveys/settings.ts';
import styles from './settings.module.css';

interface AudienceCardProps {
  readonly draft: SurveyDraft;
  readonly members: readonly Member[] | undefined;
  /** The people without an account whom it asks; null while nobody knows, and where it asks members alone. */
  readonly contacts: ContactsToAsk | null;
  readonly problems: SurveyProblems;
  readonly locked: boolean;
  readonly onChange: (draft: SurveyDraft) => void;
}

/** Who answers and why; with names or without. */
export function AudienceCard({ draft, members, contacts, problems, locked, onChange }: AudienceCardProps) {
  return (
    <Card title={openingText.parts.whom}>
      <div className={styles.row} data-by-name={draft.respondents === 'USERS'}>
        <AudienceField
          kinds={RESPONDENT_KINDS}
          value={choiceOf(draft)}
          members={members}
          contacts={{ teams: [], asked: contacts?.asked.people ?? 0 }}
          mistake={problems.respondents}
          locked={locked}
          onChange={(change) => onChange(withChoice(draft, change))}
        />
        <Textarea
          className={styles.goal}
          label={text.goal.label}
          description={text.goal.hint}
          placeholder={text.goal.placeholder}
          value={draft.goal}
          maxLength={SURVEY_GOAL_MAX_LENGTH}
          rows={1}
          disabled={locked}
          onChange={({ currentTarget }) => onChange({ ...draft, goal: currentTarget.value })}
        />
      </div>
      <div className={styles.switches}>
        <Switch
          label={text.anonymous.label}
          description={draft.anonymous ? text.anonymous.on : text.anonymous.off}
          checked={draft.anonymous}
          disabled={locked}
          onChange={({ currentTarget }) => onChange({ ...draft, anonymous: currentTarget.checked })}
        />
        <Switch
          label={text.publicLink.label}
          description={text.publicLink.text}
          checked={draft.publicLink}
          disabled={locked}
          onChange={({ currentTarget }) => onChange({ ...draft, publicLink: currentTarget.checked })}
        />
      </div>
    </Card>
  );
}
