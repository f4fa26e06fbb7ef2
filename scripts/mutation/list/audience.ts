import { guardsIn } from '../guard.ts';

/** Whom runs ask, and who may know that. */
export const guards = [
  guardsIn('functions/runs/submit.ts', 'tests/api/polls/audience.test.ts', {
    'who is not asked does not answer -> asks them and nobody else':
      '[-if (!(await isAsked(run, actor.userId, repos))) notAsked();-]',
  }),
  guardsIn('functions/polls/operations/get-poll-to-take.ts', 'tests/api/polls/audience.test.ts', {
    'who is not asked is shown no run -> asks them and nobody else':
      'if (run && isOpen(run, now)[- && (await isAsked(run, actor.userId, repos))-])',
  }),
  guardsIn('functions/polls/operations/get-poll-to-take.ts', 'tests/api/answers/ended-poll.test.ts', {
    'who is not asked is told of no run that is over -> asked others':
      'if (at[- && (await isAsked(run, actor.userId, repos))-])',
  }),
  guardsIn('functions/runs/audience.ts', 'tests/api/polls/audience.test.ts', {
    'an anonymous run asks five people at least -> fewer than five people':
      '[-poll.isAnonymous && people < SMALLEST_GROUP-]{+false+}',
    'strangers are not asked -> refuses a stranger': 'if ([-strangers.length > 0-]{+false+}) invalid(',
  }),
  guardsIn('functions/runs/audience.ts', 'tests/api/polls/one-person.test.ts', {
    'a poll for one person by name asks no group -> not opened for everybody':
      "[-if (forOne && run.audience.kind !== 'members') notForOne();-]",
    'a poll for one person by name asks no two -> not opened for two people':
      '[-if (forOne && userIds.length > 1) notForOne();-]',
  }),
  guardsIn('functions/polls/read-schedule.ts', 'tests/api/polls/one-person.test.ts', {
    'a schedule of a poll for one person by name asks who has joined -> asks those who have joined':
      "[-given.cadence !== 'member_joined'-]{+false+} && asksOnePerson(poll)",
  }),
  guardsIn('functions/runs/plan-pulse.ts', 'tests/api/polls/one-person.test.ts', {
    'a schedule opens nothing for all of a poll that asks one person by now -> has become one since':
      "[-if (!waitsForJoiners && asksOnePerson(poll) && !poll.isAnonymous) return { skipped: say('forOne') };-]",
  }),
  guardsIn('functions/runs/audience.ts', 'tests/api/polls/list-participants.test.ts', {
    'roles and teams are settled by the first opening -> as they were when it was opened':
      "if (audience.kind === 'members'[- || wasOpened(run)-]) {",
  }),
  guardsIn('functions/polls/operations/publish-frame.ts', 'tests/api/polls/audience.test.ts', {
    'the first opening settles it once -> when it was first opened': '[-wasOpened(run) ? null : -]await settleAudience',
  }),
  guardsIn('functions/polls/operations/update-frame.ts', 'tests/api/polls/audience.test.ts', {
    'an opened run keeps what its respondents were told -> keeps what its respondents were told':
      '[-if (wasOpened(run)) requireSettled(run, body);-]',
  }),
  guardsIn('functions/runs/repositories/audiences.ts', 'tests/api/polls/audience.test.ts', {
    'lists do not say who was chosen by name -> stores no name':
      '[-userIds.map((userId) => hashOf(runId, userId))-]{+[...userIds]+}, );',
  }),
  guardsIn('functions/polls/operations/list-participants.ts', 'tests/api/polls/list-participants.test.ts', {
    'nobody says who has answered an anonymous run -> of an anonymous run': '[-run.isAnonymous ? null : -]await',
  }),
];
