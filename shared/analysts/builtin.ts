import type { AnalystDescription } from './analyst.ts';
import { analystsText } from '#text/rules/analysts.ts';

/** Its words are read as they are said: in the language of whoever reads. */
export const builtin: AnalystDescription = {
  get name() {
    return analystsText.builtin.name;
  },
  get preparing() {
    return analystsText.builtin.preparing;
  },
  usualSeconds: 20,
  asksModel: false,
  provider: null,
};
