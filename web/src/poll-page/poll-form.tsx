import { useState } from 'react';
import type { PublicPoll } from '#shared/models/poll.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import { pollPageText as text } from '#web/text/poll-page.ts';
import { Refusal, sendAnswers } from './api.ts';
import { focusQuestion } from './focus.ts';
import { formState, inOrder, toSend } from './form-state.ts';
import { PollHead } from './poll-head.tsx';
import { QuestionCard } from './question-card.tsx';
import { Restored } from './restored.tsx';
import { SendBar } from './send-bar.tsx';
import { Submitted } from './submitted.tsx';
import { useAnswers } from './use-answers.ts';

type Sending = { readonly is: 'typing' | 'sending' | 'sent' } | { readonly is: 'failed'; readonly message: string };

/** The questions of a poll, from the first letter typed to the thanks. */
export function PollForm({ token, poll }: { token: string; poll: PublicPoll }) {
  const questions = inOrder(poll.questions);
  const typed = useAnswers(token, questions);
  const [sending, setSending] = useState<Sending>({ is: 'typing' });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const state = formState(questions, typed.answers);

  async function send() {
    if (!state.ready || sending.is === 'sending') return;
    setSending({ is: 'sending' });
    typed.markSent();
    try {
      typed.confirm(await sendAnswers(token, toSend(questions, typed.answers, typed.session)));
      setSending({ is: 'sent' });
    } catch (error) {
      setSending({ is: 'failed', message: error instanceof Refusal ? error.message : text.sendOffline });
    }
  }

  if (sending.is === 'sent') {
    return (
      <Submitted workspace={poll.workspace_name} onChange={() => setSending({ is: 'typing' })} onFinish={typed.leave} />
    );
  }
  return (
    <main>
      <form
        className="page"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <PollHead poll={poll} answered={state.answered} />
        <div className="questions">
          {typed.restored && <Restored onDrop={typed.startOver} />}
          {questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              scale={isEnpsQuestion(poll, index)}
              answer={typed.answers[question.id] ?? ''}
              left={left.has(question.id)}
              locked={sending.is === 'sending'}
              onWrite={(answer) => typed.write(question.id, answer)}
              onLeave={() => setLeft((before) => new Set(before).add(question.id))}
            />
          ))}
        </div>
        <SendBar
          state={state}
          kept={typed.kept}
          sending={sending.is === 'sending'}
          failure={sending.is === 'failed' ? sending.message : null}
          onShowMissing={focusQuestion}
        />
      </form>
    </main>
  );
}
