import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { SurveyToTake } from '#shared/models/survey-answers.ts';
import { deadlineText } from '#web/answer-form/deadline-text.ts';
import { hasDraft } from '#web/answer-form/draft.ts';
import { memberSession, takePlace } from '#web/answer-form/member-session.ts';
import { FormPhrases, SURVEY_PHRASES } from '#web/answer-form/phrases.ts';
import { answerFormText } from '#web/answer-form/text.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState, NoPermission } from '#web/ui/states.tsx';
import { useTaking } from './api.ts';
import { Answered } from './components/answered.tsx';
import { MemberSurveyForm } from './components/member-survey-form.tsx';
import styles from './components/take.module.css';
import { takingText as text } from './text.ts';

/** A member answers a survey. */
export default function TakeSurveyPage() {
  const { surveyId = '' } = useParams();
  return (
    <FormPhrases value={SURVEY_PHRASES}>
      <Taking key={surveyId} surveyId={surveyId} />
    </FormPhrases>
  );
}

function Taking({ surveyId }: { readonly surveyId: string }) {
  const { taking, reload } = useTaking(surveyId);
  const [openedAt] = useState(() => new Date());
  const toTake = taking.kind === 'ready' ? taking.toTake : null;
  const deadline = toTake?.open ? toTake.survey.deadline : null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={toTake?.survey.title ?? text.title}
        back={{ to: paths.polls, label: text.back }}
        {...(deadline !== null && { note: answerFormText.openUntil(deadlineText(deadline, openedAt)) })}
      />
      {taking.kind === 'loading' && <SkeletonCards count={3} />}
      {taking.kind === 'error' && <ErrorState title={text.loadFailed} error={taking.error} onRetry={reload} />}
      {taking.kind === 'not-found' && <EmptyState title={text.notFoundTitle}>{text.notFound}</EmptyState>}
      {taking.kind === 'not-asked' && <NoPermission title={text.notAskedTitle}>{text.notAsked}</NoPermission>}
      {taking.kind === 'closed' && <Completed answered={false} />}
      {toTake && <Way toTake={toTake} />}
    </div>
  );
}

/** What there is to do: answer, change what was answered, or nothing any more. */
function Way({ toTake }: { readonly toTake: SurveyToTake }) {
  const { user } = useWorkspace();
  const { survey, open, answered } = toTake;
  const [session] = useState(() => memberSession(user.id, survey.id));
  // A draft is there while the server may not have what was typed last: it is shown at once.
  const [changing, setChanging] = useState(() => hasDraft(takePlace(user.id, survey.id)));
  if (!open && !changing) return <Completed answered={answered} />;
  if (survey.anonymous && answered && !changing) {
    if (session.known() === null) return <Answered title={text.answeredTitle}>{text.answeredElsewhere}</Answered>;
    return (
      <Answered title={text.answeredTitle} onChange={() => setChanging(true)}>
        {text.answeredHere}
      </Answered>
    );
  }
  return <MemberSurveyForm userId={user.id} toTake={toTake} session={session} />;
}

function Completed({ answered }: { readonly answered: boolean }) {
  return (
    <EmptyState
      title={text.closedTitle}
      action={
        <Button component={Link} to={paths.polls} variant="default">
          {text.back}
        </Button>
      }
    >
      {answered ? text.closedAnswered : text.closed}
    </EmptyState>
  );
}
