/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = Number.isInteger(half) ? sorted.slice(half - 1, half + 1) : [sorted[Math.floor(half)]];
  return middle.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / middle.length;
}
