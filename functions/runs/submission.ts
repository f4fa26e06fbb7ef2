import type { InputIssue } from '#shared/errors.ts';
import type { PollType, SubmittedAnswers } from '#shared/models/answers.ts';
import type { Question } from '#shared/models/question.ts';
import type { SurveySubmission } from '#shared/models/survey-answers.ts';
import { kindOf } from '#shared/question-kinds/index.ts';
import type { AnswerField } from '#shared/question-kinds/kind.ts';
import { askedQuestions } from '#shared/rules/asked-questions.ts';
import { readScaleAnswer, scaleOf } from '#shared/rules/scales.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { invalid } from '#core/http/errors.ts';
import { runsErrors } from '#text/runs/errors.ts';

/** What an answer is read by. */
type AnsweredQuestion = Pick<Question, 'id' | 'kind' | 'options' | 'required' | 'scale' | 'settings' | 'showIf'>;
/** An answer to one question as surveys take it. */
type Given = SurveySubmission['answers'][number];

/** The answers to a poll by question index as they are stored, a text with nothing to see in it for none. */
export function answersInOrder(
  { pollType, questions }: { readonly pollType: PollType; readonly questions: readonly AnsweredQuestion[] },
  submitted: SubmittedAnswers,
): (string | null)[] {
  const asked = questions.map((question, place) => ({
    ...question,
    // Only of a question that was made a scale: the specification knows none, and lets an eNPS be answered in words.
    scale: question.scale && scaleOf({ type: pollType }, question, place),
  }));
  const byId = new Map(asked.map((question) => [question.id, question]));
  return storedAnswers(
    asked,
    submitted.map(({ question_id, content }) => ({ question_id, ...inField(byId.get(question_id), content) })),
  );
}

/** What was said to a question of a poll, where everything comes as a text, in the field it is answered in. */
function inField(question: AnsweredQuestion | undefined, content: string): Omit<Given, 'question_id'> {
  if (!question || kindOf(question).field !== 'answer_rating') return { answer_text: content };
  return hasVisibleText(content) ? { answer_rating: readScaleAnswer(content, '0-10') ?? NaN } : {};
}

/**
 * The answers by question index as they are stored, each in the way of its kind; null where nothing was said or the
 * question was not asked. All mistakes are gathered into one 422: foreign and repeated questions, questions that are not
 * asked after these answers, required ones left blank, answers in the wrong field, and what their kind does not take.
 */
export function storedAnswers(questions: readonly AnsweredQuestion[], submitted: readonly Given[]): (string | null)[] {
  const issues: InputIssue[] = [];
  const given = new Map<string, Given>();
  const known = new Set(questions.map(({ id }) => id));
  for (const [index, answer] of submitted.entries()) {
    const path = `answers.${index}.question_id`;
    if (!known.has(answer.question_id)) issues.push({ path, message: runsErrors.answers.unknownQuestion });
    else if (given.has(answer.question_id)) issues.push({ path, message: runsErrors.answers.twice });
    given.set(answer.question_id, answer);
  }
  const asked = new Set(askedQuestions(questions, submitted).map(({ id }) => id));
  const stored = questions.map((question): string | null => {
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
  if (issues.length > 0) invalid(issues);
  return stored;
}

/** Stored answers in the words in which surveys take them; what was not answered is left out. */
export function givenAnswers(
  questions: readonly Pick<Question, 'id' | 'kind' | 'options' | 'settings' | 'scale'>[],
  answers: readonly (string | null)[],
): Given[] {
  return questions.flatMap((question, index): Given[] => {
    const answer = answers[index] ?? null;
    if (answer === null) return [];
    const { answer_options: options, ...said } = kindOf(question).said(answer, question);
    return [{ question_id: question.id, ...said, ...(options && { answer_options: [...options] }) }];
  });
}

/** The fields in which an answer says something. */
function fieldsOf({ answer_options: options, answer_rating: rating, answer_text: text }: Given): AnswerField[] {
  return [
    ...(options && options.length > 0 ? (['answer_options'] as const) : []),
    ...(rating === null || rating === undefined ? [] : (['answer_rating'] as const)),
    ...(text && hasVisibleText(text) ? (['answer_text'] as const) : []),
  ];
}

/** Whole seconds: with fractions of its own choosing a program could mark its answers in a sum. */
export function secondsOf({ time_spent: seconds }: Pick<SurveySubmission, 'time_spent'>): number | null {
  return typeof seconds === 'number' ? Math.round(seconds) : null;
}
