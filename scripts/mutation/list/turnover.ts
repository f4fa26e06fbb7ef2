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
  guardsIn('functions/finance/turnover/outlook/look-back.ts', 'functions/finance/turnover/outlook/look-back.test.ts', {
    'predictions: what came later is not known when it is looked back -> knows nothing of what came later':
      'const outlook = lookAhead({ ...observed[-, until: from-] }, null);',
    'predictions: only who was there can have been predicted -> was there on the day it was said':
      'return leaversOf([-presentOn(employments, said.from)-]{+employments+}, ahead).length;',
  }),
  guardsIn('shared/rules/predictions.ts', 'shared/rules/predictions.test.ts', {
    'predictions: nothing is judged of three -> not judged before the fifth':
      "if (checked < [-JUDGED_FROM-]{+1+}) return { checked, held: right, share: null, verdict: 'too_few' };",
    'predictions: the same months are counted once -> do not overlap':
      'if (one.came !== null[- && (last === undefined || one.from >= last.until)-]) counted.push(one);',
    'predictions: it says so where they fall short -> worse than promised':
      "[-if (share.high < PROMISED) return { checked, held: right, share, verdict: 'less_often' };-]",
  }),
  guardsIn('functions/finance/repositories/predictions.ts', 'tests/api/finance/predictions.test.ts', {
    'predictions: the first of a period stays -> stays as it was said in its quarter':
      'table.transact([there, {+{ ...+}insert({ ...item, ...prediction }){+, condition: {} }+}])',
    'predictions: none is kept of a workspace that is gone -> leaves nothing behind':
      'table.transact([[-there, -]insert({ ...item, ...prediction })])',
  }),
  guardsIn('functions/finance/track-record.ts', 'tests/api/finance/predictions.test.ts', {
    'predictions: what is over is not predicted -> its time is over':
      'if (said !== null[- && said.until > today-] && kept.every(',
    'predictions: another method is not held against this one -> is compared with who left':
      'return kept.filter((one) => one.method === method{+ || true+});',
  }),
  guardsIn('functions/finance/turnover/decision.ts', 'functions/finance/turnover/decision.test.ts', {
    'turnover: the price of leaving is that of nobody alone -> a small team takes the smallest of the others along':
      'replacingOf([-teams[place]!.present-]{+present+}, team, share)',
    'turnover: a small department is held against no other -> beside the team it is for':
      'one.department === null ? null : (places.get(teamKey(one.department)) ?? [-null-]{+0+})',
  }),
  guardsIn('shared/rules/finance/break-even.ts', 'shared/rules/finance/break-even.test.ts', {
    'turnover: more than leave cannot be kept -> both ends':
      "[-if (leavers > expected.high) return { leavers, verdict: 'beyond' };-]",
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
