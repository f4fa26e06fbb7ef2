import type { QuestionKind } from '#shared/rules/surveys.ts';
import type { Answering } from './answering.ts';
import { date } from './date/answering.tsx';
import { matrix } from './matrix/answering.tsx';
import { number } from './number/answering.tsx';
import { ranking } from './ranking/answering.tsx';
import { USUAL_FIELDS } from './usual-fields.ts';

/** How each kind of question is answered. */
export const EVERY_FIELD: Readonly<Record<QuestionKind, Answering>> = {
  ...USUAL_FIELDS,
  NUMBER: number,
  DATE: date,
  RANKING: ranking,
  MATRIX: matrix,
};
