import type { Metric } from '#shared/models/analysis.ts';
import { formatNumber } from '#shared/rules/plural.ts';
import { confidenceOfOrder, leastSure } from '#shared/rules/confidence.ts';
import { sideOf, unhappyOf, type ThemeVerdict } from '#shared/rules/theme-verdict.ts';
import { themeNames } from '../../text/theme-names.ts';
import type { Theme } from '../../text/types.ts';
import { OTHER, type SpokenTheme, type Words } from '../words.ts';
import { severityBy } from '../../severity.ts';
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

const VERDICTS: Readonly<Record<ThemeVerdict, string>> = {
  good: 'хвалят чаще, чем критикуют',
  bad: 'критикуют чаще, чем хвалят',
  praised: 'только хвалят, но таких немного',
  criticised: 'только критикуют, но таких немного',
  unhappy: 'недовольных больше, но разница может быть случайной',
  mixed: 'по-разному',
  none: 'без оценки',
};

/** Themes of at least five people, each where the one rule of tones puts it (`sideOf`). */
export function themeFindings({ themes, writers }: Words, read: number): Finding[] {
  return themes.flatMap((spoken) => (spoken.theme === OTHER ? [] : [findingOf(spoken, spoken.theme, writers, read)]));
}

function findingOf(
  { name, people, tones, verdict, evidence }: SpokenTheme,
  theme: Theme,
  writers: number,
  read: number,
): Finding {
  const { positive, negative, mixed, neutral, unclear } = tones;
  const side = sideOf(tones);
  const counts = [
    [negative, 'недовольны'],
    [mixed, 'и хвалят, и недовольны'],
    [positive, 'хвалят'],
    [neutral, 'без оценки'],
    [unclear, 'тон не ясен у'],
  ] as const;
  const tone = counts.flatMap(([count, said]) => (count > 0 ? [`${said} ${formatNumber(count)}`] : [])).join(', ');
  const severity = severityBy(unhappyOf(tones) / writers, SEVERITY);
  return {
    finding: {
      id: `theme:${theme}`,
      text: `«${name}»: пишут ${formatNumber(people)} из ${formatNumber(read)} ответивших, ${VERDICTS[verdict]} (${tone})`,
      // Found in words by a program: never as sure as what was counted.
      confidence: leastSure(['middle', confidenceOfOrder(people)]),
      evidence: [evidence],
      metric: side === 'concern' ? unhappyMetric(theme, unhappyOf(tones), read) : themeMetric(theme, people, read),
    },
    side,
    subject: { kind: 'theme', theme, people: unhappyOf(tones) },
    severity: side === 'concern' ? severity : 'low',
    weight: WEIGHTS[side] + people / read,
  };
}
