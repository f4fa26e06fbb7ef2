import { guardsIn } from '../guard.ts';

/** Polls of newcomers and of those who have left: each is asked once, and what they say comes into sight in company. */
export const guards = [
  guardsIn('functions/automations/stage-polls/ask-newcomers.ts', 'tests/api/jobs/ask-newcomers.long.test.ts', {
    'newcomers: nobody is asked twice -> once at a stage':
      'blocked === null && [-!asks.some((isAsked) => isAsked(userId))-]{+asks.length >= 0+});',
    'newcomers: nor by the survey after -> asks nobody again|begins anew':
      'asks = await Promise.all((noted ? [noted.id[-, ...noted.before-]] : [])',
  }),
  guardsIn('functions/automations/stage-polls/standing-survey.ts', 'tests/api/jobs/ask-newcomers.long.test.ts', {
    'newcomers: a year of which nothing is shown goes on -> goes on over the turn':
      'return [-shown!.counts.responses >= SMALLEST_GROUP-]{+shown !== null+};',
  }),
  guardsIn('functions/automations/stage-polls/standing-survey.ts', 'tests/security/growing-audience.long.test.ts', {
    'newcomers: answers are shown in steps -> of an audience that grows': "resultsVisibility: '[-from_5-]{+live+}',",
  }),
  guardsIn('functions/automations/stage-polls/newcomers.ts', 'tests/api/jobs/ask-newcomers.long.test.ts', {
    'newcomers: whoever has left is not asked -> who has left': 'return member [-&& !gone -]?',
  }),
  guardsIn('functions/automations/jobs/ask-newcomers.ts', 'tests/api/jobs/ask-newcomers.long.test.ts', {
    'newcomers: switched off, nobody is asked -> once it is switched off':
      'if (!automations || !known[- || !enabled-]) return;',
  }),
  guardsIn('functions/data/removal.ts', 'tests/api/jobs/ask-newcomers.long.test.ts', {
    'newcomers: their morning goes with a deleted workspace -> leaves nothing due':
      "[-'stage-polls': ({ askAt }, workspaceId) => due('ask-newcomers', askAt, workspaceId),-]",
  }),
  guardsIn('functions/automations/stage-polls/ask-leaver.ts', 'tests/api/jobs/ask-leaver.long.test.ts', {
    'leavers: a letter goes to no stranger -> has an address that nobody':
      'if ([-!proved.has(userId) || -]suppressed !== null) return;',
  }),
  guardsIn('functions/automations/repositories/stage-polls.ts', 'tests/api/jobs/ask-leaver.long.test.ts', {
    'leavers: the letter goes once -> once a year': 'ttl: [-markedUntil(now)-]{+seconds(now) - 1+} };',
  }),
  guardsIn('functions/automations/leavers.ts', 'tests/api/jobs/ask-leaver.long.test.ts', {
    'leavers: switched off, nobody is asked -> switched off|where it is off': 'return [-enabled && -](settings.stages',
  }),
  guardsIn('functions/surveys/operations/share-survey.ts', 'tests/api/jobs/ask-leaver.long.test.ts', {
    'leavers: their link is in letters alone -> asks nobody else': '[-if (survey.linkByLetter) ofLeavers();-]',
  }),
  guardsIn('functions/automations/stage-polls/standing-survey.ts', 'tests/security/leavers-stay-unknown.test.ts', {
    'leavers: answers are shown in steps -> of those who leave one a day': "resultsVisibility: '[-from_5-]{+live+}',",
  }),
];
