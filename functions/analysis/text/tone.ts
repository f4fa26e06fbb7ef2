import { Associations } from './associations.ts';
import { readWordCounts } from './lexicons.ts';
import { gatherEvidence, TONE_SIGNS, type ToneEvidence } from './tone-evidence.ts';
import { toneModel } from './tone-model.ts';
import type { Token } from './tokens.ts';
import { TONES, type SureTone, type Tone } from './types.ts';

/** The likeliest tone and the chance, from 0 to 1, that a person would read it so. */
export interface ToneReading {
  readonly tone: Tone;
  readonly certainty: number;
}

/** Below it the likeliest tone is rather wrong than right. */
const LEAST_CERTAINTY = 0.5;

/** What there is to be learnt of tones: which words go with them, and how much each sign says. */
export const learnedTones = {
  associations: new Associations(TONES, () => ({ counts: readWordCounts() })),
  model: toneModel,
};

/** What the author most likely feels about what they write of: the tone that most of the evidence speaks for. */
export function readTone(tokens: readonly Token[], { associations, model } = learnedTones): ToneReading {
  if (tokens.length === 0) return { tone: 'neutral', certainty: 1 };
  const evidence = gatherEvidence(tokens, associations);
  const scores = TONES.map((_, tone) => scoreOf(tone, evidence, model));
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { tone: TONES[scores.indexOf(most)]!, certainty: 1 / total };
}

/** The tone that is told of a text: none where it is not clear. */
export function sureTone({ tone, certainty }: ToneReading): SureTone {
  return certainty < LEAST_CERTAINTY ? 'unclear' : tone;
}

function scoreOf(tone: number, evidence: ToneEvidence, model: typeof toneModel): number {
  return TONE_SIGNS.reduce((sum, sign) => sum + evidence[sign] * model[sign][tone]!, model.bias[tone]!);
}
