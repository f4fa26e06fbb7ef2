import type { Guard } from '../guard.ts';

const AUDIENCE = 'tests/api/polls/audience.test.ts';
const PARTICIPANTS = 'tests/api/polls/list-participants.test.ts';
const ONE_PERSON = 'tests/api/polls/one-person.test.ts';
const RULE = 'functions/runs/audience.ts';

/** Whom runs ask, and who may know that. */
export const audience: readonly Guard[] = [
  {
    name: 'who is not asked does not answer',
    file: 'functions/runs/submit.ts',
    from: 'if (!(await isAsked(run, actor.userId, repos))) notAsked();',
    to: '',
    test: AUDIENCE,
    only: /asks them and nobody else/,
  },
  {
    name: 'who is not asked is shown no run',
    file: 'functions/polls/operations/get-poll-to-take.ts',
    from: 'if (run && isOpen(run, now) && (await isAsked(run, actor.userId, repos)))',
    to: 'if (run && isOpen(run, now))',
    test: AUDIENCE,
    only: /asks them and nobody else/,
  },
  {
    name: 'who is not asked is told of no run that is over',
    file: 'functions/polls/operations/get-poll-to-take.ts',
    from: 'if (at && (await isAsked(run, actor.userId, repos)))',
    to: 'if (at)',
    test: 'tests/api/answers/ended-poll.test.ts',
    only: /asked others/,
  },
  {
    name: 'an anonymous run asks five people at least',
    file: RULE,
    from: 'poll.isAnonymous && userIds.length < SMALLEST_GROUP',
    to: 'false',
    test: AUDIENCE,
    only: /fewer than five people/,
  },
  {
    name: 'a poll for one person by name asks no group',
    file: RULE,
    from: "if (forOne && run.audience.kind !== 'members') notForOne();",
    to: '',
    test: ONE_PERSON,
    only: /not opened for everybody/,
  },
  {
    name: 'a poll for one person by name asks no two',
    file: RULE,
    from: 'if (forOne && userIds.length > 1) notForOne();',
    to: '',
    test: ONE_PERSON,
    only: /not opened for two people/,
  },
  {
    name: 'a schedule of a poll for one person by name asks who has joined',
    file: 'functions/polls/read-schedule.ts',
    from: "given.cadence !== 'member_joined' && asksOnePerson(poll)",
    to: 'false && asksOnePerson(poll)',
    test: ONE_PERSON,
    only: /asks those who have joined/,
  },
  {
    name: 'a schedule opens nothing for all of a poll that asks one person by now',
    file: 'functions/runs/plan-pulse.ts',
    from: 'if (!waitsForJoiners && asksOnePerson(poll) && !poll.isAnonymous) return { skipped: SKIPPED.forOne };',
    to: '',
    test: ONE_PERSON,
    only: /has become one since/,
  },
  {
    name: 'roles and teams are settled by the first opening',
    file: RULE,
    from: "if (audience.kind === 'members' || wasOpened(run)) {",
    to: "if (audience.kind === 'members') {",
    test: PARTICIPANTS,
    only: /as they were when it was opened/,
  },
  {
    name: 'the first opening settles it once',
    file: 'functions/polls/operations/publish-frame.ts',
    from: 'wasOpened(run) ? null : await settleAudience',
    to: 'await settleAudience',
    test: AUDIENCE,
    only: /when it was first opened/,
  },
  {
    name: 'an opened run keeps what its respondents were told',
    file: 'functions/polls/operations/update-frame.ts',
    from: 'if (wasOpened(run)) requireSettled(run, body);',
    to: '',
    test: AUDIENCE,
    only: /keeps what its respondents were told/,
  },
  {
    name: 'strangers are not asked',
    file: RULE,
    from: 'if (strangers.length > 0) invalid(',
    to: 'if (false) invalid(',
    test: AUDIENCE,
    only: /refuses a stranger/,
  },
  {
    name: 'lists do not say who was chosen by name',
    file: 'functions/runs/repositories/audiences.ts',
    from: '    userIds.map((userId) => hashOf(runId, userId)),\n  );',
    to: '    [...userIds],\n  );',
    test: AUDIENCE,
    only: /stores no name/,
  },
  {
    name: 'nobody says who has answered an anonymous run',
    file: 'functions/polls/operations/list-participants.ts',
    from: 'run.isAnonymous ? null : await',
    to: 'await',
    test: PARTICIPANTS,
    only: /of an anonymous run/,
  },
];
