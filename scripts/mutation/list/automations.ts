import { guardsIn } from '../guard.ts';

/** What runs by itself: whom it writes to, how often, and what it may touch. */
export const guards = [
  guardsIn('functions/notifications/not-answered.ts', 'tests/api/notifications/send-reminders.test.ts', {
    'reminders pass over who has answered an anonymous run -> day 3 and 5 .*anonymous: true':
      '[-!marked.has(macs.get(member)!)-]{+true+}',
    'reminders pass over who has answered a run with names -> day 3 and 5 .*anonymous: false':
      '[-!answered.has(userId)-]{+true+}',
  }),
  guardsIn('functions/notifications/send-reminders.ts', 'tests/api/notifications/send-reminders.test.ts', {
    'reminders keep to the audience of a run -> keep to the audience':
      '[-await askedAmong(wanting, run, repos)-]{+wanting+}',
    'reminders do not go to who wants none -> keep to the audience':
      'members[-.filter(({ letters }) => letters.reminders)-]',
  }),
  guardsIn('shared/rules/reminders.ts', 'tests/api/notifications/send-reminders.test.ts', {
    'reminders of an anonymous run that was opened again go to nobody -> are dropped with the closing':
      '[-(openedAt !== null && !reopened)-]{+true+}',
  }),
  guardsIn('functions/runs/repositories/reminders.ts', 'tests/api/notifications/send-reminders.test.ts', {
    'reminders of one step are written once -> hundreds of members':
      'update(step.entry.key, { set: { after: ended } }[-, there-])',
  }),
  guardsIn('functions/notifications/jobs/remind-by-channels.ts', 'tests/api/jobs/remind-by-channels.long.test.ts', {
    'reminders through Bitrix24 stand in for letters, and letters for them -> instead of a letter':
      '[-const reminded = -]await remindThrough(message, silent, run.channels, context);{+ const reminded = silent;+}',
    'reminders through Bitrix24 do not go out of a run that is closed -> closed by then':
      'if (!run[- || !isOpen(run, now)-]) return;',
    'reminders through Bitrix24: the job that names the silent is forgotten -> nothing is left': '[-forgotten: true,-]',
  }),
  guardsIn('functions/runs/repositories/reminders.ts', 'tests/api/jobs/remind-by-channels.long.test.ts', {
    'reminders through Bitrix24: letters are written with the end of their job -> of hundreds .*after that':
      '...letterWrites({ letters, now })[-, remove(job, { exists: true })-]',
  }),
  guardsIn('functions/data/job-item.ts', 'tests/api/jobs/remind-by-channels.long.test.ts', {
    'reminders through Bitrix24: a job that was never done goes by itself -> goes by itself':
      "[-'expiresAt' in job ? { ttl: seconds(new Date(job.expiresAt)) } : -]{}",
  }),
  guardsIn('functions/notifications/reminder-jobs.ts', 'tests/api/jobs/remind-by-channels.long.test.ts', {
    'reminders through Bitrix24: that there is a job does not say that somebody is silent -> whether everybody has answered':
      "if ({+silent.length === 0 || +}run.channels.every((channel) => channel === 'mail'))",
  }),
  guardsIn('functions/polls/operations/remind-frame.ts', 'tests/api/notifications/send-reminders.test.ts', {
    'reminders by hand go out once a day -> once a day at most': 'if ([-free > now.getTime()-]{+false+})',
  }),
  guardsIn('functions/notifications/digest/workload.ts', 'tests/api/notifications/send-digests.long.test.ts', {
    'the digest tells the workload of a space whose plan opens it -> plan does not open it any more':
      "load && [-plan.features.includes('ai') && -]load.measured_at >= since",
    'the digest tells no old workload -> older than a week':
      "plan.features.includes('ai')[- && load.measured_at >= since-] ?",
  }),
  guardsIn('functions/notifications/send-digests.ts', 'tests/api/notifications/send-digests.long.test.ts', {
    'the digest goes to who may read results -> comes on Monday morning':
      "letters.digest && blocked === null[- && rolesOf('results.read').includes(role)-]",
    'the digest does not go to who wants none -> goes to none who wants none':
      "return [-letters.digest && -]blocked === null && rolesOf('results.read').includes(role)",
  }),
  guardsIn('functions/automations/repositories/automations.ts', 'tests/api/jobs/run-automations.test.ts', {
    'the night comes once a date -> one of two clocks':
      'update(keys.automations(workspaceId), { set }[-, { equals: { nightAt } }-])',
    'the night asks no model that nobody has chosen -> by the built-in analyst, once':
      "workload_analysis: { ai_provider: '[-builtin-]{+gigachat+}' }",
  }),
  guardsIn('functions/automations/jobs/run-night.ts', 'tests/api/jobs/run-automations.test.ts', {
    'the night leaves alone what is switched off -> stay while nobody has said how long':
      '[-if (!setting.enabled) continue;-]',
  }),
  guardsIn('functions/runs/repositories/results.ts', 'tests/api/jobs/run-automations.test.ts', {
    'members whose names were taken off stay members in the turnout -> stay while nobody has said how long':
      'counts.named[- + run.namesTakenOff-]',
  }),
  guardsIn('functions/notifications/unsubscribe-token.ts', 'tests/api/automations/unsubscribe.test.ts', {
    'the link that stops letters is ours -> refused for any link':
      '[-if (!timingSafeEqual(bytes.subarray(NAMED_BYTES), await macOf(named, keyring))) return null;-]',
  }),
];
