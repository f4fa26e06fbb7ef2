import { gatherEvidence, SIGNS, type Evidence } from './tone-evidence.ts';
import { findTurns } from './tone-lexicon.ts';
import { toneModel, TONES } from './tone-model.ts';
import type { Token } from './tokens.ts';
import type { Tone } from './types.ts';

/** What the author feels about what they write of: the tone that most of the evidence speaks for. */
export function findTone(tokens: readonly Token[]): Tone {
  if (tokens.length === 0) return 'neutral';
  const evidence = gatherEvidence(findTurns(tokens), tokens);
  const scores = TONES.map((_, tone) => scoreOf(tone, evidence));
  return TONES[scores.indexOf(Math.max(...scores))]!;
}

function scoreOf(tone: number, evidence: Evidence): number {
  return SIGNS.reduce((sum, sign) => sum + evidence[sign] * toneModel[sign][tone]!, toneModel.bias[tone]!);
}
