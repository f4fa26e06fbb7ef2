import type { PollLanguage } from '#shared/rules/poll-languages.ts';

/** What the product itself says among what can be answered. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  readonly enpsEnds: readonly [low: string, high: string];
  readonly scaleEnds: readonly [low: string, high: string];
  readonly matrixEnds: (low: number, high: number) => string;
}

type Catalogues = readonly [
  { readonly answerFormText: Pick<AnswerWords, 'enpsEnds' | 'scaleEnds'> },
  { readonly answersText: Pick<AnswerWords, 'yes' | 'no'> },
  { readonly matrixAnswerText: { readonly ends: AnswerWords['matrixEnds'] } },
];

const CATALOGUES: Readonly<Record<PollLanguage, () => Promise<Catalogues>>> = {
  ru: () =>
    Promise.all([
      import('#shared/text/ru/answer-form.ts'),
      import('#shared/text/ru/rules/question-kinds/answers.ts'),
      import('#shared/text/ru/question-kinds/matrix.ts'),
    ]),
  en: () =>
    Promise.all([
      import('#shared/text/en/answer-form.ts'),
      import('#shared/text/en/rules/question-kinds/answers.ts'),
      import('#shared/text/en/question-kinds/matrix.ts'),
    ]),
  kk: () =>
    Promise.all([
      import('#shared/text/kk/answer-form.ts'),
      import('#shared/text/kk/rules/question-kinds/answers.ts'),
      import('#shared/text/kk/question-kinds/matrix.ts'),
    ]),
  uz: () =>
    Promise.all([
      import('#shared/text/uz/answer-form.ts'),
      import('#shared/text/uz/rules/question-kinds/answers.ts'),
      import('#shared/text/uz/question-kinds/matrix.ts'),
    ]),
  'uz-Cyrl': () =>
    Promise.all([
      import('#shared/text/uz-Cyrl/answer-form.ts'),
      import('#shared/text/uz-Cyrl/rules/question-kinds/answers.ts'),
      import('#shared/text/uz-Cyrl/question-kinds/matrix.ts'),
    ]),
  tg: () =>
    Promise.all([
      import('#shared/text/tg/answer-form.ts'),
      import('#shared/text/tg/rules/question-kinds/answers.ts'),
      import('#shared/text/tg/question-kinds/matrix.ts'),
    ]),
  ky: () =>
    Promise.all([
      import('#shared/text/ky/answer-form.ts'),
      import('#shared/text/ky/rules/question-kinds/answers.ts'),
      import('#shared/text/ky/question-kinds/matrix.ts'),
    ]),
};

/** The same in a language: of whoever answers, not of the app. */
export async function loadAnswerWords(language: PollLanguage): Promise<AnswerWords> {
  const [{ answerFormText: form }, { answersText }, { matrixAnswerText }] = await CATALOGUES[language]();
  const { enpsEnds, scaleEnds } = form;
  return { yes: answersText.yes, no: answersText.no, enpsEnds, scaleEnds, matrixEnds: matrixAnswerText.ends };
}
