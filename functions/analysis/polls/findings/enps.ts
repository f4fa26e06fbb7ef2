import { formatNumber, plural } from '#shared/rules/plural.ts';
import type { Metric } from '#shared/models/analysis.ts';
import { figureConfidence, groupsOf, type QuestionFigures } from '../figures.ts';
import { silentBriefly } from '#shared/rules/silent-words.ts';
import { signed } from '#shared/rules/figures.ts';
import { WEIGHTS, type Finding } from './finding.ts';

/** Critics can be measured again as a share; the score itself is none. */
export function enpsMetric({ counts, n }: QuestionFigures): Metric {
  return { key: 'enps', label: 'Критики', count: groupsOf(counts).detractors, of: n };
}

/** Which side is ahead, with the interval and how many stand behind it. */
export function enpsFinding(figures: QuestionFigures): Finding {
  const { counts, n, asked, estimate } = figures;
  const { promoters, passives, detractors } = groupsOf(counts);
  const { value, low, high } = estimate;
  const certainty =
    n === asked
      ? `ответили все ${formatNumber(n)}`
      : `вероятно от ${signed(low)} до ${signed(high)}${silentBriefly(estimate.silent, signed)}`;
  const groups = [
    plural(promoters, 'сторонник', 'сторонника', 'сторонников'),
    plural(passives, 'нейтральный', 'нейтральных', 'нейтральных'),
    plural(detractors, 'критик', 'критика', 'критиков'),
  ].join(', ');
  const side = low > 0 ? 'highlight' : high < 0 ? 'concern' : 'insight';
  return {
    finding: {
      id: 'enps',
      text: `${sideOf(value, low, high)}. eNPS ${signed(value)}, ${certainty}: ${groups}`,
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

function sideOf(value: number, low: number, high: number): string {
  if (Math.round(value) === 0) return 'Сторонников и критиков поровну';
  if (value > 0)
    return low > 0 ? 'Сторонников больше, чем критиков' : 'Сторонников больше, но перевес может быть случайным';
  return high < 0 ? 'Критиков больше, чем сторонников' : 'Критиков больше, но перевес может быть случайным';
}
