import { checkbox } from './checkbox/answering.ts';
import { line } from './line/answering.ts';
import { radio } from './radio/answering.ts';
import { rating } from './rating/answering.ts';
import { words } from './words/answering.ts';
import { yesNo } from './yes-no/answering.ts';

/** How the kinds of questions are answered that are in most surveys. */
export const USUAL_FIELDS = {
  RATING: rating,
  RADIO: radio,
  CHECKBOX: checkbox,
  YESNO: yesNo,
  TEXT: line,
  TEXTAREA: words,
};
