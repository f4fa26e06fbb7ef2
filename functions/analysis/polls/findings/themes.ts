import type { KeptMetric } from '../../kept.ts';
import { confidenceOfOrder, leastSure } from '#shared/rules/confidence.ts';
import { sideOf, unhappyOf } from '#shared/rules/theme-verdict.ts';
import type { Theme } from '../../text/types.ts';
import { say } from '../say.ts';
import { OTHER, type SpokenTheme, type WrittenWords } from '../words.ts';
import { severityBy } from '../../severity.ts';
import { WEIGHTS, type Finding } from './finding.ts';

/** The share of those who wrote anything that is unhappy with a theme from which it is so severe. */
const SEVERITY = { critical: 0.6, high: 0.35, medium: 0.15 };

/** How many of those whose words were read speak of a theme, in whatever tone. */
export function themeMetric(theme: Theme | typeof OTHER, people: number, read: number): KeptMetric {
  return { key: `theme:${theme}`, label: say('measuredTheme', { theme }), count: people, of: read };
}

/** How many are unhappy with it, not counting those who only praise or only mention it. */
export function unhappyMetric(theme: Theme, people: number, read: number): KeptMetric {
  return { key: `unhappy:${theme}`, label: say('measuredUnhappy', { theme }), count: people, of: read };
}

/** Themes of at least five people, each where the one rule of tones puts it (`sideOf`). */
export function themeFindings({ themes, writers }: WrittenWords, read: number): Finding[] {
  return themes.flatMap((spoken) => (spoken.theme === OTHER ? [] : [findingOf(spoken, spoken.theme, writers, read)]));
}

function findingOf(
  { people, tones, verdict, evidence }: SpokenTheme,
  theme: Theme,
  writers: number,
  read: number,
): Finding {
  const side = sideOf(tones);
  const severity = severityBy(unhappyOf(tones) / writers, SEVERITY);
  return {
    finding: {
      id: `theme:${theme}`,
      text: say('theme', { theme, people, read, verdict, tones }),
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
