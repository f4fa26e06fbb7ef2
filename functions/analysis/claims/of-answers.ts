import type { PollFinding } from '#shared/models/analysis.ts';
import type { Said, Words } from '#shared/text/said.ts';
import type { PollAnalysis } from '../analysis.ts';
import type { Claim, Level } from '#shared/rules/contradictions.ts';
import { unhappyOf, verdictOf, type ThemeVerdict } from '#shared/rules/theme-verdict.ts';
import { WHOLE_COMPANY } from '#shared/rules/workload-level.ts';
import type { Kept } from '../kept.ts';
import { formOf } from '../model/lexicon.ts';
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
  const sentences: readonly (readonly [said: string, words: Words, metric?: string])[] = [
    ['summary', summary.summary],
    ['patterns', statistics.response_patterns],
    ['participation', statistics.participation_analysis],
    ['sentiment', sentiment.sentiment_details, 'words'],
    ['recommendations', recommendations.executive_summary],
    ...recommendations.next_survey_recommendations.map((text) => ['next', text] as const),
    ...recommendations.immediate_actions.flatMap(({ title, description }) => [
      ['action', title] as const,
      ['action', description] as const,
    ]),
  ];
  return [
    ...placed.flatMap(({ finding, level }) => claimsOfFinding(finding, level)),
    ...sentences.flatMap(([said, words, metric]) =>
      readClaims(words, { said, ...(metric !== undefined && { metric }) }),
    ),
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

function claimsOfFinding(finding: Kept<PollFinding>, level: 'worry' | 'joy' | null): Claim[] {
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

/** From −100 to +100. */
const ENPS_SCALE = 200;
const FIVE = 5;

/** A figure that was inferred: its interval, of how many answers, on which scale. */
interface Inferred {
  readonly low: number;
  readonly high: number;
  readonly n: number | null;
  /** The highest number of the scale; null of eNPS. */
  readonly top: number | null;
}

/** How sure a figure is said to be, with the interval that stands beside it; an interval that is not told claims nothing. */
function certaintyOf({ id, text, confidence, metric: measured }: Kept<PollFinding>, metric: string | null): Claim[] {
  const inferred = typeof text === 'string' ? inferredInText(text, metric) : inferredIn(text);
  const n = measured?.of ?? inferred?.n ?? 0;
  if (!inferred || metric === null || n <= 0) return [];
  const { low, high, top } = inferred;
  const scale = top === null ? ENPS_SCALE : lengthOf(top);
  return [{ ...NOW, said: `certainty of ${id}`, metric, certainty: { confidence, n, low, high, scale } }];
}

/** Of our own words: the figure is theirs, or that of the words within them. */
function inferredIn({ code, params = {} }: Said): Inferred | null {
  const { range, n = null, top = null } = params as Partial<Inferred> & { range?: Inferred | null };
  if (code === 'enps' || code === 'mean') return range ? { low: range.low, high: range.high, n, top } : null;
  const { words, mean } = params as { words?: Said; mean?: Said };
  const inner = words ?? mean;
  return inner ? inferredIn(inner) : null;
}

/** Of somebody's words, as they tell it. */
function inferredInText(text: string, metric: string | null): Inferred | null {
  const plain = text.replaceAll(/\s+/g, ' ');
  const [, low, high] = formOf('interval').exec(plain) ?? [];
  const top = metric === 'enps' ? null : Number(formOf('scale').exec(plain)?.[1] ?? 0);
  if (low === undefined || high === undefined || top === 0) return null;
  // What is told is rounded; what was inferred may be narrower by that much.
  const rounding = top === null ? 0.5 : 0.05;
  const n = Number(formOf('scores').exec(plain)?.[1] ?? 0);
  return { low: numberOf(low) + rounding, high: numberOf(high) - rounding, n, top };
}

/** A scale up to five begins with 1, one up to ten with 0. */
function lengthOf(top: number): number {
  return top === FIVE ? FIVE - 1 : top;
}

function numberOf(text: string): number {
  return Number(text.replace('−', '-').replace(',', '.'));
}
