/** What is known of something, and which of several kinds it is. */
export interface Example {
  readonly signs: readonly number[];
  readonly kind: number;
}

const ROUNDS = 150;
const RATE = 0.3;
const MOMENTUM = 0.9;
/** Keeps weights small, so that a sign that is rare in the examples decides nothing. */
const DECAY = 0.001;

/**
 * The weights of the bias and of each sign, kind by kind: a logistic regression of several kinds by gradient descent
 * with momentum, the same at every run. `powers` says how much the examples of each kind count.
 */
export function fitLogisticRegression(examples: readonly Example[], powers: readonly number[]): number[][] {
  const scales = scalesOf(examples);
  const scaled = examples.map(({ signs, kind }) => ({
    signs: Float64Array.of(1, ...signs.map((sign, at) => sign / scales[at]!)),
    kind,
  }));
  const total = examples.reduce((sum, { kind }) => sum + powers[kind]!, 0);
  const zeros = () => powers.map(() => new Float64Array(scales.length + 1));
  const [found, speed] = [zeros(), zeros()];
  const chances = new Float64Array(powers.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = zeros();
    for (const { signs, kind } of scaled) {
      setChances(chances, found, signs);
      chances[kind]! -= 1;
      for (let other = 0; other < powers.length; other += 1) {
        const error = (powers[kind]! * chances[other]!) / total;
        const ofOther = slope[other]!;
        for (let at = 0; at < signs.length; at += 1) ofOther[at]! += error * signs[at]!;
      }
    }
    for (const [kind, ofKind] of found.entries()) {
      for (let at = 0; at < ofKind.length; at += 1) {
        const decay = at === 0 ? 0 : DECAY * ofKind[at]!;
        speed[kind]![at] = MOMENTUM * speed[kind]![at]! - RATE * (slope[kind]![at]! + decay);
        ofKind[at]! += speed[kind]![at]!;
      }
    }
  }
  return found.map((ofKind) => Array.from(ofKind, (weight, at) => (at === 0 ? weight : weight / scales[at - 1]!)));
}

/** How far each sign spreads: gradient descent is quick where all spread alike. */
function scalesOf(examples: readonly Example[]): number[] {
  return examples[0]!.signs.map((_, at) => {
    const values = examples.map(({ signs }) => signs[at]!);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  });
}

/** How likely each kind is by what was found so far. */
function setChances(chances: Float64Array, found: readonly Float64Array[], signs: Float64Array): void {
  let total = 0;
  for (let kind = 0; kind < chances.length; kind += 1) {
    let score = 0;
    for (let at = 0; at < signs.length; at += 1) score += found[kind]![at]! * signs[at]!;
    chances[kind] = Math.exp(score);
    total += chances[kind]!;
  }
  for (let kind = 0; kind < chances.length; kind += 1) chances[kind]! /= total;
}
