import type { PollFinding } from '#shared/models/analysis.ts';
import type { PollAnalysis } from '../analysis.ts';
import type { Claim, Level } from '#shared/rules/contradictions.ts';
import { unhappyOf, verdictOf, type ThemeVerdict } from '#shared/rules/theme-verdict.ts';
import { WHOLE_COMPANY } from '#shared/rules/workload-level.ts';
import { readClaims } from './read-claims.ts';

type Finished = Pick<PollAnalysis, 'summary' | 'recommendations'>;

const NOW = { subject: WHOLE_COMPANY, period: 'now' } as const;
const VERDICTS: Readonly<Record<ThemeVerdict, Level>> = {
  good: 'good',
  praised: 'good',
  bad: 'bad',
  criticised: 'bad',
  unhappy: 'even',
  mixed: 'even',
  none: 'even',
};
const OVERALL: Readonly<Record<Finished['summary']['sentiment_analysis']['overall_sentiment'], Level>> = {
  positive: 'good',
  negative: 'bad',
  mixed: 'even',
  neutral: 'even',
  unknown: 'even',
};

/** Everything that a finished analysis of answers claims, whoever has said it: findings, badges, figures, sentences. */
export function claimsOfAnswers({ summary, recommendations }: Finished): Claim[] {
  const { sentiment_analysis: sentiment, statistics } = summary;
  const placed = [
    ...summary.key_findings.map((finding) => ({ finding, level: null })),
    ...summary.areas_of_concern.map((finding) => ({ finding, level: 'worry' as const })),
    ...summary.positive_highlights.map((finding) => ({ finding, level: 'joy' as const })),
    ...summary.insights.map((finding) => ({ finding, level: null })),
  ];
  const sentences: readonly (readonly [said: string, text: string, metric?: string])[] = [
    ['summary', summary.summary],
    ['patterns', statistics.response_patterns],
    ['participation', statistics.participation_analysis],
    ['sentiment', sentiment.sentiment_details, 'words'],
    ['recommendations', recommendations.executive_summary],
    ...recommendations.next_survey_recommendations.map((text) => ['next', text] as const),
    ...recommendations.immediate_actions.map(
      ({ title, description }) => ['action', `${title}. ${description}`] as const,
    ),
  ];
  return [
    ...placed.flatMap(({ finding, level }) => claimsOfFinding(finding, level)),
    ...sentences.flatMap(([said, text, metric]) => readClaims(text, { said, ...(metric !== undefined && { metric }) })),
    ...summary.themes.flatMap(({ theme, verdict, tones }): Claim[] => [
      { ...NOW, said: `badge of ${theme}`, metric: `theme:${theme}`, level: VERDICTS[verdict] },
      { ...NOW, said: `counts of ${theme}`, metric: `theme:${theme}`, level: VERDICTS[verdictOf(tones)] },
    ]),
    { ...NOW, said: 'tone', metric: 'words', level: OVERALL[sentiment.overall_sentiment] },
    // Somebody complains: that is no reason for advice yet, and no calm.
    ...(unhappyOf(sentiment.tones) > 0
      ? [{ ...NOW, said: 'tones', metric: 'complaints', level: 'worry' as const }]
      : []),
  ];
}

function claimsOfFinding(finding: PollFinding, level: 'worry' | 'joy' | null): Claim[] {
  const { id, text } = finding;
  const metric = metricOf(id);
  // A change is good or bad news of its own: what stands high may have fallen.
  const period = id.startsWith('change:') ? 'change' : 'now';
  const said = `finding ${id}`;
  return [
    ...readClaims(text, { said, ...(metric !== null && { metric }) }),
    ...(level && metric ? [{ ...NOW, said, metric, period, level }] : []),
    ...certaintyOf(finding, metric),
  ];
}

/** `change:enps` and `enps` are about the same, as are `low:q1` and `mean:q1`; null of what sees across findings. */
function metricOf(id: string): string | null {
  const [kind = '', of] = id.split(':');
  if (kind === 'enps' || of === 'enps') return 'enps';
  if (kind === 'theme' || kind === 'participation') return id;
  return of === undefined ? null : `question:${of}`;
}

const INTERVAL = /вероятно от ([+−]?\d+(?:,\d+)?) до ([+−]?\d+(?:,\d+)?)/u;
const SCALE = /среднее [\d,]+ из (\d+)/u;
/** From −100 to +100. */
const ENPS_SCALE = 200;
const FIVE = 5;

/** How sure a figure is said to be, with the interval that stands beside it; an interval that is not told claims nothing. */
function certaintyOf({ id, text, confidence, metric: measured }: PollFinding, metric: string | null): Claim[] {
  const plain = text.replaceAll(/\s+/g, ' ');
  const [, low, high] = INTERVAL.exec(plain) ?? [];
  const scale = metric === 'enps' ? ENPS_SCALE : lengthOf(Number(SCALE.exec(plain)?.[1]));
  const n = measured?.of ?? Number(/(\d+) оцен/u.exec(plain)?.[1]);
  if (low === undefined || high === undefined || metric === null || !(scale > 0) || !(n > 0)) return [];
  // What is told is rounded; what was inferred may be narrower by that much.
  const rounding = metric === 'enps' ? 0.5 : 0.05;
  const certainty = { confidence, n, low: numberOf(low) + rounding, high: numberOf(high) - rounding, scale };
  return [{ ...NOW, said: `certainty of ${id}`, metric, certainty }];
}

/** «Из 5» is a scale from 1, «из 10» one from 0. */
function lengthOf(top: number): number {
  return top === FIVE ? FIVE - 1 : top;
}

function numberOf(text: string): number {
  return Number(text.replace('−', '-').replace(',', '.'));
}
