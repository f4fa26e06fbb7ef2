import { useState } from 'react';
import type { PublicSurvey } from '#shared/models/survey-answers.ts';
import { surveyStatement } from '#shared/rules/survey-statement.ts';
import { formState } from '#web/answer-form/form-state.ts';
import { Progress } from '#web/answer-form/progress.tsx';
import { Questions } from '#web/answer-form/questions.tsx';
import { Restored } from '#web/answer-form/restored-draft-note.tsx';
import { SendBar } from '#web/answer-form/send-bar.tsx';
import { Statement } from '#web/answer-form/statement.tsx';
import { hasEnps, surveyAnswers, surveyForm } from '#web/answer-form/survey-questions.ts';
import { useAnswers } from '#web/answer-form/use-answers.ts';
import { useSending } from '#web/answer-form/use-sending.ts';
import { useVisibleSeconds } from '#web/answer-form/visible-time.ts';
import { Closed } from '../closed.tsx';
import { PollTitle } from '../poll-title.tsx';
import { sendingFailureOf } from '../sending-failure.ts';
import { Submitted } from '../submitted.tsx';
import { useSession } from '../use-session.ts';
import { sendSurvey } from './api.ts';

const NOTHING = {};

/** The questions of a survey for whoever has its link, from the first letter typed to the thanks. */
export function SurveyAnswerForm({ link, survey }: { readonly link: string; readonly survey: PublicSurvey }) {
  const typed = useAnswers(`s:${survey.id}`, survey.questions, NOTHING, useVisibleSeconds());
  const session = useSession(`s:${survey.id}`, typed.session);
  const asked = surveyForm(survey.questions, typed.answers);
  const state = formState(asked, typed.answers);
  const [sentBefore] = useState(typed.session !== null);

  const { sending, press, edit } = useSending({
    ready: state.ready,
    unsure: sentBefore,
    failureOf: sendingFailureOf,
    onNotTaken: typed.unmarkSent,
    send: async () => {
      typed.markSent(session.id);
      const answers = surveyAnswers(survey.questions, typed.answers);
      session.adopt(await sendSurvey(link, { answers, time_spent: typed.timeSpent() }, session.id));
      typed.confirm();
    },
  });

  if (sending.now.kind === 'stopped') {
    return <Closed sending={sending} questions={asked} typed={typed} onRetry={press} />;
  }
  if (sending.now.kind === 'sent') {
    return <Submitted workspace={survey.workspace_name} onChange={edit} onFinish={session.leave} />;
  }
  const startOver = () => {
    typed.startOver();
    session.renew();
  };
  return (
    <main>
      <form
        className="page"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <Progress answered={state.answered} total={state.total} />
        <PollTitle poll={survey} />
        <Statement
          statement={surveyStatement({
            anonymous: survey.anonymous,
            via: 'link',
            visibility: survey.results_visibility,
            smallestGroup: survey.smallest_group,
            comparedBy: [],
            hasEnps: hasEnps(survey.questions),
          })}
        />
        <div className="questions">
          {typed.restored && <Restored unsure={sending.unsure} onDrop={startOver} />}
          <Questions
            questions={asked}
            answers={typed.answers}
            locked={sending.now.kind === 'sending'}
            onWrite={(id, answer) => {
              typed.write(id, answer);
              edit();
            }}
          />
        </div>
        <SendBar className="send-bar" state={state} kept={typed.kept} sending={sending.now} />
      </form>
    </main>
  );
}
