import type { Guard } from '../guard.ts';

const RULE = 'functions/data/release-rule.ts';
const RULE_TEST = 'functions/data/release-rule.test.ts';
const RELEASES = 'functions/data/releases.ts';
const RESULTS = 'functions/data/results.ts';
const RESPONSES = 'functions/data/responses.ts';
const WATCHER = 'tests/security/patient-watcher.test.ts';
const RELEASE = 'tests/api/counters/release.test.ts';
const TEAMS = 'functions/data/compare-teams.ts';
const TEAMS_TEST = 'functions/data/compare-teams.test.ts';
const TEAMS_API = 'tests/api/polls/compare-teams.test.ts';
const STATEMENT = 'shared/rules/poll-statement.ts';
const STATEMENT_TEST = 'shared/rules/poll-statement.test.ts';

/** What stands between the answers of a run and whoever watches its results all the time. */
export const resultsGate: readonly Guard[] = [
  {
    name: 'gate: nothing below five answers',
    file: RULE,
    from: 'return length >= SMALLEST_GROUP ? length : 0;',
    to: 'return length;',
    test: RULE_TEST,
    only: /isolates nobody/,
  },
  {
    name: 'gate: later answers wait for ten',
    file: RULE,
    from: 'if (open && shown > 0) return 0;',
    to: '',
    test: RULE_TEST,
    only: /come into sight/,
  },
  {
    name: 'gate: five stay back while a run is open',
    file: RULE,
    from: 'return length - SMALLEST_GROUP;',
    to: 'return length;',
    test: RULE_TEST,
    only: /at closing, or none/,
  },
  {
    name: 'gate: answers wait for the closing',
    file: RULE,
    from: "if (open && visibility === 'closed') return 0;",
    to: '',
    test: RULE_TEST,
    only: /waits? for its closing/,
  },
  {
    name: 'gate: which stay is drawn',
    file: RULE,
    from: 'shuffled(waiting, random).slice(',
    to: 'waiting.slice(',
    test: RULE_TEST,
    only: /is drawn/,
  },
  {
    name: 'gate: five changed answers or none',
    file: RULE,
    from: 'changed.length >= SMALLEST_GROUP',
    to: 'changed.length > 0',
    test: RULE_TEST,
    only: /isolates nobody/,
  },
  {
    name: 'gate: no changed answers while a run is open',
    file: RULE,
    from: '!open && changed.length',
    to: 'changed.length',
    test: RULE_TEST,
    only: /no shown answer is replaced/,
  },
  {
    name: 'gate: steps of nearly the same size',
    file: RULE,
    from: 'return Array.from({ length: count }, (_, step) => keys.slice(border(step), border(step + 1)));',
    to: 'void border; return Array.from({ length: count }, (_, step) => keys.slice(step * RELEASE_MAX, (step + 1) * RELEASE_MAX));',
    test: RULE_TEST,
    only: /none of them small/,
  },
  {
    name: 'gate: a changed answer is taken over once',
    file: RELEASES,
    from: 'else if (!copy.renewed && ',
    to: 'else if (',
    test: RELEASE,
    only: /and once/,
  },
  {
    name: 'gate: a copy tells the hour of its release',
    file: RELEASES,
    from: 'const answeredAt = copy?.answeredAt ?? fullHour(now);',
    to: 'const answeredAt = response.answeredAt; void fullHour(now);',
    test: RELEASE,
    only: /carry the hour/,
  },
  {
    name: 'gate: those who wait are noted in no order',
    file: RELEASES,
    from: 'gate.waiting.toSorted()',
    to: 'gate.waiting',
    test: RELEASE,
    only: /in no order/,
  },
  {
    name: 'gate: an answer whose name goes is not shown under it',
    file: RELEASES,
    from: '.map(({ after }) => check(keys.response(frameId, after.key), { exists: true })),',
    to: '.flatMap(() => []),',
    test: RELEASE,
    only: /while it is released/,
  },
  {
    name: 'gate: a name goes from what is shown',
    file: RESPONSES,
    from: 'remove(keys.released(frameId, key), { exists: shown !== null }),',
    to: '',
    test: RELEASE,
    only: /takes its name off what is shown/,
  },
  {
    name: 'gate: results are what was released',
    file: RESULTS,
    from: "run.resultsVisibility === 'live' ? ranges.responses(run.id) : ranges.released(run.id)",
    to: 'ranges.responses(run.id)',
    test: WATCHER,
    only: /reads every list.*isolates nobody/,
  },
  {
    name: 'gate: who has answered is told in fives',
    file: RESULTS,
    from: 'run.published ? inFives : exact',
    to: 'run.published ? exact : inFives',
    test: WATCHER,
    only: /is told in fives/,
  },
  {
    name: 'gate: limits of the link in fives',
    file: 'functions/polls/update-frame.ts',
    from: 'requireAnswerLimit({',
    to: 'void ({',
    test: WATCHER,
    only: /is refused all numbers/,
  },
  {
    name: 'gate: respondents read when answers are shown',
    file: STATEMENT,
    from: 'shownWhen(settings.visibility, kind)',
    to: "shownWhen('live', kind)",
    test: STATEMENT_TEST,
    only: /says when answers are shown/,
  },
  {
    name: 'teams: none below five answers',
    file: TEAMS,
    from: 'team !== null && responses >= SMALLEST_GROUP',
    to: 'team !== null',
    test: TEAMS_TEST,
    only: /fewer than five/,
  },
  {
    name: 'teams: what is left is five or nobody',
    file: TEAMS,
    from: 'if (left > 0 && left < SMALLEST_GROUP) apart.pop();',
    to: '',
    test: TEAMS_TEST,
    only: /fewer than five/,
  },
  {
    name: 'teams: what is left of a question is five or nobody',
    file: TEAMS,
    from: 'hidden > 0 && hidden < SMALLEST_GROUP ? enough.slice(0, -1) : enough',
    to: 'enough',
    test: TEAMS_TEST,
    only: /fewer than five/,
  },
  {
    name: 'teams: compared once',
    file: RELEASES,
    from: 'if (await table.get(keys.teamFigures(frameId), { consistent: true })) return null;',
    to: 'await table.removeMany([keys.teamFigures(frameId)]);',
    test: TEAMS_API,
    only: /side by side once the run is closed/,
  },
  {
    name: 'teams: not while a run is open',
    file: 'functions/counters/release-responses.ts',
    from: 'if (!open && run.compareTeams)',
    to: 'if (run.compareTeams)',
    test: TEAMS_API,
    only: /while it is open/,
  },
  {
    name: 'teams: only large ones are kept with answers',
    file: 'functions/polls/audience.ts',
    from: 'team !== null && length >= SMALLEST_GROUP ? [team] : []',
    to: 'team !== null ? [team] : []',
    test: TEAMS_API,
    only: /only where five of it are asked/,
  },
  {
    name: 'teams: not where answers are seen at once',
    file: 'functions/polls/audience.ts',
    from: "if (!compareTeams || resultsVisibility !== 'live') return;",
    to: 'if (compareTeams || resultsVisibility) return;',
    test: TEAMS_API,
    only: /is refused where answers are seen at once/,
  },
  {
    name: 'no mean below five numbers',
    file: 'functions/polls/figures.ts',
    from: 'total < SMALLEST_GROUP ? null',
    to: 'total === 0 ? null',
    test: 'tests/api/polls/get-trend.test.ts',
    only: /compares the runs, oldest first/,
  },
];
