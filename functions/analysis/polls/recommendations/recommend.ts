import type { PollRecommendations, Severity } from '#shared/models/analysis.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import type { Said, Words } from '#shared/text/said.ts';
import type { Kept, KeptMetric } from '../../kept.ts';
import type { PollData } from '../data.ts';
import { figuresOf } from '../figures.ts';
import type { Finding } from '../findings/finding.ts';
import { ENOUGH_ANSWER } from '#shared/rules/statistics/silent.ts';
import { say } from '../say.ts';
import type { WrittenWords } from '../words.ts';
import type { Theme } from '../../text/types.ts';
import { nextSurvey } from './next-survey.ts';
import { notConcluded } from './not-concluded.ts';

type Recommendations = Kept<Omit<PollRecommendations, 'analysis_date' | 'ai_provider' | 'fallback' | 'sent'>>;

const ORDER: readonly Severity[] = ['critical', 'high', 'medium', 'low'];
/** More at once is not done. */
const MOST_THEMES = 4;

/** What follows from the concerns and from nothing else. */
export function recommend(data: PollData, words: WrittenWords, concerns: readonly Finding[]): Recommendations {
  const { kind = 'poll' } = data;
  const themes = concerns
    .flatMap(({ finding, subject, severity }) => (subject.kind === 'theme' ? [{ finding, subject, severity }] : []))
    .slice(0, MOST_THEMES)
    .map((one) => ({ ...one, theme: one.subject.theme, goal: goalOf(one.finding.metric, kind) }));
  const basis = ({ finding }: Pick<Finding, 'finding'>) => ({ based_on: [finding.id], metric: finding.metric });
  const immediate = [
    ...themes.map((one) => ({
      id: `now:${one.finding.id}`,
      ...basis(one),
      ...adviceOn(one.theme, 'now'),
      priority: one.severity,
      responsible: say('adviceFor', { theme: one.theme, horizon: 'now' }),
      expected_outcome: one.goal,
    })),
    ...concerns.flatMap((concern) => generalAction(concern, kind) ?? []),
  ].toSorted((a, b) => ORDER.indexOf(a.priority) - ORDER.indexOf(b.priority));
  return {
    frames_analyzed: data.runs.length,
    total_responses: data.runs.reduce((all, { responses }) => all + responses, 0),
    executive_summary: executive(
      data,
      immediate.map(({ title }) => title),
      themes.length === 0 ? notConcluded(data, words) : null,
    ),
    immediate_actions: immediate,
    short_term_initiatives: themes.map((one) => ({
      id: `soon:${one.finding.id}`,
      ...basis(one),
      ...adviceOn(one.theme, 'soon'),
      resources_needed: say('resources', { theme: one.theme }),
      success_metrics: [one.goal],
    })),
    long_term_strategies: themes.map((one) => ({
      id: `later:${one.finding.id}`,
      ...basis(one),
      ...adviceOn(one.theme, 'later'),
      // Answers hold no prices, and what is to be done has not been chosen.
      investment_required: say('noSum'),
      expected_impact: one.goal,
    })),
    continuous_improvements: [
      {
        area: say('feedback'),
        frequency: say('afterEach', { kind }),
        actions: [say('tellHeard'), say('tellDone')],
      },
      ...(themes.length > 0
        ? [
            {
              area: say('unhappyThemes'),
              frequency: say('everyOne', { kind }),
              actions: [say('compareUnhappy', { kind })],
            },
          ]
        : []),
    ],
    success_metrics: concerns.flatMap(({ finding }) => (finding.metric ? [goalOf(finding.metric, kind)] : [])),
    next_survey_recommendations: nextSurvey(data, words),
  };
}

function adviceOn(theme: Theme, horizon: 'now' | 'soon' | 'later') {
  return {
    title: say('adviceTitle', { theme, horizon }),
    description: say('adviceText', { theme, horizon }),
    timeline: say('timeline', { horizon }),
  };
}

/** What to reach by the next run, by the metric of a finding. */
function goalOf(metric: KeptMetric | null, kind: RunKind): Said {
  if (metric === null) return say('seenNext', { kind });
  const { key, label, count, of } = metric;
  return key === 'participation'
    ? say('goalAnswered', { kind, least: Math.ceil(ENOUGH_ANSWER * of), of, count })
    : say('goal', { label, kind, most: Math.floor(count / 2), of, count });
}

/** What to do about a figure that is no theme; null where it is one. */
function generalAction(concern: Finding, kind: RunKind): Recommendations['immediate_actions'][number] | null {
  const words = generalWords(concern, kind);
  if (!words) return null;
  const { finding, severity } = concern;
  return {
    id: `now:${finding.id}`,
    based_on: [finding.id],
    metric: finding.metric,
    ...words,
    priority: severity,
    timeline: say('timeline', { horizon: 'now' }),
    expected_outcome: goalOf(finding.metric, kind),
  };
}

function generalWords(
  { subject }: Finding,
  kind: RunKind,
): { title: Said; description: Said; responsible: Said } | null {
  switch (subject.kind) {
    case 'question':
      return {
        title: say('discussQuestion', { question: subject.question }),
        description: say('discussQuestionText', { kind }),
        responsible: say('discussQuestionFor'),
      };
    case 'enps':
      return {
        title: say('askWhatWouldHelp'),
        description: say('askWhatWouldHelpText'),
        responsible: say('askWhatWouldHelpFor'),
      };
    case 'worse':
      return {
        title: say('findOutWhatChanged', { figure: subject.figure, up: subject.up }),
        description: say('findOutWhatChangedText'),
        responsible: say('forHr'),
      };
    case 'participation':
      return { title: say('askWhySilent'), description: say('askWhySilentText'), responsible: say('forHr') };
    case 'theme':
    case 'other':
      return null;
  }
}

/** What to begin with; where nothing follows, that; and what was left out of all conclusions. */
function executive(data: PollData, titles: readonly Words[], leftOut: Said | null): Said {
  const { smallestGroup: least, kind = 'poll' } = data;
  const [run] = data.runs;
  if (!run) return say('adviseNoRuns');
  if (run.responses < least) return say('adviseTooFew', { least });
  const [title, ...rest] = titles;
  const sentences = [
    title === undefined ? nothingFollows(data, leftOut) : say('adviseFirst', { title }),
    ...(rest.length === 0 ? [] : [say('adviseMore', { more: rest.length })]),
    ...(leftOut ? [leftOut] : []),
    ...(title === undefined ? [say('adviseTelling', { kind })] : []),
  ];
  return say('text', { sentences });
}

/** Why nothing is advised; “nothing urgent” is said only where nothing was left out. */
function nothingFollows(data: PollData, leftOut: Said | null): Said {
  // Where nobody has said what is good, nothing urgent can be seen, and that is no calm.
  if (figuresOf(data.runs[0]!, data).some(({ direction }) => direction === null)) return say('adviseUnjudged');
  return leftOut === null ? say('adviseCalm') : say('adviseNothing');
}
