import { guardsIn } from '../guard.ts';

/** Without these, the outlook would speak of single people, and turnover would claim more than its figures bear. */
export const guards = [
  guardsIn('functions/finance/turnover/outlook/teams.ts', 'functions/finance/turnover/outlook/outlook.test.ts', {
    'turnover: no team below five is told of by itself -> tells of no team below five':
      'const large = teams.filter((team) => team.present.length >= [-SMALLEST_GROUP-]{+1+});',
    'turnover: the rest is never so small that it follows from the total -> tells of no team below five':
      'while (size() [-> 0 && size() < SMALLEST_GROUP && large.length >-]{+<+} 0)',
  }),
  guardsIn('functions/finance/turnover/outlook/outlook.ts', 'functions/finance/turnover/outlook/outlook.test.ts', {
    'turnover: no forecast of a handful of leavers -> is silent, with its reason':
      'if (leavers >= [-LEAVERS_FROM-]{+0+}) return null;',
    'turnover: a forecast knows how little few leavers tell -> rests on one year of leavers':
      'const all = predictCount(expected, [-expected ** 2 * uncertain-]{+0+});',
  }),
  guardsIn('functions/finance/turnover/kaplan-meier.ts', 'functions/finance/turnover/kaplan-meier.test.ts', {
    'turnover: late entries count from then on alone -> counts whoever came later':
      '[-while (entered < entries.length && entries[entered]! < time) entered++-]{+entered = entries.length+};',
  }),
  guardsIn('functions/finance/turnover/ledger.ts', 'functions/finance/turnover/ledger.test.ts', {
    'turnover: it paid off only where the whole interval says so -> not against a bad year alone':
      "if (result.[-low-]{+high+} > 0) return 'paid_off';",
    'turnover: dismissals are no credit to retention -> credits retention with nobody':
      "return leaving !== 'employer'{+ || true+};",
  }),
  guardsIn('functions/analysis/change.ts', 'functions/finance/turnover/ledger.test.ts', {
    'turnover: a step is judged by six readings before it at least -> too early to judge':
      'return count >= [-FEWEST_READINGS-]{+1+} ? null',
  }),
];
