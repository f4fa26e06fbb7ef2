import { useEffect, useState } from 'react';
import type { AskedQuestion, PollType } from '#shared/models/answers.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { YES_NO } from '#shared/rules/wire-words.ts';
import { type FormQuestion, inAskedOrder, questionsOfPoll } from '#web/answer-form/form-question.ts';
import { endsOf } from '#web/answer-form/named-ends.ts';
import { optionsField } from '#web/answer-form/options.tsx';
import { scaleField } from '#web/answer-form/scale.tsx';
import type { InLanguage } from '#web/answer-form/translated.ts';
import { type AnswerWords, loadAnswerWords } from '#web/lib/answer-words.ts';
import type { Answering } from '#web/question-kinds/answering.ts';
import { EVERY_FIELD } from '#web/question-kinds/fields.ts';
import { matrixIn } from '#web/question-kinds/matrix/answering.tsx';

/*
 * What a question and what can be answered to it says is in the language in which it is read; the page around it, its
 * buttons and hints, is in that of the app. The pages of respondents are in one language as a whole.
 */

/** What can be answered, in words of the language a run is read in; null while they are not here: then in the app's. */
export function useAnswerWords({ language, translation }: InLanguage): AnswerWords | null {
  const read = translation?.language ?? language ?? null;
  const [loaded, setLoaded] = useState<{ readonly of: PollLanguage; readonly words: AnswerWords } | null>(null);
  useEffect(() => {
    if (read === null) return undefined;
    let waiting = true;
    // Without a connection the words of the app stay.
    loadAnswerWords(read).then(
      (words) => waiting && setLoaded({ of: read, words }),
      () => undefined,
    );
    return () => void (waiting = false);
  }, [read]);
  return loaded?.of === read ? loaded.words : null;
}

/** The questions of a poll, with the ends of scales in these words. */
export function questionsIn(
  words: AnswerWords | null,
  poll: InLanguage & { readonly type: PollType },
  questions: readonly AskedQuestion[],
): FormQuestion[] {
  const form = questionsOfPoll(poll, questions);
  if (words === null) return form;
  const asked = inAskedOrder(questions);
  return form.map((one, position) => {
    const scale = scaleOf(poll, asked[position]!, position);
    const ends = isEnpsQuestion(poll, position) ? words.enpsEnds : words.scaleEnds;
    return scale === null ? one : { ...one, field: scaleField(scale, endsOf(one.text, scale, ends)) };
  });
}

/** How each kind of question is answered, in these words. */
export function fieldsIn(words: AnswerWords | null): typeof EVERY_FIELD {
  if (words === null) return EVERY_FIELD;
  const rating: Answering = {
    ...EVERY_FIELD.RATING,
    field({ text, scale, theme }) {
      const asked = scale ?? '1-5';
      const ends = theme === 'enps' ? words.enpsEnds : words.scaleEnds;
      return scaleField(asked, endsOf(text, asked, ends));
    },
  };
  const said = new Map<string, string>(YES_NO.map((word, index) => [word, [words.yes, words.no][index]!]));
  const yesNo: Answering = {
    ...EVERY_FIELD.YESNO,
    field: ({ options }) => optionsField({ inRow: true, options: options.map((one) => said.get(one) ?? one) }),
  };
  return { ...EVERY_FIELD, RATING: rating, YESNO: yesNo, MATRIX: matrixIn(words.matrixEnds) };
}
