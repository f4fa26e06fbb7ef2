import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { SurveyReport } from '#shared/models/survey-results.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState, NoPermission } from '#web/ui/states.tsx';
import { useSurveyResults } from '../results/api.ts';
import { useReport } from './api.ts';
import { PageCard } from './components/page-card.tsx';
import { PublishBar } from './components/publish-bar.tsx';
import { ReportForm } from './components/report-form.tsx';
import { ReportPreview } from './components/report-preview.tsx';
import { Suggestions } from './components/suggestions.tsx';
import { draftOf, isChanged, type Mistakes, newItem, previewOf, type ReportDraft, showable } from './lib/draft.ts';
import styles from './survey-report.module.css';
import { surveyReportText as text } from './text.ts';

/** «Вы сказали — мы сделали»: what is told to respondents, beside the page that it makes. */
export default function SurveyReportPage() {
  const { surveyId = '' } = useParams();
  const { can } = useWorkspace();
  const known = isUuid(surveyId) && can('surveys.edit') ? surveyId : null;
  const report = useReport(known);
  const back = { to: isUuid(surveyId) ? paths.surveyResults(surveyId) : paths.surveys, label: text.back };
  const isGone = !isUuid(surveyId) || (report.error instanceof ApiError && report.error.status === 404);
  return (
    <div className={styles.page}>
      <PageHeader title={text.title} note={text.note} back={back} />
      {!can('surveys.edit') ? (
        <NoPermission>{text.noRight}</NoPermission>
      ) : isGone ? (
        <EmptyState title={text.notFoundTitle}>{text.notFound}</EmptyState>
      ) : report.data ? (
        <Editor key={surveyId} surveyId={surveyId} saved={report.data} />
      ) : report.error !== undefined ? (
        <ErrorState title={text.loadFailed} error={report.error} onRetry={() => void report.mutate()} />
      ) : (
        <SkeletonCards count={2} lines={6} />
      )}
    </div>
  );
}

function Editor({ surveyId, saved }: { readonly surveyId: string; readonly saved: SurveyReport }) {
  const [draft, setDraft] = useState<ReportDraft>(() => draftOf(saved));
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const { data: results } = useSurveyResults(surveyId);
  const unsaved = isChanged(draft, saved);
  const preview = previewOf(saved.preview, draft, results);
  const fields = useRef<HTMLDivElement>(null);
  // The button stands far from most fields: the first that is wrong comes into sight.
  useEffect(() => {
    if (Object.keys(mistakes).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [mistakes]);
  const change = (values: Partial<ReportDraft>) => {
    setDraft({ ...draft, ...values });
    setMistakes({});
  };
  return (
    <div className={styles.editor}>
      <div className={styles.columns}>
        <div className={styles.column} ref={fields}>
          <PageCard saved={saved} />
          <Suggestions
            surveyId={surveyId}
            taken={draft.items.map(({ said }) => said)}
            onAdd={(item) => change({ items: [...draft.items, newItem(item)] })}
          />
          <ReportForm
            draft={draft}
            mistakes={mistakes}
            questions={results ? showable(results) : null}
            onChange={change}
          />
        </div>
        <Card title={text.preview.title} className={styles.preview}>
          <ReportPreview report={preview} />
          {draft.questionIds.length > 0 && preview.questions.length === 0 && (
            <p className={styles.note}>{text.preview.figuresLater}</p>
          )}
        </Card>
      </div>
      <PublishBar
        surveyId={surveyId}
        saved={saved}
        draft={draft}
        unsaved={unsaved}
        onMistakes={setMistakes}
        onSaved={(report) => setDraft(draftOf(report))}
      />
      <LeaveDialog unsaved={unsaved} />
    </div>
  );
}

function LeaveDialog({ unsaved }: { readonly unsaved: boolean }) {
  const blocker = useLeaveGuard(() => unsaved);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal opened onClose={blocker.reset} title={text.leave.title}>
      <p>{text.leave.text}</p>
      <div className={styles.dialogActions}>
        <Button variant="default" onClick={blocker.proceed}>
          {text.leave.leave}
        </Button>
        <Button data-autofocus onClick={blocker.reset}>
          {text.leave.stay}
        </Button>
      </div>
    </Modal>
  );
}
