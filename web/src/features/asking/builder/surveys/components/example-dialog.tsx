import { Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import type { Survey } from '#shared/models/survey.ts';
import { SurveyResultsView } from '#web/features/asking/results/surveys/survey-results-view.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useSurveyActions } from '../api.ts';
import { launchText } from '#text/asking/builder/surveys/launch.ts';
import dialogs from '../../components/dialogs.module.css';

const text = launchText.example;

interface ExampleDialogProps {
  readonly flush: () => Promise<Survey | null>;
  readonly onClose: () => void;
}

/** The results as a manager will see them, of made-up answers to what is typed now. */
export default function ExampleDialog({ flush, onClose }: ExampleDialogProps) {
  const { readExample } = useSurveyActions();
  const { run, error } = useAction();
  const [results, setResults] = useState<SurveyResults | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run(async () => {
      const survey = await flush();
      if (!survey) throw new Error(launchText.dialog.notSaved);
      setResults(await readExample(survey.id));
    });
  }, [run, flush, readExample]);
  return (
    <Modal opened onClose={onClose} title={text.title} size={1120}>
      <Stack fit gap="16" className={dialogs.example}>
        {error !== null && <FailureNote error={error} fallback={launchText.dialog.notSaved} />}
        {error === null && results === null && <SkeletonCards count={3} lines={3} />}
        {results && <SurveyResultsView results={results} example />}
      </Stack>
    </Modal>
  );
}
