import type { Scale } from '#shared/models/answers.ts';
import type { SurveyQuestion, SurveySubmission } from '#shared/models/survey-answers.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { askedQuestions } from '#shared/rules/asked-questions.ts';
import type { Answers } from './draft.ts';
import type { Field, FormQuestion } from './form-question.ts';
import { chosenOf } from './form-question.ts';
import { isBlank } from './form-state.ts';
import { answerFormText as text } from './text.ts';

/** One answer as it goes to the server. */
export type SurveyAnswer = SurveySubmission['answers'][number];

/** What a form has to know of a question, from a survey or from a draft of one. */
export type AskedInSurvey = Pick<
  SurveyQuestion,
  'id' | 'text' | 'type' | 'options' | 'required' | 'scale' | 'theme' | 'section' | 'show_if' | 'order'
>;

/** The questions of a survey that its respondent is asked by what is answered so far, in their author's order. */
export function surveyForm(questions: readonly AskedInSurvey[], answers: Answers): FormQuestion[] {
  const inOrder = questions.toSorted((a, b) => a.order - b.order);
  return askedQuestions(inOrder, givenBy(inOrder, answers)).map((question) => ({
    id: question.id,
    text: question.text,
    required: question.required,
    field: fieldOf(question),
    section: question.section,
  }));
}

/** What goes to the server: answers to questions that are asked; what is hidden by a condition stays in the draft. */
export function surveyAnswers(questions: readonly AskedInSurvey[], answers: Answers): SurveyAnswer[] {
  const asked = new Set(surveyForm(questions, answers).map(({ id }) => id));
  return givenBy(questions, answers).filter(({ question_id: id }) => asked.has(id));
}

/** Answers of an earlier sending, as the form holds them. */
export function answersGiven(questions: readonly AskedInSurvey[], given: readonly SurveyAnswer[]): Answers {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return Object.fromEntries(given.map((answer) => [answer.question_id, held(byId.get(answer.question_id), answer)]));
}

/** Whether people are asked how likely they are to recommend the company. */
export function hasEnps(questions: readonly Pick<AskedInSurvey, 'theme'>[]): boolean {
  return questions.some(({ theme }) => theme === 'enps');
}

function fieldOf({ text: words, type, options, scale, theme }: AskedInSurvey): Field {
  switch (type) {
    case 'RATING':
      return scaleField(words, scale ?? '1-5', theme === 'enps' ? text.enpsEnds : text.scaleEnds);
    case 'TEXT':
      return { kind: 'words', lines: 'one' };
    case 'TEXTAREA':
      return { kind: 'words', lines: 'many' };
    default:
      return { kind: 'options', options, several: type === 'CHECKBOX', inRow: type === 'YESNO' };
  }
}

/** The ends keep their general names only where the question gives them none: «1 — совсем нет, 5 — полностью». */
function scaleField(words: string, scale: Scale, general: readonly [low: string, high: string]): Field {
  const numbers = numbersOf(scale);
  const named = [numbers[0], numbers.at(-1)].every((end) =>
    new RegExp(`(?:^|\\D)${end}\\s*[-–—=:]\\s*[^\\s\\d]`).test(words),
  );
  return { kind: 'scale', scale, ends: named ? null : general };
}

function givenBy(questions: readonly AskedInSurvey[], answers: Answers): SurveyAnswer[] {
  return questions
    .filter(({ id }) => !isBlank(answers[id]))
    .map((question) => ({ question_id: question.id, ...said(question, answers[question.id]!) }));
}

function said({ type, options }: AskedInSurvey, answer: string): Omit<SurveyAnswer, 'question_id'> {
  switch (type) {
    case 'RATING':
      return { answer_rating: Number(answer) };
    case 'TEXT':
    case 'TEXTAREA':
      return { answer_text: answer.trim() };
    default:
      return { answer_options: chosenOf(answer).flatMap((place) => options[place] ?? []) };
  }
}

function held(question: AskedInSurvey | undefined, answer: SurveyAnswer): string {
  const { answer_options: chosen, answer_rating: rating, answer_text: words } = answer;
  if (chosen) return chosen.map((option) => question?.options.indexOf(option)).join(',');
  return rating?.toString() ?? words ?? '';
}
