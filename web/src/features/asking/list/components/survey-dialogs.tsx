import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Survey } from '#shared/models/survey.ts';
import { pollsText } from '#text/asking.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSurveyActions } from '../surveys-api.ts';
import { linkText, surveyText } from '#text/asking/list/survey.ts';
import styles from './link-dialog.module.css';

interface DialogProps {
  readonly survey: Survey;
  readonly onClose: () => void;
}

/** Ends a survey once and for ever. */
export function CompleteDialog({ survey, onClose }: DialogProps) {
  const { moveTo } = useSurveyActions();
  const text = surveyText.complete;
  return (
    <Confirmed
      title={text.title}
      action={text.confirm}
      work={() => moveTo(survey, 'COMPLETED')}
      done={text.done}
      onClose={onClose}
    >
      {text.text(survey.title)}
    </Confirmed>
  );
}

/** Deletes a survey after naming what goes with it. */
export function DeleteDialog({ survey, onClose }: DialogProps) {
  const { remove } = useSurveyActions();
  const text = surveyText.delete;
  const lost = survey.status === 'DRAFT' ? text.draft : text.lost;
  return (
    <Confirmed
      title={text.title}
      action={text.confirm}
      danger
      work={() => remove(survey)}
      done={text.done}
      onClose={onClose}
    >
      {lost(survey.title, pollsText.questions(survey.questions.length))}
    </Confirmed>
  );
}

interface ConfirmedProps {
  readonly title: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly work: () => Promise<unknown>;
  /** Said when it is done. */
  readonly done: string;
  readonly onClose: () => void;
  readonly children: string;
}

function Confirmed({ title, action, danger = false, work, done, onClose, children }: ConfirmedProps) {
  const { busy, error, run } = useAction();
  const finish = () => {
    onClose();
    toast(done);
  };
  return (
    <ConfirmModal
      opened
      title={title}
      action={action}
      danger={danger}
      busy={busy}
      error={error === null ? null : messageOf(error)}
      onConfirm={() => void run(work, finish)}
      onClose={onClose}
    >
      {children}
    </ConfirmModal>
  );
}

interface FailureDialogProps {
  readonly error: unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Why something of the menu was not done: the menu itself is gone by then. */
export function FailureDialog({ error, onClose, children }: FailureDialogProps) {
  return (
    <Modal opened onClose={onClose} title={surveyText.failedTitle}>
      <Stack as="p" role="alert" tone="ink-2" pretty breaks className={styles.dialogText}>
        {children}
        <PlanLink error={error} />
      </Stack>
      <Inline align="stretch" justify="end" nowrap gap="10" above="24">
        <Button onClick={onClose} data-autofocus>
          {linkText.done}
        </Button>
      </Inline>
    </Modal>
  );
}
