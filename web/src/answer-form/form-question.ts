import type { AskedQuestion, PollType, Scale } from '#shared/models/answers.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { answerFormText as text } from './text.ts';

/**
 * What a question is answered with. An answer is a text, whatever the field: what was written, the number of a scale,
 * the places of the chosen options («0» or «0,3»).
 */
export type Field =
  | { readonly kind: 'words'; readonly lines: 'one' | 'many' }
  | {
      readonly kind: 'scale';
      readonly scale: Scale;
      /** What its two ends are called; null where the question says so itself. */
      readonly ends: readonly [low: string, high: string] | null;
    }
  | {
      readonly kind: 'options';
      readonly options: readonly string[];
      readonly several: boolean;
      /** Beside each other: «Да» and «Нет». */
      readonly inRow: boolean;
    };

/** A question as the form asks it, of a poll or of a survey. */
export interface FormQuestion {
  readonly id: string;
  readonly text: string;
  readonly required: boolean;
  readonly field: Field;
  /** The heading it stands under; null where there is none. */
  readonly section: string | null;
}

/** Questions in the order their author gave them. */
export function inAskedOrder<Q extends Pick<AskedQuestion, 'order_index'>>(questions: readonly Q[]): Q[] {
  return questions.toSorted((a, b) => a.order_index - b.order_index);
}

/** The questions of a poll as its form asks them. */
export function questionsOfPoll(
  poll: { readonly type: PollType },
  questions: readonly AskedQuestion[],
): FormQuestion[] {
  return inAskedOrder(questions).map((question, position) => ({
    id: question.id,
    text: question.text,
    required: question.is_required,
    field: fieldOf(scaleOf(poll, question, position), isEnpsQuestion(poll, position)),
    section: null,
  }));
}

function fieldOf(scale: Scale | null, isEnps: boolean): Field {
  if (scale === null) return { kind: 'words', lines: 'many' };
  return { kind: 'scale', scale, ends: isEnps ? text.enpsEnds : text.scaleEnds };
}

/** The places of the options an answer names, in their order. */
export function chosenOf(answer: string): number[] {
  return answer === '' ? [] : answer.split(',').map(Number);
}

/** The answer after an option was chosen or, of several, taken away again. */
export function withChosen(answer: string, place: number, several: boolean): string {
  if (!several) return String(place);
  const chosen = chosenOf(answer);
  const others = chosen.filter((other) => other !== place);
  return (others.length < chosen.length ? others : [...chosen, place]).toSorted((a, b) => a - b).join(',');
}

/** An answer as a person reads it. */
export function inWords({ field }: FormQuestion, answer: string): string {
  if (field.kind !== 'options') return answer.trim();
  return chosenOf(answer)
    .map((place) => field.options[place])
    .join(', ');
}
