import { turnoutText as text } from '#text/common/turnout.ts';
import { formatNumber, NBSP } from '#text/format.ts';

/** “at least 15 of 35”, “fewer than five”: how many have answered, as far as that is told. */
export function turnoutWords(answered: number, asked: number | null, rounded: boolean): string {
  if (rounded && answered === 0) return text.fewerThanFive;
  const told = answeredOf(answered, asked);
  return rounded ? `${text.atLeast} ${told}` : told;
}

/** “34 of 40”; the number alone where nobody knows how many were asked. */
export function answeredOf(answered: number, asked: number | null): string {
  return asked === null ? formatNumber(answered) : `${formatNumber(answered)}${NBSP}${text.of(asked)}`;
}
