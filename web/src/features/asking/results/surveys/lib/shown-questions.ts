import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyQuestionFigures, SurveyResults } from '#shared/models/survey-results.ts';
import { addressOf, statementsOf, type Address, type StatementMark } from '#shared/question-kinds/statements.ts';

/** A question of a survey, or one of its statements as a scale question of its own. */
export type ShownQuestion = SurveyQuestion & StatementMark;

/** What is told of each question and of each statement, by its id. */
export function figuresById({
  survey,
  questions,
  statements = [],
}: Pick<SurveyResults, 'survey' | 'questions' | 'statements'>): ReadonlyMap<string, SurveyQuestionFigures> {
  const ofStatements = statementsOf(survey.questions).flatMap(({ id }, place) => {
    const figures = statements[place];
    return figures ? [[id, figures] as const] : [];
  });
  return new Map([...questions.map((one) => [one.question_id, one] as const), ...ofStatements]);
}

/** Whether a reply speaks of this question, or of this statement. */
export function isAbout({ question_id, statement }: Address, question: ShownQuestion): boolean {
  const own = addressOf(question);
  return own.question_id === question_id && own.statement === statement;
}

/** The question that a statement is rated in; undefined of a question itself. */
export function questionOf(questions: readonly SurveyQuestion[], { statement }: StatementMark): string | undefined {
  return statement && questions.find(({ id }) => id === statement.question_id)?.text;
}

/** A question in full; a statement after what is asked of it. */
export function wholeText(questions: readonly SurveyQuestion[], question: ShownQuestion): string {
  const asked = questionOf(questions, question);
  if (asked === undefined) return question.text;
  const begun = firstSentence(asked).replace(/:$/, '');
  return `${begun}${/[?!]$/.test(begun) ? '' : ':'} ${question.text}`;
}

/** What is asked, without what the ends of the scale mean. */
export function firstSentence(text: string): string {
  return /^.+?[.?!](?=\s)/.exec(text)?.[0].replace(/\.$/, '') ?? text.replace(/\.$/, '');
}

/** What a question, or a statement, is known by in all surveys of a series. */
export function originOf({ origin_id, statement }: Pick<ShownQuestion, 'origin_id' | 'statement'>): string {
  return statement ? originOfStatement(origin_id, statement.statement) : origin_id;
}

/** The questions and statements of a survey of a series, by what they are known by. */
export function byOrigin<T extends { readonly origin_id: string; readonly text: string }>({
  questions,
  statements = [],
}: {
  readonly questions: readonly T[];
  readonly statements?: readonly T[] | undefined;
}): ReadonlyMap<string, T> {
  return new Map([
    ...questions.map((one) => [one.origin_id, one] as const),
    ...statements.map((one) => [originOfStatement(one.origin_id, one.text), one] as const),
  ]);
}

function originOfStatement(origin: string, statement: string): string {
  return `${origin} ${statement}`;
}
