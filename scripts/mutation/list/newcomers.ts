import { guardsIn } from '../guard.ts';

/** Polls of newcomers: each is asked once at a stage, and what they say comes into sight in company. */
export const guards = [
  guardsIn('functions/automations/stage-polls/ask-newcomers.ts', 'tests/api/jobs/ask-newcomers.test.ts', {
    'newcomers: nobody is asked twice -> once at a stage':
      'people.filter(({ userId }) => [-!asks.some((isAsked) => isAsked(userId))-]{+asks.length >= 0+});',
    'newcomers: nor by the survey after -> asks nobody again|begins anew':
      'asks = await Promise.all((current ? [current.id[-, ...current.before-]] : [])',
    'newcomers: a year of which nothing is shown goes on -> goes on over the turn':
      'return [-shown!.counts.responses >= SMALLEST_GROUP-]{+shown !== null+};',
  }),
  guardsIn('functions/automations/stage-polls/ask-newcomers.ts', 'tests/security/growing-audience.test.ts', {
    'newcomers: answers are shown in steps -> of an audience that grows': "resultsVisibility: '[-from_5-]{+live+}',",
  }),
  guardsIn('functions/automations/stage-polls/newcomers.ts', 'tests/api/jobs/ask-newcomers.test.ts', {
    'newcomers: whoever has left is not asked -> who has left': 'return member [-&& !gone -]?',
  }),
  guardsIn('functions/automations/jobs/ask-newcomers.ts', 'tests/api/jobs/ask-newcomers.test.ts', {
    'newcomers: switched off, nobody is asked -> once it is switched off':
      'if (!automations || !known[- || !enabled-]) return;',
  }),
  guardsIn('functions/data/removal.ts', 'tests/api/jobs/ask-newcomers.test.ts', {
    'newcomers: their morning goes with a deleted workspace -> leaves nothing due':
      "[-'stage-polls': ({ askAt }, workspaceId) => due('ask-newcomers', askAt, workspaceId),-]",
  }),
];
