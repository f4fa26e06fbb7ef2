import type { AskedQuestion } from '#shared/question-kinds/kind.ts';
import { SURVEY_QUESTION_TYPES, type QuestionKind } from '#shared/rules/surveys.ts';
import { checkbox } from './checkbox/asking.ts';
import type { Kind } from './kind.ts';
import { date } from './date/asking.tsx';
import { line } from './line/asking.ts';
import { matrix } from './matrix/asking.tsx';
import { number } from './number/asking.tsx';
import { radio } from './radio/asking.ts';
import { ranking } from './ranking/asking.tsx';
import { rating } from './rating/asking.tsx';
import { words } from './words/asking.ts';
import { yesNo } from './yes-no/asking.ts';

/** What each kind of question is to those who ask, in the order they are offered. */
export const KINDS: Readonly<Record<QuestionKind, Kind>> = {
  RATING: rating,
  RADIO: radio,
  CHECKBOX: checkbox,
  YESNO: yesNo,
  NUMBER: number,
  DATE: date,
  RANKING: ranking,
  MATRIX: matrix,
  TEXT: line,
  TEXTAREA: words,
};

/** Their names in the contract, in the same order. */
export const KIND_NAMES = Object.keys(KINDS).flatMap((name) => kindNamed(name) ?? []);

/** The kind of this name, as a control or a file has it. */
export function kindNamed(name: string): QuestionKind | undefined {
  return SURVEY_QUESTION_TYPES.find((type) => type === name);
}

/** The first kind of which this holds; the first of all where it holds of none. */
export function kindWith(holds: (kind: Kind) => boolean): QuestionKind {
  return KIND_NAMES.find((name) => holds(KINDS[name])) ?? KIND_NAMES[0]!;
}

/** “Scale 0–10”, “Number from 0 to 60 h”, “One of a list”. */
export function kindWords(
  question: { readonly type: QuestionKind } & Pick<AskedQuestion, 'scale' | 'settings'>,
): string {
  const { name, called } = KINDS[question.type].editor;
  return called?.(question) ?? name;
}
