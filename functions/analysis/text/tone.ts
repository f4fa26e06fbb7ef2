import { Associations } from './associations.ts';
import { wordCounts } from './lexicons/word-counts.ts';
import { gatherEvidence, TONE_SIGNS, type ToneEvidence } from './tone-evidence.ts';
import { toneModel } from './tone-model.ts';
import type { Token } from './tokens.ts';
import { TONES, type Tone } from './types.ts';

/** What there is to be learnt of tones: which words go with them, and how much each sign says. */
export const learnedTones = { associations: new Associations(TONES, wordCounts), model: toneModel };

/** What the author feels about what they write of: the tone that most of the evidence speaks for. */
export function findTone(tokens: readonly Token[], { associations, model } = learnedTones): Tone {
  if (tokens.length === 0) return 'neutral';
  const evidence = gatherEvidence(tokens, associations);
  const scores = TONES.map((_, tone) => scoreOf(tone, evidence, model));
  return TONES[scores.indexOf(Math.max(...scores))]!;
}

function scoreOf(tone: number, evidence: ToneEvidence, model: typeof toneModel): number {
  return TONE_SIGNS.reduce((sum, sign) => sum + evidence[sign] * model[sign][tone]!, model.bias[tone]!);
}
