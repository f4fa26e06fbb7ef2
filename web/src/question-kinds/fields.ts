import type { QuestionKind } from '#shared/rules/surveys.ts';
import type { Answering } from './answering.ts';
import { checkbox } from './checkbox/answering.ts';
import { date } from './date/answering.tsx';
import { line } from './line/answering.ts';
import { matrix } from './matrix/answering.tsx';
import { number } from './number/answering.tsx';
import { radio } from './radio/answering.ts';
import { ranking } from './ranking/answering.tsx';
import { rating } from './rating/answering.ts';
import { words } from './words/answering.ts';
import { yesNo } from './yes-no/answering.ts';

/** How each kind of question is answered. */
export const ANSWERING: Readonly<Record<QuestionKind, Answering>> = {
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
