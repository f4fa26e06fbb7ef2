import type { AnalystDescription } from './analyst.ts';
import { analystsText } from '#text/rules/analysts.ts';

/** Its words are read as they are said: in the language of whoever reads. */
export const gigachat: AnalystDescription = {
  get name() {
    return analystsText.gigachat.name;
  },
  get preparing() {
    return analystsText.gigachat.preparing;
  },
  usualSeconds: 60,
  asksModel: true,
  provider: 'gigachat',
};
