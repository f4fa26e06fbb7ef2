/**
 * Fewer answers than these are never shown by themselves, no figure stands for fewer people, and no anonymous run picks
 * fewer out: their answers have a face.
 */
export const SMALLEST_GROUP = 5;

/**
 * The smallest group of whose words and figures an analysis speaks: that of a survey where it is larger, as tones and
 * themes of fewer than five say nothing of them together.
 */
export function analysedGroup(smallestGroup: number): number {
  return Math.max(SMALLEST_GROUP, smallestGroup);
}
