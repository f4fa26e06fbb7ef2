import type { Guard } from '../guard.ts';

const REMINDERS = 'tests/api/notifications/send-reminders.test.ts';
const DIGESTS = 'tests/api/notifications/send-digests.test.ts';
const NIGHTS = 'tests/api/jobs/run-automations.test.ts';
const UNSUBSCRIBE = 'tests/api/automations/unsubscribe.test.ts';

/** What runs by itself: whom it writes to, how often, and what it may touch. */
export const automations: readonly Guard[] = [
  {
    name: 'reminders pass over who has answered an anonymous run',
    file: 'functions/notifications/not-answered.ts',
    from: '!marked.has(macs.get(member)!)',
    to: 'true',
    test: REMINDERS,
    only: /day 3 and 5 .*anonymous: true/,
  },
  {
    name: 'reminders pass over who has answered a run with names',
    file: 'functions/notifications/not-answered.ts',
    from: '!answered.has(userId)',
    to: 'true',
    test: REMINDERS,
    only: /day 3 and 5 .*anonymous: false/,
  },
  {
    name: 'reminders keep to the audience of a run',
    file: 'functions/notifications/not-answered.ts',
    from: 'await askedAmong(members, frame, repos)',
    to: 'members',
    test: REMINDERS,
    only: /keep to the audience/,
  },
  {
    name: 'reminders do not go to who wants none',
    file: 'functions/notifications/send-reminders.ts',
    from: 'members.filter(({ letters }) => letters.reminders)',
    to: 'members',
    test: REMINDERS,
    only: /keep to the audience/,
  },
  {
    name: 'reminders of an anonymous run that was opened again go to nobody',
    file: 'shared/rules/reminders.ts',
    from: '(openedAt !== null && !reopened)',
    to: 'true',
    test: REMINDERS,
    only: /are dropped with the closing/,
  },
  {
    name: 'reminders of one step are written once',
    file: 'functions/data/reminders.ts',
    from: 'update(step.entry.key, { set: { after: ended } }, there)',
    to: 'update(step.entry.key, { set: { after: ended } })',
    test: REMINDERS,
    only: /hundreds of members/,
  },
  {
    name: 'reminders by hand go out once a day',
    file: 'functions/polls/remind-frame.ts',
    from: 'if (free > now.getTime())',
    to: 'if (false)',
    test: REMINDERS,
    only: /once a day at most/,
  },
  {
    name: 'the digest goes to who may read results',
    file: 'functions/notifications/send-digests.ts',
    from: "letters.digest && rolesOf('results.read').includes(role)",
    to: 'letters.digest',
    test: DIGESTS,
    only: /comes on Monday morning/,
  },
  {
    name: 'the digest does not go to who wants none',
    file: 'functions/notifications/send-digests.ts',
    from: "letters.digest && rolesOf('results.read').includes(role)",
    to: "rolesOf('results.read').includes(role)",
    test: DIGESTS,
    only: /goes to none who wants none/,
  },
  {
    name: 'the night comes once a date',
    file: 'functions/data/automations.ts',
    from: 'update(keys.automations(workspaceId), { set }, { equals: { nightAt } })',
    to: 'update(keys.automations(workspaceId), { set })',
    test: NIGHTS,
    only: /once a date/,
  },
  {
    name: 'the night leaves alone what is switched off',
    file: 'functions/jobs/run-night.ts',
    from: 'if (!setting.enabled) continue;',
    to: '',
    test: NIGHTS,
    only: /stay while nobody has said how long/,
  },
  {
    name: 'the night asks no model that nobody has chosen',
    file: 'functions/data/automations.ts',
    from: "workload_analysis: { ai_provider: 'builtin' }",
    to: "workload_analysis: { ai_provider: 'gigachat' }",
    test: NIGHTS,
    only: /by the built-in analyst, once/,
  },
  {
    name: 'members whose names were taken off stay members in the turnout',
    file: 'functions/data/results.ts',
    from: 'counts.named + namesTakenOff',
    to: 'counts.named',
    test: NIGHTS,
    only: /stay while nobody has said how long/,
  },
  {
    name: 'the link that stops letters is ours',
    file: 'functions/core/rules/unsubscribe-token.ts',
    from: 'if (!timingSafeEqual(bytes.subarray(NAMED_BYTES), await macOf(named, keyring))) return null;',
    to: '',
    test: UNSUBSCRIBE,
    only: /refused for any link/,
  },
];
