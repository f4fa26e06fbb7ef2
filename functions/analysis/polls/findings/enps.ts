import type { KeptMetric } from '../../kept.ts';
import { figureConfidence, groupsOf, type QuestionFigures } from '../figures.ts';
import { say } from '../say.ts';
import { WEIGHTS, type Finding } from './finding.ts';

/** Critics can be measured again as a share; the score itself is none. */
export function enpsMetric({ counts, n }: QuestionFigures): KeptMetric {
  return { key: 'enps', label: say('measuredDetractors'), count: groupsOf(counts).detractors, of: n };
}

/** Which side is ahead, with the interval and how many stand behind it. */
export function enpsFinding(figures: QuestionFigures): Finding {
  const { counts, n, asked, estimate } = figures;
  const { promoters, passives, detractors } = groupsOf(counts);
  const { value, low, high } = estimate;
  const range = n === asked ? null : { low, high, silent: estimate.silent ?? null };
  const side = low > 0 ? 'highlight' : high < 0 ? 'concern' : 'insight';
  return {
    finding: {
      id: 'enps',
      text: say('enps', { side: aheadIn(value, low, high), value, range, promoters, passives, detractors }),
      confidence: figureConfidence(figures),
      evidence: [],
      metric: enpsMetric(figures),
    },
    side,
    subject: { kind: 'enps' },
    severity: side === 'concern' ? (value < -30 ? 'critical' : 'high') : 'low',
    weight: WEIGHTS.enps,
  };
}

/** Which side is ahead, as far as that is more than chance. */
function aheadIn(value: number, low: number, high: number) {
  if (Math.round(value) === 0) return 'even';
  if (value > 0) return low > 0 ? 'promoters' : 'perhaps_promoters';
  return high < 0 ? 'detractors' : 'perhaps_detractors';
}
