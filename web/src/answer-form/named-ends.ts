import type { Scale } from '#shared/models/answers.ts';
import { numbersOf } from '#shared/rules/scales.ts';

/** What the two ends of a scale are called; null where the question says so in a way that cannot be read out of it. */
export type Ends = readonly [low: string, high: string] | null;

/** What a question calls the ends of its scale, “1 – not at all, 5 – completely”; these general names where it does not. */
export function endsOf(words: string, scale: Scale, general: readonly [low: string, high: string]): Ends {
  if (!namesEnds(words, scale)) return general;
  const [low, high] = outerOf(scale).map(
    (end) => after(end, String.raw`([^,;.!?()\d]+)(?=[,;.!?()]|$)`).exec(words)?.[1],
  );
  return low === undefined || high === undefined ? null : [asLabel(low), asLabel(high)];
}

/** Whether a question says itself what both ends of its scale mean. */
export function namesEnds(words: string, scale: Scale): boolean {
  return outerOf(scale).every((end) => after(end, String.raw`[^\s\d]`).test(words));
}

function outerOf(scale: Scale): readonly number[] {
  const numbers = numbersOf(scale);
  return [numbers[0]!, numbers.at(-1)!];
}

/** What stands behind a number and its dash. */
function after(end: number, what: string): RegExp {
  return new RegExp(String.raw`(?:^|\D)${end}\s*[-–—=:]\s*${what}`);
}

function asLabel(words: string): string {
  const label = words.trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
