import type { Guard } from '#scripts/mutation/guard.ts';

const PULSE = 'tests/api/overview/get-pulse.test.ts';
const ATTENTION = 'tests/api/overview/get-attention.test.ts';
const WAITING = 'tests/api/polls/get-waiting.test.ts';
const SIGNALS = 'functions/overview/signals/team-signals.test.ts';

/** The first screen: what it tells, and what it must not. */
export const overview: readonly Guard[] = [
  {
    name: 'first screen: a difference is corrected for the number of comparisons',
    file: 'functions/overview/signals/worse-answers.ts',
    from: 'const adjusted = benjaminiHochberg(cells.map(({ p }) => p));',
    to: 'const adjusted = cells.map(({ p }) => p);',
    test: SIGNALS,
    only: /among so many comparisons|fewer than one of twenty/,
  },
  {
    name: 'first screen: where less is better, the team that answers higher is named',
    file: 'functions/overview/signals/worse-answers.ts',
    from: 'return own! < others!;',
    to: "return mean(cell, 'own') < mean(cell, 'others');",
    test: SIGNALS,
    only: /names the team that answers higher/,
  },
  {
    name: 'first screen: three teams at most',
    file: 'functions/overview/signals/signal.ts',
    from: '.slice(0, TEAMS_MAX)',
    to: '',
    test: SIGNALS,
    only: /three at most/,
  },
  {
    name: 'first screen: nothing to judge by is not calm',
    file: 'functions/overview/signals/attention.ts',
    from: 'const calm = (judged.answers || judged.load) && ',
    to: 'const calm = ',
    test: ATTENTION,
    only: /does not call that calm/,
  },
  {
    name: 'first screen: an old measurement warns of nobody',
    file: 'functions/overview/signals/attention.ts',
    from: 'const ofLoad = holds ? ',
    to: 'const ofLoad = load ? ',
    test: ATTENTION,
    only: /warns of nobody/,
  },
  {
    name: 'first screen: no calm above a load that is high, however old',
    file: 'functions/overview/signals/attention.ts',
    from: ' && !isHigh;',
    to: ';',
    test: 'tests/api/overview/one-story.test.ts',
    only: /too old to warn of anybody/,
  },
  {
    name: 'first screen: nobody is called calm who has a signal and is not shown',
    file: 'web/src/features/overview/lib/attention-words.ts',
    from: 'if (more > 0) return',
    to: 'if (more < 0) return',
    test: 'tests/api/overview/one-story.test.ts',
    only: /strongest of many/,
  },
  {
    name: 'first screen: days of answers are told of closed runs alone',
    file: 'functions/runs/repositories/results.ts',
    from: 'days: run.published || withheld ? null : days,',
    to: 'days: withheld ? null : days,',
    test: 'tests/api/overview/days-of-answers.test.ts',
    only: /of an open run/,
  },
  {
    name: 'first screen: what is usual is told in the steps in which answers are released',
    file: 'functions/runs/usual-turnout.ts',
    from: 'step: atOnce ? 1 : SMALLEST_GROUP',
    to: 'step: 1',
    test: PULSE,
    only: /told in fives/,
  },
  {
    name: 'first screen: days of runs whose answers waited are told in steps, whatever the open run does',
    file: 'functions/runs/usual-turnout.ts',
    from: '[run, ...before.map((one) => one.run)].every(',
    to: '[run].every(',
    test: PULSE,
    only: /of runs whose answers waited/,
  },
  {
    name: 'first screen: an answer that is changed counts on one day',
    file: 'functions/runs/repositories/answers-by-day.ts',
    from: 'if (item === null || (old !== null && came !== null)) continue;',
    to: 'if (item === null) continue;',
    test: 'functions/runs/repositories/answers-by-day.test.ts',
    only: /changed once/,
  },
  {
    name: 'first screen: only what asks a member waits for them',
    file: 'functions/polls/operations/get-waiting.ts',
    from: 'forMember[index]!.asked && !forMember[index]!.answered',
    to: '!forMember[index]!.answered',
    test: WAITING,
    only: /nothing that asks others/,
  },
  {
    name: 'first screen: what a member has answered is looked up for them alone',
    file: 'functions/runs/runs-for-member.ts',
    from: 'mac: sign(userId)',
    to: "mac: sign('')",
    test: WAITING,
    only: /told to them alone/,
  },
];
