import type { AskedQuestion, PollType, Scale } from '#shared/models/answers.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import type { Field } from './field.ts';
import { endsOf } from './named-ends.ts';
import { scaleField } from './scale.tsx';
import { answerFormText as text } from '#text/answer-form.ts';
import { asRead, type InLanguage, type Untranslated } from './translated.ts';
import { wordsField } from './words-field.tsx';

/** A question as the form asks it, of a poll or of a survey. */
export interface FormQuestion {
  readonly id: string;
  readonly text: string;
  readonly required: boolean;
  readonly field: Field;
  /** The heading it stands under; null where there is none. */
  readonly section: string | null;
  readonly untranslated?: Untranslated | undefined;
  /** In which language it is read, where that is not its own. */
  readonly lang?: PollLanguage | undefined;
}

/** Questions in the order their author gave them. */
export function inAskedOrder<Q extends Pick<AskedQuestion, 'order_index'>>(questions: readonly Q[]): Q[] {
  return questions.toSorted((a, b) => a.order_index - b.order_index);
}

/** The questions of a poll as its form asks them. */
export function questionsOfPoll(
  poll: InLanguage & { readonly type: PollType },
  questions: readonly AskedQuestion[],
): FormQuestion[] {
  return inAskedOrder(questions).map((question, position) => {
    const read = asRead(question, poll);
    return {
      id: question.id,
      text: read.text,
      required: question.is_required,
      field: fieldOf(read.text, scaleOf(poll, question, position), isEnpsQuestion(poll, position)),
      section: null,
      untranslated: read.untranslated,
      lang: read.lang,
    };
  });
}

function fieldOf(words: string, scale: Scale | null, isEnps: boolean): Field {
  if (scale === null) return wordsField('many');
  return scaleField(scale, endsOf(words, scale, isEnps ? text.enpsEnds : text.scaleEnds));
}
