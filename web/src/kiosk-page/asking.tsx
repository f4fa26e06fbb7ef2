import { useRef, useState } from 'react';
import { answerFormText } from '#text/answer-form.ts';
import { kioskText as text } from '#text/kiosk-page.ts';
import type { Answers } from '#web/answer-form/draft.ts';
import { focusQuestion } from '#web/answer-form/focus.ts';
import { type FormState, formState } from '#web/answer-form/form-state.ts';
import { Notice } from '#web/answer-form/notice/notice.tsx';
import { QuestionCard } from '#web/answer-form/question-card.tsx';
import { newUuid } from '#web/lib/new-uuid.ts';
import type { Submission } from './api.ts';
import type { AskedRun } from './asked-run.ts';
import { focusArrived } from './focus-arrived.ts';
import { Icon } from './icons.tsx';
import { Steps } from './steps.tsx';
import { useSilence } from './use-silence.ts';

/** How long before the end it is said aloud, seconds. */
const SAID_ALOUD: readonly number[] = [40, 20, 10];

interface AskingProps {
  readonly run: AskedRun;
  /** Takes the answers of this respondent. */
  readonly onFinish: (submission: Submission) => Promise<void>;
  /** Nobody is there any more, or whoever was has gone back before the first question. */
  readonly onAway: () => void;
}

/** One respondent, from the first question to the last press. All they say lies here and goes with this screen. */
export function Asking({ run, onFinish, onAway }: AskingProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const [at, setAt] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [consent, setConsent] = useState<string>();
  const tick = useRef<HTMLDivElement>(null);
  const [sending, setSending] = useState(false);
  const [session] = useState(newUuid);
  const [beganAt] = useState(() => performance.now());
  const silence = useSilence(() => sending || onAway());

  const questions = run.questions(answers);
  const place = Math.min(at, questions.length - 1);
  const question = questions[place]!;
  const isLast = place === questions.length - 1;
  const state = formState(questions, answers);
  const own = formState([question], answers);

  function look(questionId: string) {
    setLeft((before) => new Set(before).add(questionId));
    focusQuestion(questionId);
  }
  function go() {
    const hindered = own.firstMissing ?? own.firstWrong;
    if (hindered !== null) return look(hindered);
    if (!isLast) return setAt(place + 1);
    const stays = state.firstMissing ?? state.firstWrong;
    if (stays !== null) {
      setAt(questions.findIndex(({ id }) => id === stays));
      return setLeft((before) => new Set(before).add(stays));
    }
    if (!run.anonymous && consent === undefined) return tick.current?.querySelector('input')?.reportValidity();
    if (state.ready) void send();
  }
  async function send() {
    setSending(true);
    const seconds = Math.round((performance.now() - beganAt) / 1000);
    await onFinish(run.submission(answers, session, { seconds, consent }));
  }

  return (
    <form
      className="kiosk-asking"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) go();
      }}
    >
      <h1 className="visually-hidden">{run.title}</h1>
      <Steps at={place} total={questions.length} />
      <div
        className="kiosk-question"
        key={question.id}
        ref={focusArrived}
        tabIndex={-1}
        role="group"
        aria-label={text.question(place + 1, questions.length)}
      >
        <QuestionCard
          question={question}
          answer={answers[question.id] ?? ''}
          left={left.has(question.id)}
          locked={sending}
          onWrite={(answer) => setAnswers((before) => ({ ...before, [question.id]: answer }))}
          onLeave={() => undefined}
        />
        <div ref={tick}>{isLast && <Notice of={run.notice} via="kiosk" consent={consent} onChange={setConsent} />}</div>
      </div>
      <div className="kiosk-bar">
        <button
          type="button"
          className="button button-outline"
          disabled={sending}
          onClick={() => (place === 0 ? onAway() : setAt(place - 1))}
        >
          {text.back}
        </button>
        <div className="kiosk-notes">
          <p>
            <Icon name="shield" />
            {run.anonymous ? text.forgets : text.forgetsAlone}
          </p>
          <Silence left={silence} />
          {isLast && <Hindrance state={state} />}
        </div>
        <button type="submit" className="button" aria-disabled={sending}>
          {sending ? text.sending : isLast ? text.send : text.next}
        </button>
      </div>
    </form>
  );
}

/** How long the screen still waits; aloud it is said now and then. */
function Silence({ left }: { readonly left: number | null }) {
  const said = left === null ? null : SAID_ALOUD.findLast((one) => left <= one);
  return (
    <>
      {left !== null && (
        <p className="kiosk-silence" aria-hidden="true">
          <Icon name="clock" />
          {text.silence(left)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said !== null && said !== undefined && text.silence(said)}
      </p>
    </>
  );
}

/** What stands in the way of sending, where that is no single question. */
function Hindrance({ state }: { readonly state: FormState }) {
  if (state.over > 0) return <p className="kiosk-problem">{answerFormText.shortenAll(state.over)}</p>;
  return state.answered === 0 ? <p>{answerFormText.answerSomething}</p> : null;
}
