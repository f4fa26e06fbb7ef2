import type { Guard } from '../guard.ts';

const WORK = 'functions/analysis/workload/work.ts';
const WORKLOAD = 'functions/analysis/workload/analyse-workload.test.ts';
const FOUND = 'functions/analysis/workload/findings/find.test.ts';
const SCORED = 'functions/analysis/workload/score/score.test.ts';
const WORDS = 'functions/analysis/polls/words.ts';
const SPOKEN = 'functions/analysis/polls/words.test.ts';
const POLL = 'functions/analysis/polls/analyse-poll.test.ts';

/** Without these, an analysis says more than its data bear, or of too few people. */
export const analysis: readonly Guard[] = [
  {
    name: 'analysis: teams of fewer than five are not shown',
    file: WORK,
    from: 'teams: teams.filter(([, { length }]) => length >= SMALLEST_GROUP)',
    to: 'teams: teams.filter(([, { length }]) => length >= 1)',
    test: WORKLOAD,
    only: /no team of fewer than five/,
  },
  {
    name: 'analysis: levels are told by the score that is shown',
    file: 'functions/analysis/workload/score/factor.ts',
    from: 'Math.max(0, Math.round(points))',
    to: 'Math.max(0, points)',
    test: SCORED,
    only: /in whole points/,
  },
  {
    name: 'analysis: new tasks in time do not make late ones look fewer',
    file: 'functions/analysis/workload/score/overdue.ts',
    from: 'const pace = paceOf(group, since);',
    to: 'const pace = paceOf(group, since) + group.open.length / 30;',
    test: 'functions/analysis/workload/monotone.test.ts',
    only: /an open task is added/,
  },
  {
    name: 'analysis: a headline of a low load names what is grave below it',
    file: 'functions/analysis/workload/headline.ts',
    from: "(level === 'high' ? [] : graveFinding(findings))",
    to: '[]',
    test: 'functions/analysis/workload/calm.test.ts',
    only: /names the gravest finding/,
  },
  {
    name: 'analysis: growth of what is late is more than chance',
    file: 'functions/analysis/workload/findings/overdue.ts',
    from: 'share.value > was.value && moreThanChance(was, share, teams.length + 1)',
    to: 'share.value > was.value',
    test: FOUND,
    only: /not call growth/,
  },
  {
    name: 'analysis: nothing is said of a month nobody knows',
    file: 'functions/analysis/workload/findings/overdue.ts',
    from: 'undatedBefore ? null : shareOf',
    to: 'false ? null : shareOf',
    test: FOUND,
    only: /without history/,
  },
  {
    name: 'analysis: what data do not say widens the bounds',
    file: 'functions/analysis/workload/score/overdue.ts',
    from: 'undated * (dated > 0 ? late / dated : 1)',
    to: 'undated * 0',
    test: SCORED,
    only: /leaves open that tasks without deadline/,
  },
  {
    name: 'analysis: a theme needs five people',
    file: WORDS,
    from: 'found.filter(({ people: who }) => who.size >= smallestGroup)',
    to: 'found.filter(({ of }) => of.length >= smallestGroup)',
    test: SPOKEN,
    only: /from five people on/,
  },
  {
    name: 'analysis: small themes are told together from five people on',
    file: WORDS,
    from: 'rest.size >= smallestGroup ?',
    to: 'small.size >= smallestGroup ?',
    test: SPOKEN,
    only: /stands together/,
  },
  {
    name: 'analysis: no tone where fewer than five wrote',
    file: WORDS,
    from: 'if (writers.size < smallestGroup)',
    to: 'if (false)',
    test: SPOKEN,
    only: /no tone and no theme/,
  },
  {
    name: 'analysis: near-duplicates are quoted once',
    file: WORDS,
    from: 'originals.get(other.commentId) === originals.get(commentId) ||',
    to: '',
    test: SPOKEN,
    only: /near-duplicates once/,
  },
  {
    name: 'analysis: an open run is compared with none',
    file: 'functions/analysis/polls/findings/changes.ts',
    from: 'if (newest.open)',
    to: 'if (false)',
    test: POLL,
    only: /not told of an open run/,
  },
  {
    name: 'analysis: a change is told as news only beyond chance',
    file: 'functions/analysis/polls/findings/changes.ts',
    from: 'stepOf(pointsOf(series), comparisons)!.random',
    to: 'false',
    test: POLL,
    only: /possibly random|many questions/,
  },
  {
    name: 'analysis: below five answers nothing is said of them',
    file: 'functions/analysis/polls/analyse-poll.ts',
    from: 'run.responses >= smallestGroup;',
    to: 'run.responses >= 1;',
    test: SPOKEN,
    only: /silent below five/,
  },
  {
    name: 'comments: orders to a machine are not read as praise',
    file: 'functions/analysis/text/classify.ts',
    from: 'return splitOrders(text).said.slice(0, READ_CHARACTERS);',
    to: 'return text.slice(0, READ_CHARACTERS);',
    test: 'functions/analysis/text/classify.test.ts',
    only: /has neither tone nor theme/,
  },
  {
    name: 'comments: whoever gives orders speaks for nobody',
    file: 'functions/analysis/text/analyse-comments.ts',
    from: '!isOrdering && ',
    to: '',
    test: SPOKEN,
    only: /speak for others/,
  },
  {
    name: 'comments: a tone that is not clear is not told',
    file: 'functions/analysis/text/tone.ts',
    from: 'certainty < LEAST_CERTAINTY',
    to: 'certainty < 0',
    test: 'functions/analysis/text/classify.test.ts',
    only: /leaves the tone unclear/,
  },
  {
    name: 'comments: a phrase names nobody',
    file: 'functions/analysis/text/phrases.ts',
    from: 'from < piece.at(-1)!.to && to > piece[0]!.from',
    to: 'from < 0 && to > piece[0]!.from',
    test: 'functions/analysis/text/phrases.test.ts',
    only: /never holds/,
  },
];
