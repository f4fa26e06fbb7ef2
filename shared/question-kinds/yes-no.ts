import { YES_NO } from '../rules/surveys.ts';
import type { Kind } from './kind.ts';
import { choosing } from './parts/choosing.ts';

/** A question that is answered by «Да» or «Нет». */
export const yesNo = {
  ...choosing({ label: 'Да или нет', seconds: 8 }),
  optionsOf: () => [...YES_NO],
  optionsMistake: () => null,
} satisfies Kind;
