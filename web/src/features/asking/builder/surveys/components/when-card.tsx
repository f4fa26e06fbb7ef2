import { Card } from '#web/ui/card.tsx';
import { openingText } from '#text/common/launch.ts';
import type { SurveyProblems } from '../lib/problems.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { DeadlineField } from './deadline-field.tsx';

interface WhenCardProps {
  readonly draft: SurveyDraft;
  readonly problems: SurveyProblems;
  readonly locked: boolean;
  /** Another draft was put in place of this one: fields that hold their own text begin anew. */
  readonly fieldsKey: string;
  readonly onChange: (draft: SurveyDraft) => void;
}

/** Until when a survey takes answers. */
export function WhenCard({ draft, problems, locked, fieldsKey, onChange }: WhenCardProps) {
  return (
    <Card title={openingText.parts.when}>
      <DeadlineField
        key={fieldsKey}
        value={draft.deadline}
        mistake={problems.deadline}
        locked={locked}
        onChange={(deadline) => onChange({ ...draft, deadline })}
      />
    </Card>
  );
}
