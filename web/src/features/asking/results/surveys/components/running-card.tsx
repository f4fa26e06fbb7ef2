import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { Fingerprint } from '#web/features/asking/components/fingerprint.tsx';
import { Kiosks } from '#web/features/asking/runs/components/kiosks.tsx';
import { useRunActions } from '../api.ts';
import { turnoutInSteps } from '../lib/facts.ts';
import { askMoreText } from '#text/asking/results/surveys/ask-more.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { CodeSheets } from '#web/features/asking/runs/components/code-sheets.tsx';
import { answeredSurvey } from '#web/features/asking/runs/lib/answered-run.ts';
import { AskMoreModal } from './ask-more-modal.tsx';
import styles from './running-card.module.css';

const text = surveyResultsText.running;

/** A survey that takes answers: how many came, when figures appear, and what can be done about both. */
export function RunningCard({ results }: { readonly results: SurveyResults }) {
  const { survey, stats } = results;
  const { can } = useWorkspace();
  const { total_invited: asked, total_responded: answered, responded_by_link: byLink } = stats;
  const members = answered - byLink;
  const rule = survey.results_visibility ?? 'closed';
  const inSteps = turnoutInSteps(results);
  const exactly = asked > 0 ? text.turnout(members, asked) : text.answered(answered);
  const words = inSteps === null ? exactly : text.inSteps(inSteps);
  return (
    <Card title={text.title}>
      <div className={styles.content}>
        {asked > 0 ? (
          <div className={styles.turnout}>
            <p className={styles.figure}>{words}</p>
            <ProgressBar value={members} max={asked} label={text.title} words={words} />
            {byLink > 0 && (
              <Text size="note" tone="ink-2" pretty>
                {text.byLink(byLink)}
              </Text>
            )}
          </div>
        ) : (
          <p className={styles.figure}>{words}</p>
        )}
        <Text size="note" tone="ink-2" pretty>
          {text.when[rule](survey.smallest_group)}
        </Text>
        <Fingerprint of={survey.fingerprint} />
        {can('surveys.edit') && <Actions results={results} />}
        {can('surveys.edit') && !survey.link_by_letter && <Kiosks run={answeredSurvey(survey)} />}
        {can('surveys.edit') && survey.allow_unauthenticated && !survey.link_by_letter && (
          <CodeSheets run={answeredSurvey(survey)} />
        )}
      </div>
    </Card>
  );
}

function Actions({ results }: { readonly results: SurveyResults }) {
  const { survey, stats } = results;
  const { remind, complete } = useRunActions();
  const reminding = useAction();
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const missing = stats.total_invited - (stats.total_responded - stats.responded_by_link);
  const confirmation = useConfirmation({
    work: () => complete(survey),
    done: () => {
      setAsking(false);
      toast(text.completed);
    },
  });
  return (
    <>
      {/* Those who have left are members no more: nobody reminds them, and nobody else is asked. */}
      {!survey.link_by_letter && (
        <Text size="note" tone="ink-2" pretty>
          {survey.reminders ? text.reminded : text.notReminded}
        </Text>
      )}
      <Inline align="stretch" gap="10">
        {!survey.reminders && !survey.link_by_letter && (
          <Button
            variant="default"
            loading={reminding.busy}
            onClick={() =>
              void reminding.run(
                () => remind(survey),
                () => toast(text.remindDone),
              )
            }
          >
            {text.remind}
          </Button>
        )}
        {survey.respondent_type !== 'ALL' && !survey.link_by_letter && (
          <Button variant="default" onClick={() => setChoosing(true)}>
            {askMoreText.open}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking(true)}>
          {text.complete}
        </Button>
      </Inline>
      {reminding.error !== null && <FailureNote error={reminding.error} prefix={`${text.remindFailed}: `} />}
      {choosing && <AskMoreModal survey={survey} onClose={() => setChoosing(false)} />}
      <ConfirmModal
        opened={asking}
        title={text.completeTitle}
        action={text.complete}
        danger
        onClose={() => setAsking(false)}
        {...confirmation}
      >
        <p>{text.completeText}</p>
        {missing > 0 && (
          <p>{turnoutInSteps(results) === null ? text.completeMissing(missing) : text.completeMissingInSteps}</p>
        )}
      </ConfirmModal>
    </>
  );
}
