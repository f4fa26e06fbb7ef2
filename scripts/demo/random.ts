/** Chance that is the same every time for the same seed. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** True so often. */
  chance(probability: number): boolean;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
  /** A choice by weights, none of which is negative. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** All of them in another order. */
  shuffled<T>(all: readonly T[]): T[];
}

/** Mulberry32: small, fast and deterministic. */
export function seeded(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new Error('There is nothing to choose from');
    return choices[Math.floor(next() * choices.length)]!;
  };
  return {
    next,
    pick,
    chance: (probability) => next() < probability,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    weighted: (choices) => {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = next() * total;
      for (const [choice, weight] of choices) {
        rest -= weight;
        if (rest < 0) return choice;
      }
      return choices.at(-1)![0];
    },
    shuffled: (all) => {
      const order = all.map((one) => [next(), one] as const);
      return order.toSorted(([a], [b]) => a - b).map(([, one]) => one);
    },
  };
}
