import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError, fieldErrors } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { type ReportSubject, useReportActions } from '../api.ts';
import { contentOf, mistakesOf, type Mistakes, type ReportDraft } from '../lib/draft.ts';
import styles from './publish-bar.module.css';
import { reportEditorText } from '#text/asking/report.ts';
import type { RunReport } from '#shared/models/run-report.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';

const text = reportEditorText.publish;
const conflict = reportEditorText.conflict;

interface PublishBarProps {
  readonly subject: ReportSubject;
  readonly saved: RunReport;
  readonly draft: ReportDraft;
  readonly unsaved: boolean;
  readonly onMistakes: (mistakes: Mistakes) => void;
  readonly onSaved: (report: RunReport) => void;
}

/** What saves the report, opens and closes its page; in sight wherever one writes. */
export function PublishBar({ subject, saved, draft, unsaved, onMistakes, onSaved }: PublishBarProps) {
  const { save, read } = useReportActions(subject);
  const action = useAction();
  const [asking, setAsking] = useState<'publish' | 'close' | null>(null);
  /** Somebody else has saved meanwhile: what they saved is `saved` now, what is typed here is as it was. */
  const [overtaken, setOvertaken] = useState(false);
  const empty = draft.items.length === 0;

  /** Whether nothing is missing; mistakes stand at their fields. */
  function isComplete(): boolean {
    const mistakes = mistakesOf(draft);
    onMistakes(mistakes);
    return Object.keys(mistakes).length === 0;
  }

  async function send(published: boolean) {
    if (!isComplete()) return setAsking(null);
    await action.run(
      async () => {
        try {
          return await save({ ...contentOf(draft), published, version: saved.version });
        } catch (failure) {
          onMistakes(fieldErrors(failure));
          if (!(failure instanceof ApiError && failure.status === 409)) throw failure;
          const newest = await read();
          if (newest.version === saved.version) throw failure;
          return null;
        }
      },
      (report) => {
        setOvertaken(report === null);
        if (report === null) return;
        onSaved(report);
        toast(published === saved.published ? text.saved : published ? text.published : text.closedNow);
      },
    );
    setAsking(null);
  }

  const state = unsaved ? (saved.published ? text.unsavedOpen : text.unsaved) : text.allSaved;
  return (
    <Stack fit gap="10" className={styles.bar} role="region" aria-label={text.actions}>
      {overtaken && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button variant="default" loading={action.busy} onClick={() => void send(saved.published)}>
                {conflict.mine}
              </Button>
              <Button
                variant="subtle"
                onClick={() => {
                  setOvertaken(false);
                  onSaved(saved);
                }}
              >
                {conflict.theirs}
              </Button>
            </>
          }
        >
          {conflict.text}
        </Notice>
      )}
      {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
      <Inline justify="between" gap="16" rowGap="8">
        <Caption pretty className={styles.state} role="status">
          {empty && !saved.published ? text.empty : state}
        </Caption>
        <Inline align="stretch" gap="10" className={styles.actions}>
          {saved.published && (
            <Button variant="default" onClick={() => setAsking('close')}>
              {text.close}
            </Button>
          )}
          <Button
            variant={saved.published ? 'filled' : 'default'}
            disabled={!unsaved}
            loading={action.busy && asking === null}
            onClick={() => void send(saved.published)}
          >
            {text.save}
          </Button>
          {!saved.published && (
            <Button disabled={empty} onClick={() => isComplete() && setAsking('publish')}>
              {text.publish}
            </Button>
          )}
        </Inline>
      </Inline>
      <ConfirmModal
        opened={asking !== null}
        title={asking === 'close' ? text.closeTitle : text.publishTitle}
        action={asking === 'close' ? text.close : text.publish}
        danger={asking === 'close'}
        busy={action.busy}
        onClose={() => setAsking(null)}
        onConfirm={() => void send(asking === 'publish')}
      >
        <p>{asking === 'close' ? text.closeText : text.publishText}</p>
      </ConfirmModal>
    </Stack>
  );
}
