import { guardsIn } from '../guard.ts';

/** Polls that repeat: one run an occurrence, nobody asked too much, nobody found by who was left out; invitations. */
export const guards = [
  guardsIn('functions/polls/repositories/pulses.ts', 'tests/api/polls/schedule.test.ts', {
    'recurring polls: a schedule is changed as it was read -> saved since it was read':
      '[-scheduleVersion === 0 ? { exists: true, below: { scheduleVersion: 1 } } : { equals: { scheduleVersion } }-]{+{ exists: true }+}',
  }),
  guardsIn('functions/polls/jobs/start-pulse.ts', 'tests/api/jobs/start-pulses.test.ts', {
    'recurring polls: a run whose time has passed does not open -> after a standstill':
      "[-if (deadline <= now) return skip(say('late'));-]",
    'recurring polls: a workspace that can only be read opens nothing -> read only':
      '[-if (readOnly !== null) return skip(readOnly);-]',
    'recurring polls: what is paused before its job opens nothing -> between its due moment and its job':
      '|| [-schedule.paused || -]!workspace) return;',
  }),
  guardsIn('functions/runs/plan-pulse.ts', 'tests/api/jobs/start-pulses.test.ts', {
    'recurring polls: an anonymous run of people picked out asks five -> team of four':
      'if ([-poll.isAnonymous && picked && people.length < SMALLEST_GROUP-]{+false+})',
    'recurring polls: nobody who joins is asked anonymously -> made anonymous skips':
      'if ([-waitsForJoiners && poll.isAnonymous-]{+false+})',
  }),
  guardsIn('shared/rules/question-limit.ts', 'shared/rules/question-limit.test.ts', {
    'recurring polls: no fewer than five are left out of an anonymous run -> never leaves out fewer':
      '[-leftOut >= SMALLEST_GROUP && -]able.length >= SMALLEST_GROUP',
    'recurring polls: no fewer than five stay in an anonymous run -> never leaves out fewer':
      'leftOut >= SMALLEST_GROUP[- && able.length >= SMALLEST_GROUP-]',
  }),
  guardsIn('shared/rules/question-rotation.ts', 'shared/rules/question-rotation.test.ts', {
    'recurring polls: the question of eNPS is asked each time -> eNPS in each of twelve':
      'always: [-isEnpsQuestion(poll, position)-]{+false+},',
  }),
  guardsIn('functions/runs/repositories/runs.ts', 'tests/api/polls/schedule.test.ts', {
    'recurring polls: a deleted run asks nobody any more -> run that was deleted':
      '[-remove(keys.asked(workspaceId, run.createdAt, runId)),-]',
  }),
  guardsIn('functions/polls/repositories/polls.ts', 'tests/api/jobs/start-pulses.test.ts', {
    'recurring polls: a schedule goes with its poll -> goes with its poll':
      "[-...(poll.schedule?.dueAt ? [notDueWrite('start-pulses', poll.schedule.dueAt, poll.id)] : []),-]",
  }),
  guardsIn('functions/notifications/repositories/notices.ts', 'tests/api/jobs/invite-to-run.test.ts', {
    'invitations to runs: one letter a person and run -> however often the run is opened again':
      "[-failsAs('told', insert({ ...keyOf(notice, userId), ...markOf('mail', now) })),-]",
    'invitations to runs: ten letters a day to one mailbox -> ten times a day':
      "[-...(counting === null ? [] : [failsAs('mailbox full', counting)]),-]",
  }),
  guardsIn('functions/runs/jobs/invite-to-run.ts', 'tests/api/jobs/invite-to-run.test.ts', {
    'invitations to runs: nobody is sent to a run that is closed -> closed before its turn':
      'if (!run[- || !isOpen(run, now)-]) return;',
  }),
  guardsIn('functions/notifications/tell-by-channels.ts', 'tests/api/jobs/invite-to-run.test.ts', {
    'invitations to runs: one notification a person and run -> died half-way':
      'people.filter((person) => [-!told.has(idOf(person)) && -]!done.has(person));',
  }),
  guardsIn('functions/integrations/portal/open-in-background.ts', 'tests/api/jobs/invite-to-run.test.ts', {
    'invitations to runs: the plan has to open Bitrix24 -> plan does not open it':
      "[-if (!plan.features.includes('bitrix24')) return null;-]",
  }),
];
