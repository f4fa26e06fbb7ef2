import type { Metric } from '#shared/models/analysis.ts';
import { formatNumber } from '#shared/rules/plural.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { themeNames } from '#functions/analysis/text/theme-names.ts';
import type { Theme } from '#functions/analysis/text/types.ts';
import { OTHER, unhappy, type SpokenTheme, type Words } from '#functions/analysis/polls/words.ts';
import { severityBy } from '#functions/analysis/severity.ts';
import { WEIGHTS, type Finding } from './finding.ts';

/** The share of those who wrote anything that is unhappy with a theme from which it is so severe. */
const SEVERITY = { critical: 0.6, high: 0.35, medium: 0.15 };

/** How many of those whose words were read speak of a theme, in whatever tone. */
export function themeMetric(theme: Theme | typeof OTHER, people: number, read: number): Metric {
  const name = theme === OTHER ? 'Другое' : themeNames[theme];
  return { key: `theme:${theme}`, label: `Пишут о теме «${name}»`, count: people, of: read };
}

/** How many are unhappy with it, not counting those who only praise or only mention it. */
export function unhappyMetric(theme: Theme, people: number, read: number): Metric {
  return { key: `unhappy:${theme}`, label: `Недовольны темой «${themeNames[theme]}»`, count: people, of: read };
}

/** Themes of at least five people: where at least five are unhappy and more than praise it, the other way round, else. */
export function themeFindings({ themes, writers }: Words, read: number): Finding[] {
  return themes.flatMap((spoken) => (spoken.theme === OTHER ? [] : [findingOf(spoken, spoken.theme, writers, read)]));
}

/** Whether a side is ahead of the other by more than chance. */
export function isAhead(part: number, of: number): boolean {
  return (shareOf(part, of)?.low ?? 0) > 0.5;
}

function findingOf(
  { name, people, tones, evidence }: SpokenTheme,
  theme: Theme,
  writers: number,
  read: number,
): Finding {
  const { positive, negative, mixed, neutral } = tones;
  const sure = isAhead(negative, negative + positive) || isAhead(positive, negative + positive);
  const critical = unhappy(tones) >= SMALLEST_GROUP && negative > positive;
  const praised = positive >= SMALLEST_GROUP && positive > negative + mixed;
  const side = critical ? 'concern' : praised ? 'highlight' : 'insight';
  const words = {
    concern: sure ? 'критикуют чаще, чем хвалят' : 'критикуют, кажется, чаще, чем хвалят',
    highlight: sure ? 'хвалят чаще, чем критикуют' : 'хвалят, кажется, чаще, чем критикуют',
    insight: 'по-разному',
  }[side];
  const counts = [
    [negative, 'недовольны'],
    [mixed, 'и хвалят, и недовольны'],
    [positive, 'хвалят'],
    [neutral, 'без оценки'],
  ] as const;
  const tone = counts.flatMap(([count, said]) => (count > 0 ? [`${said} ${formatNumber(count)}`] : [])).join(', ');
  const severity = severityBy(unhappy(tones) / writers, SEVERITY);
  return {
    finding: {
      id: `theme:${theme}`,
      text: `«${name}»: пишут ${formatNumber(people)} из ${formatNumber(read)} ответивших, ${words} (${tone})`,
      confidence: 'middle',
      evidence: [evidence],
      metric: side === 'concern' ? unhappyMetric(theme, unhappy(tones), read) : themeMetric(theme, people, read),
    },
    side,
    subject: { kind: 'theme', theme, people: unhappy(tones) },
    severity: side === 'concern' ? severity : 'low',
    weight: WEIGHTS[side] + people / read,
  };
}
