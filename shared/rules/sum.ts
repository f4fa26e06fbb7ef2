/** All of the numbers together; 0 of none. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
