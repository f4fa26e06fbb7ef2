import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import type { Survey } from '#shared/models/survey.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { launchText } from '#text/asking/builder/surveys/launch.ts';
import { surveyText as text } from '#text/asking/builder/surveys.ts';

const ExampleDialog = lazy(() => import('./example-dialog.tsx'));

interface ExampleButtonProps {
  readonly disabled: boolean;
  /** Stores what is typed, so that the example is of that; null where it did not work. */
  readonly flush: () => Promise<Survey | null>;
}

/** Leads to what a manager will see, on made-up answers; how results are drawn is fetched then. */
export function ExampleButton({ disabled, flush }: ExampleButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" aria-haspopup="dialog" disabled={disabled} onClick={() => setOpen(true)}>
        {text.exampleButton}
      </Button>
      {open && (
        <Arrival waiting={null} failed={launchText.example.failed}>
          <ExampleDialog flush={flush} onClose={() => setOpen(false)} />
        </Arrival>
      )}
    </>
  );
}
