import { Switch, Textarea } from '@mantine/core';
import { SURVEY_GOAL_MAX_LENGTH } from '#shared/models/survey.ts';
import type { Member } from '#shared/models/workspace.ts';
import { Card } from '#web/ui/card.tsx';
import type { Problems } from '../lib/problems.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { settingsText as text } from '../settings-text.ts';
import { DeadlineField } from './deadline-field.tsx';
import { RespondentsField } from './respondents-field.tsx';
import styles from './settings.module.css';

interface AudienceCardProps {
  readonly draft: SurveyDraft;
  readonly members: readonly Member[] | undefined;
  readonly problems: Problems;
  readonly locked: boolean;
  /** Another draft was put in place of this one: fields that hold their own text begin anew. */
  readonly fieldsKey: string;
  readonly onChange: (draft: SurveyDraft) => void;
}

/** Who answers, until when and why; with names or without. */
export function AudienceCard({ draft, members, problems, locked, fieldsKey, onChange }: AudienceCardProps) {
  return (
    <Card title={text.title}>
      <div className={styles.row} data-by-name={draft.respondents === 'USERS'}>
        <RespondentsField
          draft={draft}
          members={members}
          mistake={problems.respondents}
          locked={locked}
          onChange={onChange}
        />
        <DeadlineField
          key={fieldsKey}
          value={draft.deadline}
          mistake={problems.deadline}
          locked={locked}
          onChange={(deadline) => onChange({ ...draft, deadline })}
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
