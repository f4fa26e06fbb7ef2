import { pastText } from '#text/asking/past.ts';
import { plainText, type Notebook } from './brought.ts';
import type { LimeQuestion } from './lime-kinds.ts';
import type { Row } from './xml-rows.ts';

/** Checks of an answer, which a question of ours does not have. */
const CHECKS = ['em_validation_q', 'em_validation_sq', 'min_answers', 'max_answers'];
/** What hides rows of a question by the answers to another. */
const ROW_FILTERS = ['array_filter', 'array_filter_exclude'];
/** What LimeSurvey computes in a text: `{NAME}`, `{if(a > 1, b, c)}`. */
const EXPRESSION = /\{[A-Za-z_!(][^{}]*\}/;
const GREETINGS = ['surveyls_description', 'surveyls_welcometext', 'surveyls_endtext'];

/** Says what belongs to a question and stays behind, beside what its kind loses. */
export function noteLossesOf(question: LimeQuestion, book: Notebook): void {
  const { title, subquestions, answers, attribute } = question;
  const { conditionOf, rowConditionOf, checkOf, why } = pastText;
  const isSet = (name: string) => !['', '0'].includes(attribute(name).trim());
  if (isConditional(question.relevance)) book.lost(conditionOf(title), why.condition);
  if (subquestions.some(({ relevance }) => isConditional(relevance)) || ROW_FILTERS.some(isSet)) {
    book.lost(rowConditionOf(title), why.rowCondition);
  }
  if (question.pattern !== '' || CHECKS.some(isSet)) book.lost(checkOf(title), why.check);
  if (isSet('hidden')) book.changed(title, why.hidden);
  const texts = [title, ...subquestions.map(({ text }) => text), ...answers.map(({ text }) => text)];
  if (texts.some((text) => EXPRESSION.test(text))) book.changed(title, why.expression);
}

/** Says what of a survey stays behind that belongs to no question alone. */
export function noteLossesOfSurvey(
  rows: (section: string) => readonly Row[],
  titled: Row | undefined,
  groups: readonly { readonly name: string; readonly relevance: string }[],
  book: Notebook,
): void {
  const many = (section: string, id: string) => new Set(rows(section).map((row) => row.get(id))).size;
  const helped = new Set(
    [...rows('questions'), ...rows('question_l10ns')]
      .filter((row) => plainText(row.get('help') ?? '') !== '')
      .map((row) => row.get('qid')),
  ).size;
  for (const { name, relevance } of groups) {
    if (isConditional(relevance)) book.lost(pastText.conditionOfSection(name), pastText.why.sectionCondition);
  }
  if (helped > 0) book.lost(pastText.hints(helped), pastText.why.hints);
  const defaults = many('defaultvalues', 'qid');
  if (defaults > 0) book.lost(pastText.defaults(defaults), pastText.why.defaults);
  const quotas = many('quota', 'id');
  if (quotas > 0) book.lost(pastText.quotas(quotas), pastText.why.quotas);
  if (GREETINGS.some((name) => plainText(titled?.get(name) ?? '') !== '')) {
    book.lost(pastText.greetings, pastText.why.greetings);
  }
}

function isConditional(relevance: string): boolean {
  return !['', '1'].includes(relevance);
}
