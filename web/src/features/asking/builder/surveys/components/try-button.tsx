import { Button } from '@mantine/core';
import { type SurveyDraft, writtenQuestions } from '../lib/survey-draft.ts';
import { builderText } from '../text.ts';
import { TryDialog } from './try-dialog.tsx';

interface TryButtonProps {
  readonly draft: SurveyDraft;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

/** «Пройти самому». */
export function TryButton({ draft, opened, onChange }: TryButtonProps) {
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        disabled={writtenQuestions(draft).length === 0}
        onClick={() => onChange(true)}
      >
        {builderText.preview.try}
      </Button>
      {opened && <TryDialog draft={draft} onClose={() => onChange(false)} />}
    </>
  );
}
