import { useEffect, useRef, useState } from 'react';
import type { Answers } from '#web/answer-form/draft.ts';
import { fieldId } from '#web/answer-form/focus.ts';
import { formState } from '#web/answer-form/form-state.ts';
import { FormPhrases, SURVEY_PHRASES } from '#web/answer-form/phrases.ts';
import { Progress } from '#web/answer-form/progress.tsx';
import { Questions } from '#web/answer-form/questions.tsx';
import { surveyForm } from '#web/answer-form/survey-questions.ts';
import { Logo } from '#web/ui/logo.tsx';
import { ShieldIcon } from '#web/ui/icons.tsx';
import { askedQuestionsOf } from '../lib/asked-questions.ts';
import { conditionWords } from '../lib/condition-words.ts';
import { questionsOf, type SurveyDraft } from '../lib/survey-draft.ts';
import { builderText } from '../text.ts';
import styles from './preview.module.css';

const text = builderText.preview;

interface PreviewProps {
  readonly draft: SurveyDraft;
  /** The question that is being written: it is brought into sight, and shown whatever its condition. */
  readonly openId: string | null;
}

/** The survey at the size of a phone, made of what respondents answer with; it can be answered, and nothing is sent. */
export function Preview({ draft, openId }: PreviewProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const screen = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const all = askedQuestionsOf(draft, text.untitled);
  const questions = surveyForm(
    all.map((question) => (question.id === openId ? { ...question, show_if: null } : question)),
    answers,
  );
  const { answered, total } = formState(questions, answers);
  const open = questionsOf(draft).find(({ id }) => id === openId);
  // A question that is moved is brought into sight again.
  const place = questions.findIndex(({ id }) => id === openId);
  const condition = open ? conditionWords(draft, open) : null;

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
    <section className={styles.preview} aria-label={text.title}>
      <div className={styles.phone}>
        <div className={styles.screen} ref={screen}>
          <div className={styles.logo}>
            <Logo />
          </div>
          <div className={styles.head} ref={head}>
            <Progress answered={answered} total={total} />
          </div>
          <p className={styles.statement}>
            <ShieldIcon size={18} />
            {draft.anonymous ? text.anonymous : text.named}
          </p>
          <div className={styles.questions}>
            <FormPhrases value={SURVEY_PHRASES}>
              <Questions
                questions={questions}
                answers={answers}
                locked={false}
                onWrite={(id, answer) => setAnswers((now) => ({ ...now, [id]: answer }))}
              />
            </FormPhrases>
          </div>
        </div>
      </div>
      <p className={styles.hint}>{condition === null ? text.hint : builderText.condition.shownHere(condition)}</p>
    </section>
  );
}
