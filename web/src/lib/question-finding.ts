import { formatNumber } from '#text/format.ts';
import { figuresText } from '#text/common/figures.ts';
import { shorten } from './shorten.ts';

const text = figuresText.finding;
/** So many scores, or answers, that are given equally often still say something. */
const MOST_MODES = 2;
const LONGEST_ANSWER = 60;

/** Which score is given most often, in a sentence; `counts` say how many gave each, beginning with `from`. */
export function scoresFinding(counts: readonly number[], from = 0): string {
  const most = Math.max(...counts);
  const modes = counts.flatMap((count, place) => (count === most ? [formatNumber(place + from)] : []));
  return modes.length > MOST_MODES ? text.spread : text.most(modes.join(text.and));
}

/** Which answer is given most often, or two of them; `values` begin with the most frequent. */
export function valuesFinding(values: readonly { readonly text: string; readonly count: number }[]): string {
  const modes = values.filter(({ count }) => count > 0 && count === values[0]?.count);
  if (modes.length === 0 || modes.length > MOST_MODES) return text.spreadAnswers;
  return text.mostOften(modes.map((mode) => shorten(mode.text, LONGEST_ANSWER)));
}
