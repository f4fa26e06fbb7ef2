import {
  SURVEY_GOAL_MAX_LENGTH,
  SURVEY_QUESTION_MAX_LENGTH,
  SURVEY_SECTION_MAX_LENGTH,
  SURVEY_THEMES,
  SURVEY_TITLE_MAX_LENGTH,
} from '#shared/models/survey.ts';
import { MAX_QUESTIONS } from '#shared/models/answers.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { FileFields } from '#web/question-kinds/kind.ts';
import { KIND_NAMES, kindNamed, KINDS, kindWith } from '#web/question-kinds/kinds.ts';
import type { Condition, QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { shownValue } from '#web/question-kinds/shown-value.ts';
import { fileText as text } from '#text/asking/builder/surveys/file.ts';
import { brokenConditions, decidingNumbers } from '../../lib/conditions.ts';
import { type Item, newQuestion, newSection, optionsOf, optionWords, questionsOf } from '../../lib/draft.ts';
import { showIfOf } from '../../lib/asked-questions.ts';
import type { SurveyDraft } from './survey-draft.ts';

/** What a file brings: questions, and a title and a goal where it has them. */
export interface FileContent {
  readonly title: string;
  readonly goal: string;
  readonly items: readonly Item[];
}

/** What was read, or every mistake there is: nothing is taken of a file that has one. */
export type ReadFile =
  | { readonly content: FileContent; readonly mistakes: null }
  | { readonly content: null; readonly mistakes: readonly string[] };

/** The survey as a file of its own, which can be read back here and written by hand: conditions count questions from 1. */
export function toFile(draft: SurveyDraft): string {
  const questions = questionsOf(draft).filter((question) => hasVisibleText(question.text));
  let section: string | null = null;
  const sections = new Map<string, string | null>();
  for (const item of draft.items) {
    if (item.kind === 'section') section = item.title.trim() || null;
    else sections.set(item.id, section);
  }
  const written = questions.map((question) => ({
    text: question.text.trim(),
    type: question.type,
    required: question.required,
    ...KINDS[question.type].editor.toFile?.(question),
    ...(question.theme && { theme: question.theme }),
    ...(sections.get(question.id) && { section: sections.get(question.id) }),
    ...(question.condition && { show_if: toShowIf(question.condition, questions) }),
  }));
  return `${JSON.stringify({ title: draft.title.trim(), goal: draft.goal.trim(), questions: written }, null, 2)}\n`;
}

function toShowIf(condition: Condition, questions: readonly QuestionDraft[]) {
  const place = questions.findIndex(({ id }) => id === condition.questionId);
  const { question_id: _, ...rest } = showIfOf(condition, questions[place]);
  return { question: place + 1, ...rest };
}

/** Reads such a file, or a survey as the API gives it. */
export function readFile(json: string): ReadFile {
  const given = parsed(json);
  if (given === undefined) return refuse([text.notJson]);
  const survey: FileFields = Array.isArray(given) ? { questions: given } : isFields(given) ? given : {};
  if (!Array.isArray(survey['questions'])) return refuse([text.noQuestions]);
  const listed: readonly unknown[] = survey['questions'];
  if (listed.length === 0) return refuse([text.empty]);
  if (listed.length > MAX_QUESTIONS) return refuse([text.tooMany(listed.length)]);

  const mistakes: string[] = [];
  const title = readText(survey['title'], SURVEY_TITLE_MAX_LENGTH, text.title, mistakes);
  const goal = readText(survey['goal'], SURVEY_GOAL_MAX_LENGTH, text.goal, mistakes);
  const read = listed.map((one, index) => readQuestion(one, (mistake) => mistakes.push(text.at(index + 1, mistake))));
  const questions = listed.map((one, index): QuestionDraft => {
    const say = (mistake: string) => mistakes.push(text.at(index + 1, mistake));
    const { question } = read[index]!;
    return { ...question, condition: readCondition(one, index, listed, read, say) };
  });
  const items = questions.flatMap((question, index): Item[] => {
    const { section } = read[index]!;
    const begins = section !== (read[index - 1]?.section ?? '');
    return begins ? [newSection(section), question] : [question];
  });
  return mistakes.length > 0 ? refuse(mistakes) : { content: { title, goal, items }, mistakes: null };
}

interface ReadQuestion {
  readonly question: QuestionDraft;
  readonly section: string;
}

function readQuestion(given: unknown, say: (mistake: string) => void): ReadQuestion {
  const fields = isFields(given) ? given : {};
  if (!isFields(given)) say(text.notQuestion);
  const named = typeof fields['type'] === 'string' ? fields['type'].trim().toUpperCase() : '';
  const type = kindNamed(named);
  if (isFields(given) && !type) say(text.type(shownValue(fields['type']), KIND_NAMES));
  const own: string[] = [];
  const words = readText(fields['text'], SURVEY_QUESTION_MAX_LENGTH, text.text, own);
  const section = readText(fields['section'], SURVEY_SECTION_MAX_LENGTH, text.section, own);
  own.forEach(say);
  if (isFields(given) && own.length === 0 && !hasVisibleText(words)) say(text.noText);
  const { required = true } = fields;
  if (typeof required !== 'boolean') say(text.required);
  const theme = SURVEY_THEMES.find((one) => one === fields['theme']) ?? null;
  if (theme === null && (fields['theme'] ?? null) !== null) say(text.theme(shownValue(fields['theme'])));
  const question: QuestionDraft = {
    // Nothing can depend on what is no question.
    ...newQuestion(type ?? kindWith(({ editor }) => editor.decidesBy === null)),
    text: words,
    required: required === true,
    theme,
    ...(type && KINDS[type].editor.fromFile?.(fields, say)),
  };
  return { question, section };
}

function readCondition(
  given: unknown,
  index: number,
  listed: readonly unknown[],
  read: readonly ReadQuestion[],
  say: (mistake: string) => void,
): Condition | null {
  const showIf = isFields(given) ? (given['show_if'] ?? null) : null;
  if (showIf === null) return null;
  const place = isFields(showIf) ? placeOf(showIf, listed) : -1;
  const asked = read[place]?.question;
  if (!isFields(showIf) || !asked || place >= index) {
    say(text.condition);
    return null;
  }
  const condition = conditionOf(showIf, asked);
  const questions = [asked, { ...read[index]!.question, condition }];
  if (condition === null || brokenConditions({ items: questions }).length > 0) {
    say(text.conditionAnswers(place + 1));
    return null;
  }
  return condition;
}

/** The question a condition names: by its number from 1, or by its id as the API does. */
function placeOf({ question, question_id: id }: FileFields, listed: readonly unknown[]): number {
  if (typeof question === 'number') return question - 1;
  return typeof id === 'string' ? listed.findIndex((one) => isFields(one) && one['id'] === id) : -1;
}

function conditionOf({ options, from, to }: FileFields, asked: QuestionDraft): Condition | null {
  const questionId = asked.id;
  if (Array.isArray(options)) {
    const there = optionsOf(asked);
    const keys = options.map(
      (option) => there.find((one) => option === one.text || option === optionWords(asked, one))?.key ?? -1,
    );
    return keys.length > 0 && !keys.includes(-1) ? { questionId, keys } : null;
  }
  const numbers = decidingNumbers(asked);
  const isOneOf = (one: unknown): one is number => typeof one === 'number' && numbers.includes(one);
  return isOneOf(from) && isOneOf(to) ? { questionId, from, to } : null;
}

/** A text that may be missing. */
function readText(
  given: unknown,
  max: number,
  words: { readonly wrong: string; readonly tooLong: string },
  mistakes: string[],
): string {
  if (given === undefined || given === null) return '';
  if (typeof given !== 'string') {
    mistakes.push(words.wrong);
    return '';
  }
  const trimmed = given.trim();
  if (trimmed.length > max) mistakes.push(words.tooLong);
  return trimmed;
}

function refuse(mistakes: readonly string[]): ReadFile {
  return { content: null, mistakes };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is FileFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
