import type { InputIssue } from '#shared/errors.ts';
import type { Question } from '#shared/models/question.ts';
import type { SurveySubmission } from '#shared/models/survey-answers.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { askedQuestions, type QuestionKind } from '#shared/rules/surveys.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { invalid } from '#core/http/errors.ts';

/** What an answer is read by. */
type Asked = Pick<Question, 'id' | 'kind' | 'options' | 'required' | 'scale' | 'showIf'>;
type Given = SurveySubmission['answers'][number];

type Field = 'answer_options' | 'answer_rating' | 'answer_text';

/** The field in which each type of question is answered. */
const FIELDS: Record<QuestionKind, Field> = {
  RADIO: 'answer_options',
  CHECKBOX: 'answer_options',
  YESNO: 'answer_options',
  RATING: 'answer_rating',
  TEXT: 'answer_text',
  TEXTAREA: 'answer_text',
};
const EXPECTED: Record<Field, string> = {
  answer_options: 'Здесь отвечают, выбирая вариант',
  answer_rating: 'Здесь отвечают оценкой',
  answer_text: 'Здесь отвечают своими словами',
};

/**
 * The answers by question index as they are stored: a rating as its number, chosen options as their indexes («0,3»), a
 * text as it is; null where nothing was said or the question was not asked. All mistakes are gathered into one 422:
 * foreign and repeated questions, questions that are not asked after these answers, required ones left blank, options
 * that there are not, more than one where one is chosen, numbers off the scale, answers in the wrong field.
 */
export function storedAnswers(questions: readonly Asked[], submitted: readonly Given[]): (string | null)[] {
  const issues: InputIssue[] = [];
  const given = new Map<string, Given>();
  const known = new Set(questions.map(({ id }) => id));
  for (const [index, answer] of submitted.entries()) {
    const path = `answers.${index}.question_id`;
    if (!known.has(answer.question_id)) issues.push({ path, message: 'Этого вопроса нет в опросе' });
    else if (given.has(answer.question_id)) issues.push({ path, message: 'На вопрос дано два ответа' });
    given.set(answer.question_id, answer);
  }
  const asked = new Set(askedQuestions(questions, submitted).map(({ id }) => id));
  const stored = questions.map((question): string | null => {
    const issue = (message: string): null => {
      issues.push({ path: `answers.${question.id}`, message });
      return null;
    };
    const answer = given.get(question.id);
    const said = answer ? fieldsOf(answer) : [];
    const field = FIELDS[question.kind];
    if (said.some((one) => one !== field)) return issue(EXPECTED[field]);
    if (!asked.has(question.id)) {
      return said.length > 0 ? issue('После таких ответов этот вопрос не задают') : null;
    }
    if (said.length === 0) return question.required ? issue('Ответьте на обязательный вопрос') : null;
    return readAnswer(question, answer!, issue);
  });
  if (issues.length > 0) invalid(issues);
  return stored;
}

/** Stored answers in the words of the API; what was not answered is left out. */
export function givenAnswers(
  questions: readonly Pick<Question, 'id' | 'kind' | 'options'>[],
  answers: readonly (string | null)[],
): Given[] {
  return questions.flatMap(({ id, kind, options }, index): Given[] => {
    const answer = answers[index] ?? null;
    if (answer === null) return [];
    const field = FIELDS[kind];
    if (field === 'answer_text') return [{ question_id: id, answer_text: answer }];
    if (field === 'answer_rating') return [{ question_id: id, answer_rating: Number(answer) }];
    return [{ question_id: id, answer_options: answer.split(',').map((place) => options[Number(place)]!) }];
  });
}

/** The fields in which an answer says something. */
function fieldsOf({ answer_options: options, answer_rating: rating, answer_text: text }: Given): Field[] {
  return [
    ...(options && options.length > 0 ? (['answer_options'] as const) : []),
    ...(rating === null || rating === undefined ? [] : (['answer_rating'] as const)),
    ...(text && hasVisibleText(text) ? (['answer_text'] as const) : []),
  ];
}

function readAnswer(
  { kind, options, scale }: Asked,
  { answer_options: chosen, answer_rating: rating, answer_text: text }: Given,
  issue: (message: string) => null,
): string | null {
  if (FIELDS[kind] === 'answer_text') return text!;
  if (FIELDS[kind] === 'answer_rating') {
    const numbers = numbersOf(scale);
    if (numbers.includes(rating!)) return String(rating);
    return issue(`Ответ на этот вопрос — целое число от ${numbers[0]} до ${numbers.at(-1)}`);
  }
  const places = [...new Set(chosen!.map((option) => options.indexOf(option)))].toSorted((a, b) => a - b);
  if (places[0] === -1) return issue('Такого варианта нет');
  if (kind !== 'CHECKBOX' && places.length > 1) return issue('Выберите один вариант');
  return places.join(',');
}

/** Whole seconds: with fractions of its own choosing a program could mark its answers in a sum. */
export function secondsOf({ time_spent: seconds }: Pick<SurveySubmission, 'time_spent'>): number | null {
  return typeof seconds === 'number' ? Math.round(seconds) : null;
}
