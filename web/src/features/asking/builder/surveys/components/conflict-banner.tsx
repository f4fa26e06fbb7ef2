import { Button } from '@mantine/core';
import type { Survey } from '#shared/models/survey.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { surveyText } from '#text/asking/builder/surveys.ts';
import { Notice } from '#web/ui/notice.tsx';

const text = surveyText.saving;

interface ConflictBannerProps {
  readonly newest: Survey;
  readonly onTake: (newest: Survey) => void;
  readonly onOverwrite: (newest: Survey) => void;
}

/** Somebody else has stored the survey meanwhile: both ways on, neither of which loses anything at once. */
export function ConflictBanner({ newest, onTake, onOverwrite }: ConflictBannerProps) {
  return (
    <Notice
      tone="attention"
      actions={
        <>
          <Button size="sm" variant="default" onClick={() => onTake(newest)}>
            {text.takeNewest}
          </Button>
          <Button size="sm" variant="default" onClick={() => onOverwrite(newest)}>
            {text.overwrite}
          </Button>
        </>
      }
    >
      {text.newer(formatDateTime(newest.updated_at))}
    </Notice>
  );
}
