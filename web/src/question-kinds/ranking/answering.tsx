import type { ControlProps } from '#web/answer-form/field.ts';
import { isFieldOf, withoutSending } from '#web/answer-form/focus.ts';
import { chosenIn, choosing } from '#web/answer-form/options.tsx';
import { answerFormText } from '#web/answer-form/text.ts';
import { TextButton } from '#web/answer-form/text-button.tsx';
import type { Answering } from '../answering.ts';
import styles from './ranking.module.css';

const text = {
  begin: 'Нажимайте по порядку: сначала самое важное',
  left: (count: number) => `Осталось расставить: ${count}`,
  unfinished: 'Расставьте все варианты.',
  place: (option: string, place: number) => `${option}, место ${place + 1}`,
};

/** All options in an order: the first that is pressed is the most important. Until then there is no answer. */
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
    hint: (answer) => {
      const left = leftIn(answer, options);
      if (answer === '') return text.begin;
      return left === 0 ? null : text.left(left);
    },
  }),
  said: (answer, { options }) => ({ answer_options: chosenIn(answer, options) }),
  held: ({ answer_options: order }, { options }) => choosing(order ?? [], options),
};

function leftIn(answer: string, options: readonly string[]): number {
  return options.length - chosenIn(answer, options).length;
}

/** Options stay where they stand and show their place in the order; one that is pressed again gives its place up. */
function Ranking({ id, options, answer, onWrite, onLeave }: ControlProps & { readonly options: readonly string[] }) {
  const order = answer === '' ? [] : answer.split(',').map(Number);
  const press = (option: number) =>
    onWrite((order.includes(option) ? order.filter((one) => one !== option) : [...order, option]).join(','));
  return (
    <>
      <div className={styles.options}>
        {options.map((option, index) => {
          const place = order.indexOf(index);
          return (
            <label key={index} className={styles.option}>
              <input
                type="checkbox"
                name={id}
                id={index === 0 ? id : undefined}
                checked={place >= 0}
                aria-label={place >= 0 ? text.place(option, place) : option}
                onChange={() => press(index)}
                onKeyDown={withoutSending}
                onBlur={(event) => isFieldOf(id, event.relatedTarget) || onLeave()}
              />
              <span className={styles.place} aria-hidden="true">
                {place >= 0 ? place + 1 : ''}
              </span>
              <span aria-hidden="true">{option}</span>
            </label>
          );
        })}
      </div>
      {order.length > 0 && <TextButton onClick={() => onWrite('')}>{answerFormText.clearChoice}</TextButton>}
    </>
  );
}
