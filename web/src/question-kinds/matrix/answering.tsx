import type { Scale as ScaleKind } from '#shared/models/answers.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { ControlProps } from '#web/answer-form/field.ts';
import { namesEnds } from '#web/answer-form/named-ends.ts';
import { Scale } from '#web/answer-form/scale.tsx';
import { matrixAnswerText as text } from '#text/question-kinds/matrix.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import type { Answering } from '../answering.ts';
import styles from './matrix.module.css';

/** Several statements on one scale: all of them where the question must be answered, else as many as one likes. */
export const matrixIn = (endsOf: (low: number, high: number) => string): Answering => ({
  field({ text: words, options, scale, required }) {
    const asked = scale ?? '1-5';
    const numbers = numbersOf(asked);
    const ends = namesEnds(words, asked) ? null : endsOf(numbers[0]!, numbers.at(-1)!);
    const leftIn = (answer: string) => numbersIn(answer, options).filter((one) => one === '').length;
    const isBegun = (answer: string) => leftIn(answer) < options.length;
    const isUnfinished = (answer: string) => required && isBegun(answer) && leftIn(answer) > 0;
    return {
      draw: (control) => <Matrix {...control} statements={options} scale={asked} ends={ends} />,
      isGroup: true,
      isAnswered: (answer) => isBegun(answer) && !isUnfinished(answer),
      inWords: (answer) =>
        numbersIn(answer, options)
          .flatMap((number, place) => (number === '' ? [] : [`${options[place]}: ${number}`]))
          .join('\n'),
      mistake: (answer) => (isUnfinished(answer) ? text.unfinished : null),
      hint: (answer) => (isUnfinished(answer) ? text.left(leftIn(answer)) : null),
    };
  },
  said: (answer, { options }) => ({ answer_options: numbersIn(answer, options) }),
  held: ({ answer_options: numbers }) => (numbers ?? []).join(','),
});

/** The same in the language of the page. */
export const matrix = matrixIn((low, high) => text.ends(low, high));

/** What each statement is rated, nothing where it is not. */
function numbersIn(answer: string, options: readonly string[]): string[] {
  const numbers = answer.split(',');
  return options.map((_, place) => numbers[place] ?? '');
}

interface MatrixProps extends ControlProps {
  readonly statements: readonly string[];
  readonly scale: ScaleKind;
  /** What the ends of the scale are; null where the question says so itself. */
  readonly ends: string | null;
}

/** A statement and its keys, below each other or beside; the first without a number is where focus is brought to. */
function Matrix({ id, statements, scale, ends, answer, onWrite, onLeave, ...control }: MatrixProps) {
  const numbers = numbersIn(answer, statements);
  const blank = Math.max(0, numbers.indexOf(''));
  const write = (place: number, number: string) => {
    const written = numbers.with(place, number);
    onWrite(written.some(hasVisibleText) ? written.join(',') : '');
  };
  return (
    <div
      className={styles.matrix}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
    >
      {ends !== null && (
        <p id={`${id}-ends`} className={styles.ends}>
          {ends}
        </p>
      )}
      {statements.map((statement, place) => (
        <Stack
          key={place}
          gap="4"
          className={styles.row}
          data-scale={scale}
          aria-invalid={control.invalid && numbers[place] === ''}
          role="radiogroup"
          aria-labelledby={`${id}-statement-${place}`}
          aria-describedby={ends === null ? undefined : `${id}-ends`}
          aria-required={control.required}
        >
          <Text
            as="span"
            id={`${id}-statement-${place}`}
            shrink
            weight="560"
            breaks
            className={styles.statement}
            dir="auto"
            lang={control.lang}
          >
            {statement}
          </Text>
          <div>
            <Scale
              {...control}
              id={place === blank ? id : `${id}-${place}`}
              name={`${id}-${place}`}
              scale={scale}
              ends={null}
              answer={numbers[place]!}
              onWrite={(number) => write(place, number)}
              onLeave={() => undefined}
            />
          </div>
        </Stack>
      ))}
    </div>
  );
}
