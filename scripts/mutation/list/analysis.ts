import { guardsIn } from '../guard.ts';

/** Without these, an analysis says more than its data bear, or of too few people. */
export const guards = [
  guardsIn('functions/analysis/workload/work.ts', 'functions/analysis/workload/analyse-workload.test.ts', {
    'analysis: teams of fewer than five are not shown -> no team of fewer than five':
      'const shown = teams.filter(([, { length }]) => length >= [-SMALLEST_GROUP-]{+1+})',
  }),
  guardsIn('functions/analysis/workload/score/factor.ts', 'functions/analysis/workload/score/score.test.ts', {
    'analysis: levels are told by the score that is shown -> in whole points':
      'Math.max(0, [-Math.round(points)-]{+points+})',
  }),
  guardsIn('functions/analysis/workload/score/overdue.ts', 'functions/analysis/workload/monotone.test.ts', {
    'analysis: new tasks in time do not make late ones look fewer -> an open task is added':
      'const pace = paceOf(group, since){+ + group.open.length / 30+};',
  }),
  guardsIn('functions/analysis/workload/headline.ts', 'functions/analysis/workload/calm.test.ts', {
    'analysis: a headline of a low load names what is grave below it -> names the gravest finding':
      "[-(level === 'high' ? [] : graveFinding(findings))-]{+[]+}",
  }),
  guardsIn('functions/analysis/workload/findings/overdue.ts', 'functions/analysis/workload/findings/find.test.ts', {
    'analysis: growth of what is late is more than chance -> not call growth':
      'share.value > was.value[- && moreThanChance(was, share, teams.length + 1)-]',
    'analysis: nothing is said of a month nobody knows -> without history':
      '[-undatedBefore-]{+false+} ? null : shareOf',
  }),
  guardsIn('functions/analysis/workload/score/overdue.ts', 'functions/analysis/workload/score/score.test.ts', {
    'analysis: what data do not say widens the bounds -> leaves open that tasks without deadline':
      'undated * [-(dated > 0 ? late / dated : 1)-]{+0+}',
  }),
  guardsIn('functions/analysis/polls/words.ts', 'functions/analysis/polls/words.test.ts', {
    'analysis: a theme needs five people -> from five people on':
      'spoken.filter([-({ people: who }) => who.size-]{+({ of }) => of.length+} >= smallestGroup)',
    'analysis: small themes are told together from five people on -> stands together':
      '[-rest-]{+small+}.size >= smallestGroup ?',
    'analysis: no tone where fewer than five wrote -> no tone and no theme':
      'if ([-writers.size < smallestGroup-]{+false+})',
    'analysis: near-duplicates are quoted once -> near-duplicates once':
      '[-originals.get(other.commentId) === originals.get(commentId) ||-]',
  }),
  guardsIn('functions/analysis/polls/findings/changes.ts', 'functions/analysis/polls/analyse-poll.test.ts', {
    'analysis: an open run is compared with none -> not told of an open run': 'if ([-newest.open-]{+false+})',
    'analysis: the runs before one are known -> knows the runs before': '[...data.runs[-, ...(data.earlier ?? [])-]]',
    'analysis: a change is told as news only beyond chance -> possibly random|many questions':
      '|| [-step.random-]{+false+}) return null;',
  }),
  guardsIn('functions/analysis/polls/languages.ts', 'functions/analysis/polls/languages.test.ts', {
    'analysis: answers in other languages are told of from five people on -> of fewer than five':
      'people.size >= [-smallestGroup-]{+1+} && (alone === 0 || alone >= [-smallestGroup-]{+1+})',
    'analysis: whoever wrote in no other language is not found by subtraction -> subtraction':
      'people.size >= smallestGroup[- && (alone === 0 || alone >= smallestGroup)-]',
  }),
  guardsIn('functions/analysis/jobs/store-result.ts', 'tests/api/ai/in-english.test.ts', {
    'analysis: what is said is kept as data -> in the language of whoever asks':
      'return [-kept-]{+told(saidOf(kind), kept as never) as typeof kept+};',
  }),
  guardsIn('functions/analysis/claims/consistent.ts', 'functions/analysis/claims/consistent.test.ts', {
    'analysis: what a model says is dropped where the rest of the page excludes it -> is dropped':
      'count(more) [->-]{+<+} before',
  }),
  guardsIn('functions/analysis/polls/analyse-poll.ts', 'functions/analysis/polls/words.test.ts', {
    'analysis: below five answers nothing is said of them -> silent below five':
      'run.responses >= [-smallestGroup-]{+1+};',
  }),
  guardsIn('functions/analysis/text/classify.ts', 'functions/analysis/text/classify.test.ts', {
    'comments: orders to a machine are not read as praise -> has neither tone nor theme':
      'return [-splitOrders(text).said-]{+text+}.slice(0, READ_CHARACTERS);',
  }),
  guardsIn('functions/analysis/text/analyse-comments.ts', 'functions/analysis/polls/words.test.ts', {
    'comments: whoever gives orders speaks for nobody -> speak for others': '[-!isOrdering &&-]',
  }),
  guardsIn('functions/analysis/text/tone.ts', 'functions/analysis/text/classify.test.ts', {
    'comments: a tone that is not clear is not told -> leaves the tone unclear': 'certainty < [-LEAST_CERTAINTY-]{+0+}',
  }),
  guardsIn('functions/analysis/text/phrases.ts', 'functions/analysis/text/phrases.test.ts', {
    'comments: a phrase names nobody -> never holds': 'from < [-piece.at(-1)!.to-]{+0+} && to > piece[0]!.from',
  }),
];
