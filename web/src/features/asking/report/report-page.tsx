import { Button, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { RunReport } from '#shared/models/run-report.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { useRuns } from '#web/features/asking/runs/api.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { type ReportSubject, useReport } from './api.ts';
import { PageCard } from './components/page-card.tsx';
import { PublishBar } from './components/publish-bar.tsx';
import { ReportForm } from './components/report-form.tsx';
import { ReportPreview } from './components/report-preview.tsx';
import { Suggestions } from './components/suggestions.tsx';
import { draftOf, isChanged, type Mistakes, newItem, previewOf, type ReportDraft } from './lib/draft.ts';
import styles from './report.module.css';
import { reportEditorText as text } from '#text/asking/report.ts';

/** “You said, we did”: what is told to those who were asked, beside the page that it makes. */
export default function ReportPage() {
  const { surveyId } = useParams();
  return surveyId === undefined ? <ReportOfRun /> : <ReportOfSurvey surveyId={surveyId} />;
}

function ReportOfSurvey({ surveyId }: { readonly surveyId: string }) {
  const { can } = useWorkspace();
  const known = isUuid(surveyId);
  return (
    <Report
      kind="survey"
      subject={known ? { kind: 'survey', id: surveyId, askedId: surveyId } : null}
      mayWrite={can('surveys.edit')}
      back={known ? paths.surveyResults(surveyId) : paths.surveys}
      hasThemes
    />
  );
}

function ReportOfRun() {
  const { pollId = '' } = useParams();
  const [query] = useSearchParams();
  const { can } = useWorkspace();
  const runId = query.get('frame');
  const mayWrite = can('runs.edit');
  const known = isUuid(pollId);
  const { runs, error, retry } = useRuns(known && mayWrite ? pollId : null);
  const newest = runs?.find(({ was_opened: opened }) => opened);
  if (known && mayWrite && runId === null && !isNotFound(error)) {
    // Where the address names no run, the newest is meant, as on the page of the results.
    if (newest) return <Navigate to={paths.pollReport(pollId, newest.id)} replace />;
    return (
      <Page back={paths.pollResults(pollId)}>
        {runs ? (
          <EmptyState title={text.noRunsTitle}>{text.noRuns}</EmptyState>
        ) : error === undefined ? (
          <Loading />
        ) : (
          <ErrorState title={text.loadFailed} error={error} onRetry={retry} />
        )}
      </Page>
    );
  }
  return (
    <Report
      kind="run"
      subject={known && runId !== null && isUuid(runId) ? { kind: 'run', id: runId, askedId: pollId } : null}
      mayWrite={mayWrite}
      back={known ? paths.pollResults(pollId) : paths.polls}
      hasThemes={newest?.id === runId}
    />
  );
}

interface ReportProps {
  readonly kind: ReportSubject['kind'];
  /** Null where the address names nothing. */
  readonly subject: ReportSubject | null;
  readonly mayWrite: boolean;
  /** Where the results are. */
  readonly back: string;
  /** Whether what people write about can be found: of a poll, in its newest run alone. */
  readonly hasThemes: boolean;
}

function Report({ kind, subject, mayWrite, back, hasThemes }: ReportProps) {
  const report = useReport(mayWrite ? subject : null);
  return (
    <Page back={back}>
      {!mayWrite ? (
        <OfCompany>{text.noRight}</OfCompany>
      ) : !subject || isNotFound(report.error) ? (
        <EmptyState title={text.notFoundTitle[kind]}>{text.notFound}</EmptyState>
      ) : report.data ? (
        <Editor key={subject.id} subject={subject} saved={report.data} hasThemes={hasThemes} />
      ) : report.error !== undefined ? (
        <ErrorState title={text.loadFailed} error={report.error} onRetry={() => void report.mutate()} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function Loading() {
  return <SkeletonCards count={2} lines={6} />;
}

/** The page under its head, which leads back to the results. */
function Page({ back, children }: { readonly back: string; readonly children: ReactNode }) {
  return (
    <Stack fit gap="20">
      <PageHeader title={text.title} note={text.note} back={{ to: back, label: text.back }} />
      {children}
    </Stack>
  );
}

interface EditorProps {
  readonly subject: ReportSubject;
  readonly saved: RunReport;
  readonly hasThemes: boolean;
}

function Editor({ subject, saved, hasThemes }: EditorProps) {
  const [draft, setDraft] = useState<ReportDraft>(() => draftOf(saved));
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const unsaved = isChanged(draft, saved);
  const preview = previewOf(saved, draft);
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
        <Stack fit gap="16" ref={fields}>
          <PageCard saved={saved} />
          <Suggestions
            subject={subject}
            hasThemes={hasThemes}
            taken={draft.items.map(({ said }) => said)}
            onAdd={(item) => change({ items: [...draft.items, newItem(item)] })}
          />
          <ReportForm draft={draft} mistakes={mistakes} choices={saved.choices} onChange={change} />
        </Stack>
        <Card title={text.preview.title} className={styles.preview}>
          <ReportPreview report={preview} />
          {draft.questionIds.length > 0 && preview.questions.length === 0 && (
            <Caption pretty>{text.preview.figuresLater[subject.kind]}</Caption>
          )}
        </Card>
      </div>
      <PublishBar
        subject={subject}
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
      <Inline align="stretch" justify="end" gap="10" above="20">
        <Button variant="default" onClick={blocker.proceed}>
          {text.leave.leave}
        </Button>
        <Button data-autofocus onClick={blocker.reset}>
          {text.leave.stay}
        </Button>
      </Inline>
    </Modal>
  );
}
