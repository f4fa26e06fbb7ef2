import { formatNumber } from './formatters.ts';
import { figuresText } from '#web/text/figures.ts';
import { shorten } from './shorten.ts';

const text = figuresText.finding;
/** So many scores that are given equally often still say something. */
const MOST_MODES = 2;
const LONGEST_ANSWER = 60;

/** Which score is given most often, in a sentence; `counts` say how many gave each, beginning with `from`. */
export function scoresFinding(counts: readonly number[], from = 0): string {
  const most = Math.max(...counts);
  const modes = counts.flatMap((count, place) => (count === most ? [formatNumber(place + from)] : []));
  return modes.length > MOST_MODES ? text.spread : text.most(modes.join(text.and));
}

/** Which answer is given most often; `values` begin with the most frequent. */
export function valuesFinding(values: readonly { readonly text: string; readonly count: number }[]): string {
  const [first, second] = values;
  if (!first || first.count === second?.count) return text.spreadAnswers;
  return text.mostOften(shorten(first.text, LONGEST_ANSWER));
}
