import { useEffect, useRef, useState, type ReactNode } from 'react';
import { stoppedText as text } from '#text/answer-form/stopped.ts';
import { asText } from './as-text.ts';
import type { FormQuestion } from './form-question.ts';
import styles from './answers-not-sent.module.css';
import { TextButton } from './text-button.tsx';
import type { AnswersOnDevice } from './use-answers.ts';

interface StoppedProps {
  /** The page's own heading, or one under it. */
  readonly level: 'h1' | 'h2';
  readonly title: string;
  /** Why nothing can be sent, and what became of what was. */
  readonly children: ReactNode;
  readonly questions: readonly FormQuestion[];
  readonly typed: Pick<AnswersOnDevice, 'answers' | 'kept' | 'startOver'>;
  /** Sends the text once more; shown while there is one. */
  readonly again?: ReactNode;
  /** What can be done with or without the text. */
  readonly actions?: ReactNode;
}

/** Answers that can no longer be sent: an honest word, and the text to take along. */
export function Stopped({ level: Heading, title, children, questions, typed, again, actions }: StoppedProps) {
  const { answers } = typed;
  const heading = useRef<HTMLHeadingElement>(null);
  const [copying, setCopying] = useState<'no' | 'done' | 'failed'>('no');
  const [erased, setErased] = useState(false);
  const whole = asText(questions, answers);
  const hasText = whole !== '' && !erased;
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(whole);
      setCopying('done');
    } catch {
      setCopying('failed');
    }
  }

  return (
    <div className={styles.stopped}>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <div role="alert" className={styles.why}>
        {children}
        {hasText && <p>{typed.kept ? text.textKept : text.textUnkept}</p>}
      </div>
      {hasText && (
        <section className={styles.text} aria-label={text.yourText}>
          {questions
            .filter((question) => answers[question.id]?.trim())
            .map((question) => (
              <div key={question.id} className={styles.answer}>
                <p className={styles.question}>{question.text}</p>
                <p>{question.field.inWords(answers[question.id]!)}</p>
              </div>
            ))}
        </section>
      )}
      <p role="status" className={styles.note}>
        {erased ? text.erased : copying === 'failed' && text.copyFailed}
      </p>
      <div className={styles.actions}>
        {hasText && (
          <button type="button" className="button" onClick={() => void copy()}>
            {copying === 'done' ? text.copied : text.copy}
          </button>
        )}
        {hasText && again}
        {actions}
      </div>
      {hasText && (
        <TextButton
          onClick={() => {
            typed.startOver();
            setErased(true);
          }}
        >
          {text.erase}
        </TextButton>
      )}
    </div>
  );
}
