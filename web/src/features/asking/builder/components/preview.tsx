import { useEffect, useRef, useState } from 'react';
import type { Answers } from '#web/answer-form/draft.ts';
import { fieldId } from '#web/answer-form/focus.ts';
import { formState } from '#web/answer-form/form-state.ts';
import { Progress } from '#web/answer-form/progress.tsx';
import { Questions } from '#web/answer-form/questions.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ShieldIcon } from '#web/ui/icons.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import type { Preview } from '../lib/preview.ts';
import { builderText } from '#text/asking/builder.ts';
import styles from './preview.module.css';

const text = builderText.preview;

interface PreviewProps {
  readonly asked: Preview;
  /** The question that is being written: it is brought into sight, and shown whatever its condition. */
  readonly openId: string | null;
  /** When the open question will be asked; null where it always is. */
  readonly condition?: string | null;
}

/** What is built at the size of a phone, made of what respondents answer with; it can be answered, nothing is sent. */
export function Preview({ asked, openId, condition = null }: PreviewProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const screen = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const questions = asked.questions(answers, openId);
  const { answered, total } = formState(questions, answers);
  // A question that is moved is brought into sight again.
  const place = questions.findIndex(({ id }) => id === openId);

  useEffect(() => {
    const run = screen.current;
    const card =
      openId === null || place < 0
        ? null
        : run?.querySelector(`#${CSS.escape(fieldId(openId))}`)?.closest('[data-question]');
    if (!run || !card) return;
    const { top: above } = run.getBoundingClientRect();
    const { top } = card.getBoundingClientRect();
    run.scrollTop += top - above - (head.current?.offsetHeight ?? 0);
  }, [openId, place]);

  return (
    <Stack as="section" align="center" gap="12" aria-label={text.title}>
      <div className={styles.phone}>
        <div className={styles.screen} ref={screen}>
          <div className={styles.logo}>
            <Logo />
          </div>
          <div className={styles.head} ref={head}>
            <Progress answered={answered} total={total} />
          </div>
          <Inline as="p" nowrap gap="8" size="note" tone="ink-2" className={styles.statement}>
            <ShieldIcon size={18} />
            {asked.anonymous ? text.anonymous : text.named}
          </Inline>
          <Stack fit gap="14" className={styles.questions}>
            <Questions
              questions={questions}
              answers={answers}
              locked={false}
              onWrite={(id, answer) => setAnswers((now) => ({ ...now, [id]: answer }))}
            />
          </Stack>
        </div>
      </div>
      <Caption pretty className={styles.hint}>
        {condition === null ? text.hint : builderText.condition.shownHere(condition)}
      </Caption>
    </Stack>
  );
}
