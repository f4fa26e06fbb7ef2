import { evidenceOf } from '#functions/analysis/text/classify.ts';
import { gatherEvidence, SIGNS } from '#functions/analysis/text/tone-evidence.ts';
import { findTurns } from '#functions/analysis/text/tone-lexicon.ts';
import { TONES } from '#functions/analysis/text/tone-model.ts';
import { tokenize } from '#functions/analysis/text/tokens.ts';
import type { LabelledComment } from './labelled-comment.ts';
import { tuning } from './read-while-tuning.ts';

/*
 * npm run bench:text:tones
 *
 * Prints the weights of tone-model.ts: a softmax regression by gradient descent with momentum, the same at every run.
 */

const ROUNDS = 1500;
const RATE = 0.12;
const MOMENTUM = 0.9;
/** Keeps weights small, so that a sign that is rare in these comments decides nothing. */
const DECAY = 0.003;

interface Example {
  readonly signs: readonly number[];
  readonly tone: number;
}

const examples = tuning.map(toExample);
const weights = fit(examples);
for (const [at, sign] of ['bias', ...SIGNS].entries()) {
  console.log(`  ${sign}: [${weights.map((ofTone) => Number(ofTone[at]!.toFixed(2))).join(', ')}],`);
}

function toExample({ text, tone }: LabelledComment): Example {
  const tokens = tokenize(evidenceOf(text));
  const evidence = gatherEvidence(findTurns(tokens), tokens);
  return { signs: [1, ...SIGNS.map((sign) => evidence[sign])], tone: TONES.indexOf(tone) };
}

/** The weights of every sign, tone by tone. A rare tone counts for more than its number, a frequent one for less. */
function fit(all: readonly Example[]): number[][] {
  const zeros = () => TONES.map(() => Array.from({ length: SIGNS.length + 1 }, () => 0));
  const found = zeros();
  const speed = zeros();
  const shares = TONES.map((_, tone) => 1 / Math.sqrt(all.filter((example) => example.tone === tone).length));
  const total = all.reduce((sum, { tone }) => sum + shares[tone]!, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = zeros();
    for (const { signs, tone } of all) {
      for (const [other, chance] of chances(found, signs).entries()) {
        const error = (shares[tone]! * (chance - Number(other === tone))) / total;
        for (const [at, sign] of signs.entries()) slope[other]![at]! += error * sign;
      }
    }
    for (const [tone, ofTone] of found.entries()) {
      for (const [at, weight] of ofTone.entries()) {
        const decay = at === 0 ? 0 : DECAY * weight;
        speed[tone]![at] = MOMENTUM * speed[tone]![at]! - RATE * (slope[tone]![at]! + decay);
        ofTone[at]! += speed[tone]![at]!;
      }
    }
  }
  return found;
}

function chances(found: readonly (readonly number[])[], signs: readonly number[]): number[] {
  const scores = found.map((ofTone) => ofTone.reduce((sum, weight, at) => sum + weight * signs[at]!, 0));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
