import { askedQuestions } from '#shared/rules/asked-questions.ts';
import type { AskedInSurvey, Fields, SurveyAnswer } from '#web/question-kinds/answering.ts';
import type { AskedReplies } from './dialogue/keys.ts';
import type { Answers } from './draft.ts';
import type { FormQuestion } from './form-question.ts';
import { asRead, type InLanguage } from './translated.ts';

/** The questions of a survey that its respondent is asked by what is answered so far, in their author's order. */
export function surveyForm(
  fields: Fields,
  questions: readonly AskedInSurvey[],
  answers: Answers,
  language: InLanguage = {},
): FormQuestion[] {
  const inOrder = questions.toSorted((a, b) => a.order - b.order);
  return askedQuestions(inOrder, givenBy(fields, inOrder, answers)).map((question) => {
    const { ownOptions, field } = fields[question.type]!;
    const read = asRead(question, language);
    return {
      id: question.id,
      text: read.text,
      required: question.required,
      field: field(read),
      section: read.section,
      lang: read.lang,
      untranslated: ownOptions ? { ...read.untranslated, options: undefined } : read.untranslated,
    };
  });
}

/** What goes to the server: answers to questions that are asked; what is hidden by a condition stays in the draft. */
export function surveyAnswers(
  fields: Fields,
  questions: readonly AskedInSurvey[],
  answers: Answers,
  replies: AskedReplies = {},
): SurveyAnswer[] {
  const asked = new Set(surveyForm(fields, questions, answers).map(({ id }) => id));
  return givenBy(fields, questions, answers, replies).filter(({ question_id: id }) => asked.has(id));
}

/** Answers of an earlier sending, as the form holds them. */
export function answersGiven(
  fields: Fields,
  questions: readonly AskedInSurvey[],
  given: readonly SurveyAnswer[],
): Answers {
  const byId = new Map(given.map((answer) => [answer.question_id, answer]));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = byId.get(question.id);
      return answer ? [[question.id, fields[question.type]!.held(answer, question)]] : [];
    }),
  );
}

/** Whether people are asked how likely they are to recommend the company. */
export function hasEnps(questions: readonly Pick<AskedInSurvey, 'theme'>[]): boolean {
  return questions.some(({ theme }) => theme === 'enps');
}

function givenBy(
  fields: Fields,
  questions: readonly AskedInSurvey[],
  answers: Answers,
  replies: AskedReplies = {},
): SurveyAnswer[] {
  return questions.flatMap((question): SurveyAnswer[] => {
    const answer = answers[question.id] ?? '';
    const { field, said } = fields[question.type]!;
    return field(question).isAnswered(answer)
      ? [{ question_id: question.id, ...said(answer, question), reply_box: replies[question.id]?.box }]
      : [];
  });
}
