/** The middle of numbers, the mean of the two middle ones where they are even in number; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  return quantileOf(numbers, 0.5);
}

/** The number below which this share of them lies, between two of them on the straight line; null of none. */
export function quantileOf(numbers: readonly number[], share: number): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [from, to] = [sorted[below]!, sorted[Math.ceil(place)]!];
  return from + (to - from) * (place - below);
}
