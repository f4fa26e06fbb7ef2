import type { InputIssue } from '../errors.ts';
import type { PollType, Scale } from '../models/answers.ts';
import { kindOf, type Kinded } from '../question-kinds/index.ts';
import type { AnswerField, Settings } from '../question-kinds/kind.ts';
import { runsErrors } from '#text/runs/errors.ts';
import { askedQuestions, type Conditional } from './asked-questions.ts';
import { readScaleAnswer, scaleOf } from './scales.ts';
import type { SurveyAnswerGiven } from './surveys.ts';
import { hasVisibleText } from './visible-text.ts';

/*
 * How answers become what is stored, for the server, which stores them, and for the browser of whoever answers by a
 * ballot, which keeps a hash of what is to be stored.
 */

/** What an answer is read by, as it is stored or in the words of the API. */
export type AnsweredQuestion = Conditional &
  Kinded & {
    readonly options: readonly string[];
    readonly required: boolean;
    readonly scale: Scale | null;
    readonly settings?: Settings | undefined;
  };

/** The answers by question index as they are stored, or all that is wrong with them. */
export type ReadAnswers =
  | { readonly answers: (string | null)[]; readonly issues?: never }
  | { readonly issues: InputIssue[] };

/** The answers to a poll, a text with nothing to see in it for none. */
export function readPollAnswers<Q extends AnsweredQuestion>(
  { pollType, questions }: { readonly pollType: PollType; readonly questions: readonly Q[] },
  submitted: readonly { readonly question_id: string; readonly content: string }[],
): ReadAnswers {
  // Only of a question that was made a scale: the specification knows none, and lets an eNPS be answered in words.
  const asked = questions.map((question, place) =>
    question.scale ? { ...question, scale: scaleOf({ type: pollType }, question, place) } : question,
  );
  const byId = new Map(asked.map((question) => [question.id, question]));
  return readAnswers(
    asked,
    submitted.map(({ question_id, content }) => ({ question_id, ...inField(byId.get(question_id), content) })),
  );
}

/** What was said to a question of a poll, where everything comes as a text, in the field it is answered in. */
function inField(question: AnsweredQuestion | undefined, content: string): Omit<SurveyAnswerGiven, 'question_id'> {
  if (!question || kindOf(question).field !== 'answer_rating') return { answer_text: content };
  return hasVisibleText(content) ? { answer_rating: readScaleAnswer(content, '0-10') ?? NaN } : {};
}

/**
 * Each answer in the way of its kind; null where nothing was said or the question was not asked. Wrong are foreign and
 * repeated questions, questions that are not asked after these answers, required ones left blank, answers in the wrong
 * field, and what their kind does not take.
 */
export function readAnswers(
  questions: readonly AnsweredQuestion[],
  submitted: readonly SurveyAnswerGiven[],
): ReadAnswers {
  const issues: InputIssue[] = [];
  const given = new Map<string, SurveyAnswerGiven>();
  const known = new Set(questions.map(({ id }) => id));
  for (const [index, answer] of submitted.entries()) {
    const path = `answers.${index}.question_id`;
    if (!known.has(answer.question_id)) issues.push({ path, message: runsErrors.answers.unknownQuestion });
    else if (given.has(answer.question_id)) issues.push({ path, message: runsErrors.answers.twice });
    given.set(answer.question_id, answer);
  }
  const asked = new Set(askedQuestions(questions, submitted).map(({ id }) => id));
  const answers = questions.map((question): string | null => {
    const issue = (message: string): null => {
      issues.push({ path: `answers.${question.id}`, message });
      return null;
    };
    const kind = kindOf(question);
    const answer = given.get(question.id);
    const said = answer ? fieldsOf(answer) : [];
    if (said.some((one) => one !== kind.field)) return issue(kind.wrongField());
    if (!asked.has(question.id)) {
      return said.length > 0 ? issue(runsErrors.answers.notAsked) : null;
    }
    if (said.length === 0) return question.required ? issue(runsErrors.answers.required) : null;
    const reading = kind.read(answer!, question);
    return 'mistake' in reading ? issue(reading.mistake) : reading.answer;
  });
  return issues.length > 0 ? { issues } : { answers };
}

/** The fields in which an answer says something. */
function fieldsOf({
  answer_options: options,
  answer_rating: rating,
  answer_text: text,
}: SurveyAnswerGiven): AnswerField[] {
  return [
    ...(options && options.length > 0 ? (['answer_options'] as const) : []),
    ...(rating === null || rating === undefined ? [] : (['answer_rating'] as const)),
    ...(text && hasVisibleText(text) ? (['answer_text'] as const) : []),
  ];
}
