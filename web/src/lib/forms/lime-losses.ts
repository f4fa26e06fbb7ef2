import { pastText } from '#text/asking/past.ts';
import { plainText, type Notebook } from './brought.ts';
import type { LimeQuestion } from './lime-kinds.ts';
import type { Row } from './xml-rows.ts';

/** Checks of an answer, which a question of ours does not have. */
const CHECKS = [
  'em_validation_q',
  'em_validation_sq',
  'min_answers',
  'max_answers',
  'maximum_chars',
  'numbers_only',
  'min_num_value',
  'max_num_value',
  'equals_num_value',
  'other_numbers_only',
  'other_comment_mandatory',
  'date_min',
  'date_max',
];
/** What hides rows of a question by the answers to another. */
const ROW_FILTERS = ['array_filter', 'array_filter_exclude'];
/** What LimeSurvey computes in a text: `{NAME}`, `{if(a > 1, b, c)}`. */
const EXPRESSION = /\{[A-Za-z_!(][^{}]*\}/;
/** Orders that a respondent alone sees: of questions that stand together, of options and of rows. */
const ORDERS = ['answer_order', 'subquestion_order'];
const SCRIPT = /<script\b/i;
const MEDIA = /<(?:img|picture|video|audio|iframe|object|embed|svg)\b/i;
const LINK = /<a\b[^>]*\bhref/i;
const GREETINGS = ['surveyls_description', 'surveyls_welcometext', 'surveyls_endtext'];

/** Says what belongs to a question and stays behind, beside what its kind loses. */
export function noteLossesOf(question: LimeQuestion, book: Notebook): void {
  const { title, subquestions, answers, attribute } = question;
  const { conditionOf, rowConditionOf, checkOf, scriptOf, mediaOf, timeOf, exclusiveOf, why } = pastText;
  const isSet = (name: string) => !['', '0'].includes(attribute(name).trim());
  if (isConditional(question.relevance)) book.lost(conditionOf(title), why.condition);
  if (subquestions.some(({ relevance }) => isConditional(relevance)) || ROW_FILTERS.some(isSet)) {
    book.lost(rowConditionOf(title), why.rowCondition);
  }
  if (question.pattern !== '' || CHECKS.some(isSet)) book.lost(checkOf(title), why.check);
  if (isSet('hidden')) book.changed(title, why.hidden);
  if (question.asksTwice) book.changed(title, why.asksTwice);
  if (question.script !== '' || SCRIPT.test(question.markup) || isSet('javascript')) {
    book.lost(scriptOf(title), why.script);
  }
  if (MEDIA.test(question.markup) || isSet('image')) book.lost(mediaOf(title), why.media);
  if (LINK.test(question.markup)) book.changed(title, why.link);
  if (isSet('time_limit')) book.lost(timeOf(title), why.time);
  if (isSet('exclude_all_others')) book.lost(exclusiveOf(title), why.exclusive);
  if (isSet('random_group')) book.changed(title, why.shuffled);
  if (isSet('random_order') || ORDERS.some((name) => attribute(name) === 'random')) {
    book.changed(title, why.shuffledOptions);
  }
  if (['prefix', 'suffix'].some((name) => plainText(attribute(name)) !== '')) book.changed(title, why.beside);
  const texts = [title, ...subquestions.map(({ text }) => text), ...answers.map(({ text }) => text)];
  if (texts.some((text) => EXPRESSION.test(text))) book.changed(title, why.expression);
}

/** A section of a survey of LimeSurvey. */
export interface LimeGroup {
  readonly gid: string;
  readonly name: string;
  readonly description: string;
  /** It changes places with others of its kind. */
  readonly isShuffled: boolean;
  readonly relevance: string;
}

/** Says what of a survey stays behind that belongs to no question alone. */
export function noteLossesOfSurvey(
  rows: (section: string) => readonly Row[],
  titled: Row | undefined,
  groups: readonly LimeGroup[],
  book: Notebook,
): void {
  const many = (section: string, id: string) => new Set(rows(section).map((row) => row.get(id))).size;
  const helped = new Set(
    [...rows('questions'), ...rows('question_l10ns')]
      .filter((row) => plainText(row.get('help') ?? '') !== '')
      .map((row) => row.get('qid')),
  ).size;
  const { why } = pastText;
  for (const { name, relevance, isShuffled } of groups) {
    if (isConditional(relevance)) book.lost(pastText.conditionOfSection(name), why.sectionCondition);
    if (isShuffled) book.changed(name, why.shuffledSections);
    if (EXPRESSION.test(name)) book.changed(name, why.expression);
  }
  const described = groups.filter(({ description }) => description !== '').length;
  if (described > 0) book.lost(pastText.descriptions(described), why.descriptions);
  const told = (name: string) => plainText(titled?.get(name) ?? '') !== '';
  if (told('surveyls_policy_notice')) book.lost(pastText.policy, why.policy);
  if (told('surveyls_url')) book.lost(pastText.endAddress, why.endAddress);
  if (rows('assessments').length > 0) book.lost(pastText.assessments, why.assessments);
  if (helped > 0) book.lost(pastText.hints(helped), why.hints);
  const defaults = many('defaultvalues', 'qid');
  if (defaults > 0) book.lost(pastText.defaults(defaults), why.defaults);
  const quotas = many('quota', 'id');
  if (quotas > 0) book.lost(pastText.quotas(quotas), why.quotas);
  if (GREETINGS.some(told)) {
    book.lost(pastText.greetings, why.greetings);
  }
}

function isConditional(relevance: string): boolean {
  return !['', '1'].includes(relevance);
}
