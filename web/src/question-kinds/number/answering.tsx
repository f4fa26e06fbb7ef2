import { type Bounds, boundsOf, CLOSE, outOfBounds, readWithin, withUnit } from '#shared/question-kinds/number.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { ControlProps } from '#web/answer-form/field.ts';
import { withoutSending } from '#web/answer-form/focus.ts';
import { answerFormText } from '#text/answer-form.ts';
import { numberAnswerText as text } from '#text/question-kinds/number.ts';
import { TextButton } from '#web/answer-form/text-button.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import type { Answering } from '../answering.ts';
import typed from '../parts/typed.module.css';
import styles from './number.module.css';

/** A whole number: along a line where bounds are close, typed where they are not. */
export const number: Answering = {
  field(question) {
    const bounds = boundsOf(question);
    const isClose = bounds.max - bounds.min < CLOSE;
    return {
      draw: (control) => (isClose ? <Line {...control} {...bounds} /> : <Typed {...control} {...bounds} />),
      isGroup: false,
      isAnswered: hasVisibleText,
      inWords: (answer) => withUnit(bounds, Number(answer)),
      mistake: (answer) => (answer === '' || readWithin(answer, bounds) !== null ? null : `${outOfBounds(bounds)}.`),
      // While its author is writing the bounds there may be none.
      hint: () =>
        isClose || Number.isNaN(bounds.max - bounds.min)
          ? null
          : text.between(numberAlone(bounds.min), withUnit(bounds, bounds.max)),
    };
  },
  said: (answer) => ({ answer_rating: Number(answer) }),
  held: ({ answer_rating: given }) => given?.toString() ?? '',
};

/** “1,000”, where its unit stands beside. */
const numberAlone = (one: number) => withUnit({ min: one, max: one, unit: '' }, one);

type NumberProps = ControlProps & Bounds;

/** Digits and nothing else: no wheel or arrow changes what was typed. */
function Typed({ id, answer, required, locked, invalid, unit, onWrite, onLeave }: NumberProps) {
  return (
    <Inline nowrap gap="10" className={typed.typed}>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={10}
        value={answer}
        readOnly={locked}
        required={required}
        aria-invalid={invalid}
        aria-describedby={`${id}-note`}
        onKeyDown={withoutSending}
        onChange={(event) => onWrite(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={onLeave}
      />
      {unit !== '' && <span>{unit}</span>}
    </Inline>
  );
}

const MOVES = /^(?:Arrow|Page|Home|End)|^ $/;

/** Nothing is answered until it is touched; where its thumb stands already, a tap or the space bar says so. */
function Line({ id, answer, required, locked, min, max, unit, onWrite, onLeave }: NumberProps) {
  const bounds = { min, max, unit };
  const said = answer === '' ? null : withUnit(bounds, Number(answer));
  return (
    <>
      <p className={styles.said} aria-hidden="true">
        {said ?? '—'}
      </p>
      <input
        id={id}
        className={styles.line}
        type="range"
        min={min}
        max={max}
        value={answer === '' ? min : answer}
        disabled={locked}
        data-untouched={answer === '' || undefined}
        aria-valuetext={said ?? text.none}
        aria-describedby={`${id}-note`}
        onKeyDown={withoutSending}
        onKeyUp={({ key, currentTarget }) => MOVES.test(key) && onWrite(currentTarget.value)}
        onClick={({ currentTarget }) => onWrite(currentTarget.value)}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        onBlur={onLeave}
      />
      <Inline
        align="stretch"
        justify="between"
        nowrap
        size="small"
        tone="ink-2"
        className={styles.ends}
        aria-hidden="true"
      >
        <span>{numberAlone(min)}</span>
        <span>{numberAlone(max)}</span>
      </Inline>
      {!required && said !== null && <TextButton onClick={() => onWrite('')}>{answerFormText.clearChoice}</TextButton>}
    </>
  );
}
