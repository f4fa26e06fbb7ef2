import { dayInWords, type Days, daysOf, isWithin, notWithin } from '#shared/question-kinds/date.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { ControlProps } from '#web/answer-form/field.ts';
import { withoutSending } from '#web/answer-form/focus.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import type { Answering } from '../answering.ts';
import typed from '../parts/typed.module.css';
import { dateAnswerText } from '#text/question-kinds/date.ts';

/** A day, in the field that the device has for it. */
export const date: Answering = {
  field(question) {
    const days = daysOf(question);
    return {
      draw: (control) => <Day {...control} {...days} />,
      isGroup: false,
      isAnswered: hasVisibleText,
      inWords: dayInWords,
      mistake: (answer) => (answer === '' || isWithin(answer, days) ? null : `${notWithin(days)}.`),
      hint: () => dateAnswerText.between(dayInWords(days.from), dayInWords(days.to)),
    };
  },
  said: (answer) => ({ answer_text: answer }),
  held: ({ answer_text: day }) => day ?? '',
};

function Day({ id, answer, required, locked, invalid, from, to, onWrite, onLeave }: ControlProps & Days) {
  return (
    <Inline nowrap gap="10" className={typed.typed}>
      <input
        id={id}
        type="date"
        min={from}
        max={to}
        value={answer}
        readOnly={locked}
        required={required}
        aria-invalid={invalid}
        aria-describedby={`${id}-note`}
        onKeyDown={withoutSending}
        onChange={(event) => onWrite(event.target.value)}
        onBlur={onLeave}
      />
    </Inline>
  );
}
