import { guardsIn } from '../guard.ts';

/** The first screen: what it tells, and what it must not. */
export const guards = [
  guardsIn('web/src/features/overview/pack/lib/where-page.ts', 'web/src/features/overview/pack/lib/pack.test.ts', {
    'report for a meeting: of one team alone -> of itself alone': 'states: attention.states[-.filter(has)-],',
  }),
  guardsIn('web/src/features/overview/pack/lib/make-pack.ts', 'web/src/features/overview/pack/lib/pack.test.ts', {
    'report for a team: no step of another -> of itself alone':
      '({ [-metric, -]closedAt }) => [-metric === `overdue:${team}` && -]closedAt >= since',
  }),
  guardsIn('shared/rules/brand.ts', 'tests/api/overview/packs.test.ts', {
    'report for a meeting: a logo is a PNG and nothing else -> refuses a script behind':
      "if (name === 'IEND') return [-at === file.length-]{+true+};",
    'report for a meeting: a logo is small -> of too many dots': 'size > 0[- && size <= LOGO_MAX_PIXELS-]',
  }),
  guardsIn('functions/overview/operations/set-pack-brand.ts', 'tests/api/overview/packs.test.ts', {
    'report for a meeting: the bytes of a logo are looked at -> refuses an SVG':
      "if (brand.logo !== null && [-!isLogo(Buffer.from(brand.logo, 'base64'))-]{+false+}) {",
  }),
  guardsIn('functions/overview/operations/get-pack-settings.ts', 'tests/api/overview/packs.test.ts', {
    'report for a meeting: its readers are told to whoever sees the company -> learns of no plan':
      '[-reach.all-]{+reach+} ? repos.packs.planOf',
  }),
  guardsIn('functions/overview/operations/set-pack-plan.ts', 'tests/api/overview/packs.test.ts', {
    'report for a meeting: a link goes to whoever reads results -> names nobody who is no member':
      "return member ? [-!rolesOf('results.read').includes(member.role)-]{+false+} : !before",
  }),
  guardsIn('functions/notifications/send-packs.ts', 'tests/api/overview/packs.test.ts', {
    'report for a meeting: a link goes to whoever still reads results -> reaches nobody who has left':
      "[-rolesOf('results.read').includes(role) &&-]",
  }),
  guardsIn('functions/overview/signals/worse-answers.ts', 'functions/overview/signals/team-signals.test.ts', {
    'first screen: a difference is corrected for the number of comparisons -> among so many comparisons|fewer than one of twenty':
      'const adjusted = [-benjaminiHochberg(-]cells.map(({ p }) => p)[-)-];',
    'first screen: where less is better, the team that answers higher is named -> names the team that answers higher':
      "return [-own! < others!-]{+mean(cell, 'own') < mean(cell, 'others')+};",
  }),
  guardsIn('functions/overview/signals/signal.ts', 'functions/overview/signals/team-signals.test.ts', {
    'first screen: three teams at most -> three at most': '[-.slice(0, TEAMS_MAX)-]',
  }),
  guardsIn('functions/overview/signals/attention.ts', 'tests/api/overview/get-attention.test.ts', {
    'first screen: nothing to judge by is not calm -> does not call that calm':
      'const calm =[- (judged.answers || judged.load) &&-]',
    'first screen: an old measurement warns of nobody -> warns of nobody': 'const ofLoad = [-holds-]{+load+} ?',
  }),
  guardsIn('functions/overview/signals/attention.ts', 'tests/api/overview/one-story.test.ts', {
    'first screen: no calm above a load that is high, however old -> too old to warn of anybody': '[-&& !isHigh-];',
  }),
  guardsIn('functions/overview/signals/attention.ts', 'tests/api/overview/decisions.test.ts', {
    'first screen: what was decided makes way for what was not -> makes way for the next one':
      'strongest(signals[-.filter((signal) => !isDecided(signal, decided))-]);',
    'first screen: a decision is about one source -> by one source': 'one.team === team[- && one.source === source-]',
  }),
  guardsIn('functions/overview/operations/decide.ts', 'tests/api/overview/decisions.test.ts', {
    'first screen: nothing is put off for ever -> for three months at most':
      '[- || body.until > addDays(today, LONGEST_DAYS)-]) {',
    'first screen: a decision about money is made by whoever may see money -> only where somebody may see money':
      'if ([-!mayKnow(body, member)-]{+false+}) forbidden();',
  }),
  guardsIn('functions/overview/operations/get-attention.ts', 'tests/api/overview/decisions.test.ts', {
    'first screen: what was decided about money is told to whoever may see it -> only where somebody may see money':
      'decided[-.filter((decision) => mayKnow(decision, member))-];',
  }),
  guardsIn('web/src/features/overview/lib/attention-words.ts', 'tests/api/overview/one-story.test.ts', {
    'first screen: nobody is called calm who has a signal and is not shown -> strongest of many':
      'if (more [->-]{+<+} 0) return',
  }),
  guardsIn('functions/runs/repositories/results.ts', 'tests/api/overview/days-of-answers.test.ts', {
    'first screen: days of answers are told of closed runs alone -> of an open run':
      'days: [-run.published || -]withheld ? null : days,',
  }),
  guardsIn('functions/runs/usual-turnout.ts', 'tests/api/overview/get-pulse.test.ts', {
    'first screen: what is usual is told in the steps in which answers are released -> told in fives':
      'step: [-atOnce ? 1 : SMALLEST_GROUP-]{+1+}',
    'first screen: days of runs whose answers waited are told in steps, whatever the open run does -> of runs whose answers waited':
      '[run[-, ...before.map((one) => one.run)-]].every(',
  }),
  guardsIn('functions/runs/repositories/answers-by-day.ts', 'functions/runs/repositories/answers-by-day.test.ts', {
    'first screen: an answer that is changed counts on one day -> changed once':
      'if (item === null[- || (old !== null && came !== null)-]) continue;',
  }),
  guardsIn('functions/polls/operations/get-waiting.ts', 'tests/api/polls/get-waiting.test.ts', {
    'first screen: only what asks a member waits for them -> nothing that asks others':
      '[-forMember[index]!.asked && -]!forMember[index]!.answered',
  }),
  guardsIn('functions/runs/runs-for-member.ts', 'tests/api/polls/get-waiting.test.ts', {
    'first screen: what a member has answered is looked up for them alone -> told to them alone':
      "mac: sign([-userId-]{+''+})",
  }),
];
