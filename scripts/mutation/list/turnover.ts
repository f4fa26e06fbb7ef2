import type { Guard } from '../guard.ts';

const TEAMS = 'functions/finance/turnover/outlook/teams.ts';
const OUTLOOK = 'functions/finance/turnover/outlook/outlook.ts';
const LOOKED_AHEAD = 'functions/finance/turnover/outlook/outlook.test.ts';
const LEDGER = 'functions/finance/turnover/ledger.ts';
const LEDGERS = 'functions/finance/turnover/ledger.test.ts';

/** Without these, the outlook would speak of single people, and turnover would claim more than its figures bear. */
export const turnover: readonly Guard[] = [
  {
    name: 'turnover: no team below five is told of by itself',
    file: TEAMS,
    from: 'const large = teams.filter((team) => team.present.length >= SMALLEST_GROUP);',
    to: 'const large = teams.filter((team) => team.present.length >= 1);',
    test: LOOKED_AHEAD,
    only: /tells of no team below five/,
  },
  {
    name: 'turnover: the rest is never so small that it follows from the total',
    file: TEAMS,
    from: 'while (size() > 0 && size() < SMALLEST_GROUP && large.length > 0)',
    to: 'while (size() < 0)',
    test: LOOKED_AHEAD,
    only: /tells of no team below five/,
  },
  {
    name: 'turnover: no forecast of a handful of leavers',
    file: OUTLOOK,
    from: 'if (leavers >= LEAVERS_FROM) return null;',
    to: 'if (leavers >= 0) return null;',
    test: LOOKED_AHEAD,
    only: /is silent, with its reason/,
  },
  {
    name: 'turnover: a forecast knows how little few leavers tell',
    file: OUTLOOK,
    from: 'const all = predictCount(expected, expected ** 2 * uncertain);',
    to: 'const all = predictCount(expected, 0);',
    test: LOOKED_AHEAD,
    only: /rests on one year of leavers/,
  },
  {
    name: 'turnover: late entries count from then on alone',
    file: 'functions/finance/turnover/kaplan-meier.ts',
    from: 'while (entered < entries.length && entries[entered]! < time) entered++;',
    to: 'entered = entries.length;',
    test: 'functions/finance/turnover/kaplan-meier.test.ts',
    only: /counts whoever came later/,
  },
  {
    name: 'turnover: it paid off only where the whole interval says so',
    file: LEDGER,
    from: "if (result.low > 0) return 'paid_off';",
    to: "if (result.high > 0) return 'paid_off';",
    test: LEDGERS,
    only: /not against a bad year alone/,
  },
  {
    name: 'turnover: dismissals are no credit to retention',
    file: LEDGER,
    from: "return leaving !== 'employer';",
    to: "return leaving !== 'employer' || true;",
    test: LEDGERS,
    only: /credits retention with nobody/,
  },
  {
    name: 'turnover: a step is judged by six readings before it at least',
    file: 'functions/analysis/change.ts',
    from: 'return count >= FEWEST_READINGS ? null',
    to: 'return count >= 1 ? null',
    test: LEDGERS,
    only: /too early to judge/,
  },
];
