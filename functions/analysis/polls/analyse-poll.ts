import type { Said, Words } from '#shared/text/said.ts';
import { sum } from '#shared/rules/sum.ts';
import type { PollAnalysis } from '../analysis.ts';
import { analyseComments } from '../text/analyse-comments.ts';
import type { PollData } from './data.ts';
import { askedOf, figuresOf } from './figures.ts';
import { choiceFindings } from './findings/choices.ts';
import { changesOf, type Changes } from './findings/changes.ts';
import { enpsFinding, enpsMetric } from './findings/enps.ts';
import type { Finding } from './findings/finding.ts';
import { byLanguage } from './languages.ts';
import { participationFindings, participationSaid } from './findings/participation.ts';
import { questionFindings, questionMetric } from './findings/questions.ts';
import { themeFindings, themeMetric, unhappyMetric } from './findings/themes.ts';
import { recommend } from './recommendations/recommend.ts';
import { say } from './say.ts';
import { sentimentOf } from './sentiment.ts';
import { summarySaid } from './summary.ts';
import { wordsOf, wordsToRead } from './words.ts';

/** The first findings, which are told before all others. */
const KEY_FINDINGS = 5;
/** A poll of a hundred scales would bury what counts. */
const MOST_OF_A_SIDE = 8;
/** Sentences about figures in the overview. */
const MOST_PATTERNS = 4;

/**
 * What the service itself says of a poll: its newest run by its counters, the runs before it where they can be
 * compared, and the words of the newest. No network, and the same for the same answers in whatever order they come.
 * Scores and words are never held together: that would single people out.
 */
export function analysePoll(data: PollData): PollAnalysis {
  const { runs, smallestGroup } = data;
  const [run] = runs;
  // Below so many answers nothing is said of them, whatever was passed in.
  const enough = run !== undefined && run.responses >= smallestGroup;
  const figures = enough ? figuresOf(run, data) : [];
  const asked = run ? askedOf(run) : null;
  const written = enough ? wordsToRead(data) : [];
  // Those whose words are here were read, whatever the number says.
  const respondents = Math.max(data.read, new Set(written.map(({ respondent }) => respondent)).size);
  const languages = byLanguage(written, smallestGroup);
  const read = respondents - languages.unreadPeople;
  const words = wordsOf(
    languages,
    analyseComments(languages.read.map(({ id, text }) => ({ id, text }))),
    smallestGroup,
  );
  const changes: Changes = enough ? changesOf(data) : { findings: [], otherwise: '' };
  const participation = run
    ? participationSaid(run, runs[1] ?? data.earlier?.[0], data.kind ?? 'poll', figures)
    : say('noRunsYet');

  const findings = enough
    ? inOrder([
        ...changes.findings,
        ...figures.filter(({ isEnps }) => isEnps).map((one) => enpsFinding(one)),
        ...questionFindings(figures),
        ...choiceFindings(run, smallestGroup),
        ...themeFindings(words, read),
        ...participationFindings(run),
      ])
    : [];
  const told = (side: Finding['side']) => findings.filter((one) => one.side === side).map(({ finding }) => finding);
  const concerns = findings.filter(({ side }) => side === 'concern');
  const sentiment = sentimentOf(data, words);
  const summary = summarySaid(data, findings, changes, words);
  const patterns = patternsOf(findings, changes.otherwise, smallestGroup);
  const facts = [
    ...findings.map(({ finding, unjudged }) => ({
      id: finding.id,
      text: say('sentence', { text: finding.text }),
      ...(unjudged === true && { unjudged }),
    })),
    { id: 'answered', text: participation },
    { id: 'sentiment', text: sentiment.sentiment_details },
    ...(changes.otherwise === '' ? [] : [{ id: 'compared', text: changes.otherwise }]),
  ];
  return {
    summary: {
      frames_analyzed: runs.length,
      total_responses: sum(runs.map(({ responses }) => responses)),
      summary,
      key_findings: findings.slice(0, KEY_FINDINGS).map(({ finding }) => finding),
      statistics: { participation_analysis: participation, response_patterns: patterns },
      sentiment_analysis: sentiment,
      themes: words.themes.map(({ theme, name, people, tones, verdict, quotes, evidence }) => ({
        theme,
        name,
        people,
        tones: { ...tones },
        verdict,
        quotes: [...quotes],
        evidence,
        metric: themeMetric(theme, people, read),
      })),
      insights: told('insight'),
      areas_of_concern: told('concern'),
      positive_highlights: told('highlight'),
    },
    recommendations: recommend(data, words, concerns),
    facts,
    metrics: [
      ...(run && asked !== null
        ? [{ key: 'participation', label: say('measuredAnswered'), count: run.responses, of: asked }]
        : []),
      ...figures.flatMap((one) => (one.isEnps ? enpsMetric(one) : (questionMetric(one) ?? []))),
      ...words.all.flatMap(({ theme, people, unhappy }) => [
        themeMetric(theme, people, read),
        unhappyMetric(theme, unhappy, read),
      ]),
    ],
    names: { people: [], teams: [] },
    otherLanguages: languages.otherLanguages,
  };
}

/** What weighs most first; of each side no more than can be read. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const sorted = findings.toSorted((a, b) => b.weight - a.weight || (a.finding.id < b.finding.id ? -1 : 1));
  return sorted.filter((one, place) => {
    const before = sorted.slice(0, place).filter(({ side }) => side === one.side);
    return before.length < MOST_OF_A_SIDE;
  });
}

/** What the answers look like, in sentences. */
function patternsOf(findings: readonly Finding[], otherwise: Words, least: number): Said {
  const figures = findings.filter(({ subject: { kind } }) => kind !== 'theme' && kind !== 'participation');
  const sentences = [
    ...figures.slice(0, MOST_PATTERNS).map(({ finding }) => say('sentence', { text: finding.text })),
    ...(otherwise === '' ? [] : [otherwise]),
  ];
  return sentences.length > 0 ? say('text', { sentences }) : say('noScales', { least });
}
