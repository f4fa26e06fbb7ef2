import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ControlProps } from '#web/answer-form/field.ts';
import { chosenIn, choosing } from '#web/answer-form/options.tsx';
import { answerFormText } from '#text/answer-form.ts';
import { TextButton } from '#web/answer-form/text-button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import type { Answering } from '../answering.ts';
import styles from './ranking.module.css';
import { rankingAnswerText as text } from '#text/question-kinds/ranking.ts';

/** All options in an order, the most important at the top. Until one is moved, or the order is agreed to, there is no answer. */
export const ranking: Answering = {
  field: ({ options }) => ({
    draw: (control) => <Ranking {...control} options={options} />,
    isGroup: true,
    isAnswered: (answer) => answer !== '' && leftIn(answer, options) === 0,
    inWords: (answer) =>
      chosenIn(answer, options)
        .map((option, place) => `${place + 1}. ${option}`)
        .join('\n'),
    mistake: (answer) => (leftIn(answer, options) === 0 || answer === '' ? null : text.unfinished),
    hint: (answer) => (answer === '' ? text.begin : null),
  }),
  said: (answer, { options }) => ({ answer_options: chosenIn(answer, options) }),
  held: ({ answer_options: order }, { options }) => choosing(order ?? [], options),
};

function leftIn(answer: string, options: readonly string[]): number {
  return options.length - chosenIn(answer, options).length;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Options one below the other; two buttons, or the arrows of the keyboard on either of them, move one of them. */
function Ranking({
  id,
  options,
  answer,
  lang,
  onWrite,
  onLeave,
}: ControlProps & { readonly options: readonly string[] }) {
  const [told, setTold] = useState<readonly [option: number, place: number] | null>(null);
  const moved = useRef<HTMLElement>(null);
  // What is moved in the page loses focus.
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = null;
  });
  const said = answer === '' ? [] : answer.split(',').map(Number);
  const order = [...said, ...[...options.keys()].filter((option) => !said.includes(option))];
  const move = (place: number, step: number, button: HTMLElement) => {
    const [option, other] = [order[place]!, order[place + step]];
    if (other === undefined) return;
    onWrite(
      order
        .with(place, other)
        .with(place + step, option)
        .join(','),
    );
    setTold([option!, place + step + 1]);
    moved.current = button;
  };
  const press = (place: number) => (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(place, step, event.currentTarget);
  };
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}>
      <Stack as="ol" gap="8" className={styles.options}>
        {order.map((option, place) => (
          <li key={option} className={styles.option} data-placed={answer !== ''}>
            <span className={styles.place} aria-hidden="true">
              {answer !== '' && place + 1}
            </span>
            <span dir="auto" lang={lang}>
              {options[option]}
            </span>
            {[-1, 1].map((step) => (
              <button
                key={step}
                type="button"
                id={place === 0 && step === 1 ? id : undefined}
                className={styles.move}
                data-up={step < 0}
                aria-label={(step < 0 ? text.up : text.down)(options[option]!)}
                aria-disabled={order[place + step] === undefined}
                onClick={(event: MouseEvent<HTMLElement>) => move(place, step, event.currentTarget)}
                onKeyDown={press(place)}
              />
            ))}
          </li>
        ))}
      </Stack>
      <p role="status" className={styles.told}>
        {answer !== '' && told && text.place(options[told[0]]!, told[1], options.length)}
      </p>
      {answer === '' ? (
        <TextButton onClick={() => onWrite(order.join(','))}>{text.asIs}</TextButton>
      ) : (
        <TextButton onClick={() => onWrite('')}>{answerFormText.clearChoice}</TextButton>
      )}
    </div>
  );
}
