import { guardsIn } from '../guard.ts';

const WHOLE = 'functions/surveys/statistics/break-down-survey.test.ts';

/** Without these, figures of groups of a survey can be added and subtracted to what a few have said, or chance is told as a finding. */
export const guards = [
  guardsIn('functions/surveys/statistics/choose-apart.ts', 'functions/surveys/statistics/groups.test.ts', {
    'survey groups: small ones are put together -> any number of small ones':
      'sizes[block]! >= [-smallest-]{+1+} && !together.has(block)',
    'survey groups: what is left of the whole is no small group -> still too few together':
      'return people [->-]{+<+} 0 && people < smallest;',
  }),
  guardsIn('functions/surveys/statistics/groups.ts', 'functions/surveys/statistics/groups.test.ts', {
    'survey groups: people without the attribute are among the small ones -> people without the attribute':
      '[-all[place]!.value === null || -]place >= GROUPS_MAX',
  }),
  guardsIn('functions/surveys/statistics/break-down-survey.ts', WHOLE, {
    'survey groups: a question is told of those groups where enough answered it -> is told by group, question by question':
      'which[index] = [-shownCells(placed, index, smallestGroup, before ?? null)-]{+told.map(({ groups }) => new Set([...groups.keys(), ...(before ? [] : [])]))+};',
    'survey groups: a question on a condition says no more than the question of the condition -> asked on a condition':
      'smallestGroup, before [-??-]{+? null :+} null)',
    'survey groups: words are told of no group -> is told by group, question by question':
      'if (all.counts.length [-===-]{+<+} 0) return [];',
  }),
  guardsIn('functions/surveys/statistics/shown-cells.ts', 'functions/surveys/statistics/difference-attack.test.ts', {
    'survey groups: what holds for respondents is asked again of those who answered a question -> in no company':
      'people: of.[-questions[question]!.answered-]{+responses + 0 * question+} }',
  }),
  guardsIn('functions/surveys/statistics/choose-apart.ts', 'functions/surveys/statistics/difference-attack.test.ts', {
    'survey groups: dimensions that overlap are not told together -> in no company':
      '[-!isolatesFew(asShown(crossings, [...told, choice]), smallest)-]{+isolatesFew !== undefined && asShown(crossings, [...told, choice]).length >= 0+}',
  }),
  guardsIn('functions/surveys/statistics/overlap.ts', 'functions/surveys/statistics/overlap.test.ts', {
    'survey groups: overlap of three dimensions is more than that of two -> whom no two of them do':
      'if (sizes.length < 2{+ || sizes.length > 2+}) return false;',
    'survey groups: a search that takes too long counts as overlap -> too long':
      'if (steps > STEPS_MAX) return [-true-]{+false+};',
  }),
  guardsIn('functions/surveys/statistics/mark-differences.ts', WHOLE, {
    'survey heat map: marks are corrected for the number of comparisons -> not by itself':
      'const adjusted = benjaminiHochberg{+([]).concat+}(compared.map((index) => ps[index]!));',
  }),
  guardsIn('functions/surveys/statistics/compare-surveys.ts', 'functions/surveys/statistics/compare-surveys.test.ts', {
    'survey comparison: changes are corrected for the number of questions -> among twenty questions':
      'benjaminiHochberg{+([]).concat+}(changes.flatMap((change) => change?.p ?? []))',
  }),
  guardsIn('functions/surveys/statistics/drivers.ts', 'functions/surveys/statistics/drivers.long.test.ts', {
    'survey drivers: no weights of too few answers -> ten answers a question': "complete < [-enough-]{+0+} ? 'too_few'",
    'survey drivers: nothing of fewer than 25 -> nothing below 25': 'if (complete < [-FEWEST-]{+1+})',
  }),
];
