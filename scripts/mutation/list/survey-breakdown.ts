import type { Guard } from '../guard.ts';

const CHOICE = 'functions/surveys/statistics/choose-apart.ts';
const OVERLAP = 'functions/surveys/statistics/overlap.ts';
const GROUPS = 'functions/surveys/statistics/groups.test.ts';
const ATTACK = 'functions/surveys/statistics/difference-attack.test.ts';
const WHOLE = 'functions/surveys/statistics/break-down-survey.test.ts';

/** Without these, figures of groups of a survey can be added and subtracted to what a few have said, or chance is told as a finding. */
export const surveyBreakdown: readonly Guard[] = [
  {
    name: 'survey groups: small ones are put together',
    file: CHOICE,
    from: 'sizes[block]! >= smallest && !together.has(block)',
    to: 'sizes[block]! >= 1 && !together.has(block)',
    test: GROUPS,
    only: /any number of small ones/,
  },
  {
    name: 'survey groups: people without the attribute are among the small ones',
    file: 'functions/surveys/statistics/groups.ts',
    from: 'all[place]!.value === null || place >= GROUPS_MAX',
    to: 'place >= GROUPS_MAX',
    test: GROUPS,
    only: /people without the attribute/,
  },
  {
    name: 'survey groups: what is left of the whole is no small group',
    file: CHOICE,
    from: 'return people > 0 && people < smallest;',
    to: 'return people < 0 && people < smallest;',
    test: GROUPS,
    only: /still too few together/,
  },
  {
    name: 'survey groups: a question is told of those groups where enough answered it',
    file: 'functions/surveys/statistics/break-down-survey.ts',
    from: 'which[index] = shownCells(placed, index, smallestGroup, before ?? null);',
    to: 'which[index] = told.map(({ groups }) => new Set([...groups.keys(), ...(before ? [] : [])]));',
    test: WHOLE,
    only: /is told by group, question by question/,
  },
  {
    name: 'survey groups: what holds for respondents is asked again of those who answered a question',
    file: 'functions/surveys/statistics/shown-cells.ts',
    from: 'people: of.questions[question]!.answered }',
    to: 'people: of.responses + 0 * question }',
    test: ATTACK,
    only: /in no company/,
  },
  {
    name: 'survey groups: a question on a condition says no more than the question of the condition',
    file: 'functions/surveys/statistics/break-down-survey.ts',
    from: 'smallestGroup, before ?? null)',
    to: 'smallestGroup, before ? null : null)',
    test: WHOLE,
    only: /asked on a condition/,
  },
  {
    name: 'survey groups: dimensions that overlap are not told together',
    file: CHOICE,
    from: '!isolatesFew(asShown(crossings, [...told, choice]), smallest)',
    to: 'isolatesFew !== undefined && asShown(crossings, [...told, choice]).length >= 0',
    test: ATTACK,
    only: /in no company/,
  },
  {
    name: 'survey groups: overlap of three dimensions is more than that of two',
    file: OVERLAP,
    from: 'if (sizes.length < 2) return false;',
    to: 'if (sizes.length < 2 || sizes.length > 2) return false;',
    test: 'functions/surveys/statistics/overlap.test.ts',
    only: /whom no two of them do/,
  },
  {
    name: 'survey groups: a search that takes too long counts as overlap',
    file: OVERLAP,
    from: 'if (steps > STEPS_MAX) return true;',
    to: 'if (steps > STEPS_MAX) return false;',
    test: 'functions/surveys/statistics/overlap.test.ts',
    only: /too long/,
  },
  {
    name: 'survey groups: words are told of no group',
    file: 'functions/surveys/statistics/break-down-survey.ts',
    from: 'if (all.counts.length === 0) return [];',
    to: 'if (all.counts.length < 0) return [];',
    test: WHOLE,
    only: /is told by group, question by question/,
  },
  {
    name: 'survey heat map: marks are corrected for the number of comparisons',
    file: 'functions/surveys/statistics/mark-differences.ts',
    from: 'const adjusted = benjaminiHochberg(compared.map((index) => ps[index]!));',
    to: 'const adjusted = benjaminiHochberg([]).concat(compared.map((index) => ps[index]!));',
    test: WHOLE,
    only: /not by itself/,
  },
  {
    name: 'survey comparison: changes are corrected for the number of questions',
    file: 'functions/surveys/statistics/compare-surveys.ts',
    from: 'benjaminiHochberg(changes.flatMap((change) => change?.p ?? []))',
    to: 'benjaminiHochberg([]).concat(changes.flatMap((change) => change?.p ?? []))',
    test: 'functions/surveys/statistics/compare-surveys.test.ts',
    only: /among twenty questions/,
  },
  {
    name: 'survey drivers: no weights of too few answers',
    file: 'functions/surveys/statistics/drivers.ts',
    from: "complete < enough ? 'too_few'",
    to: "complete < 0 ? 'too_few'",
    test: 'functions/surveys/statistics/drivers.test.ts',
    only: /ten answers a question/,
  },
  {
    name: 'survey drivers: nothing of fewer than 25',
    file: 'functions/surveys/statistics/drivers.ts',
    from: 'if (complete < FEWEST)',
    to: 'if (complete < 1)',
    test: 'functions/surveys/statistics/drivers.test.ts',
    only: /nothing below 25/,
  },
];
