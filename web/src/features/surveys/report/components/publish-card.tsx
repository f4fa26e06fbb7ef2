import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SurveyReport } from '#shared/models/survey-results.ts';
import { ApiError, fieldErrors } from '#web/lib/api-error.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { CopyIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReportActions } from '../api.ts';
import { contentOf, mistakesOf, type Mistakes, type ReportDraft } from '../lib/draft.ts';
import styles from '../survey-report.module.css';
import { surveyReportText } from '../text.ts';

const text = surveyReportText.publish;
const conflict = surveyReportText.conflict;

interface PublishCardProps {
  readonly surveyId: string;
  readonly saved: SurveyReport;
  readonly draft: ReportDraft;
  readonly unsaved: boolean;
  readonly onMistakes: (mistakes: Mistakes) => void;
  readonly onSaved: (report: SurveyReport) => void;
}

/** Whether the page is open, its link, and what saves, opens and closes it. */
export function PublishCard({ surveyId, saved, draft, unsaved, onMistakes, onSaved }: PublishCardProps) {
  const { save, read } = useReportActions(surveyId);
  const action = useAction();
  const [asking, setAsking] = useState<'publish' | 'close' | null>(null);
  /** Somebody else has saved meanwhile: what they saved is `saved` now, what is typed here is as it was. */
  const [overtaken, setOvertaken] = useState(false);

  /** Sends the draft; its mistakes stand at their fields. */
  async function send(published: boolean) {
    const mistakes = mistakesOf(draft);
    onMistakes(mistakes);
    if (Object.keys(mistakes).length > 0) return setAsking(null);
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

  return (
    <Card title={text.title}>
      <div className={styles.fields}>
        <p className={styles.note} role="status">
          {saved.published ? text.open : text.closed} {saved.published && unsaved && text.unsaved}
        </p>
        {saved.published && saved.link !== null && (
          <Link address={window.location.origin + paths.publicReport(saved.link)} />
        )}
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
        <div className={styles.actions}>
          {!saved.published && (
            <Button disabled={draft.items.length === 0} onClick={() => setAsking('publish')}>
              {text.publish}
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
          {saved.published && (
            <Button variant="default" onClick={() => setAsking('close')}>
              {text.close}
            </Button>
          )}
        </div>
        {draft.items.length === 0 && !saved.published && <p className={styles.note}>{text.empty}</p>}
      </div>
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
    </Card>
  );
}

function Link({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  async function copy() {
    const copied = await copyText(address);
    setFailed(!copied);
    if (copied) toast(text.copied);
  }
  return (
    <>
      <div className={styles.link}>
        <TextInput
          label={text.link}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={styles.address ?? ''}
        />
        <Button variant="default" leftSection={<CopyIcon size={18} />} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button component="a" variant="subtle" href={address} target="_blank" rel="noreferrer">
          {text.openPage}
        </Button>
      </div>
      {failed && <p className={styles.mistake}>{text.copyFailed}</p>}
    </>
  );
}
