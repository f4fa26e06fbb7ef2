import type { Guard } from '../guard.ts';

const START = 'tests/api/jobs/start-pulses.test.ts';
const SCHEDULE = 'tests/api/polls/schedule.test.ts';
const INVITE = 'tests/api/jobs/invite-to-run.test.ts';
const ROTATION = 'shared/rules/question-rotation.test.ts';
const LIMIT = 'shared/rules/question-limit.test.ts';
const PLAN = 'functions/runs/plan-pulse.ts';
const JOB = 'functions/polls/jobs/start-pulse.ts';
const BY_PORTAL = 'functions/integrations/notify-by-portal.ts';

/** Polls that repeat: one run an occurrence, nobody asked too much, nobody found by who was left out; invitations. */
export const pulses: readonly Guard[] = [
  {
    name: 'recurring polls: a schedule is changed as it was read',
    file: 'functions/polls/repositories/pulses.ts',
    from: 'scheduleVersion === 0 ? { exists: true, below: { scheduleVersion: 1 } } : { equals: { scheduleVersion } }',
    to: '{ exists: true }',
    test: SCHEDULE,
    only: /saved since it was read/,
  },
  {
    name: 'recurring polls: a run whose time has passed does not open',
    file: JOB,
    from: 'if (deadline <= now) return skip(SKIPPED.late);',
    to: '',
    test: START,
    only: /after a standstill/,
  },
  {
    name: 'recurring polls: a workspace that can only be read opens nothing',
    file: JOB,
    from: 'if (readOnly !== null) return skip(readOnly);',
    to: '',
    test: START,
    only: /read only/,
  },
  {
    name: 'recurring polls: what is paused before its job opens nothing',
    file: JOB,
    from: ' || schedule.paused || !workspace) return;',
    to: ' || !workspace) return;',
    test: START,
    only: /between its due moment and its job/,
  },
  {
    name: 'recurring polls: an anonymous run of people picked out asks five',
    file: PLAN,
    from: 'if (poll.isAnonymous && picked && people.length < SMALLEST_GROUP)',
    to: 'if (false)',
    test: START,
    only: /team of four/,
  },
  {
    name: 'recurring polls: nobody who joins is asked anonymously',
    file: PLAN,
    from: 'if (waitsForJoiners && poll.isAnonymous)',
    to: 'if (false)',
    test: START,
    only: /made anonymous skips/,
  },
  {
    name: 'recurring polls: no fewer than five are left out of an anonymous run',
    file: 'shared/rules/question-limit.ts',
    from: 'leftOut >= SMALLEST_GROUP && able.length >= SMALLEST_GROUP',
    to: 'able.length >= SMALLEST_GROUP',
    test: LIMIT,
    only: /never leaves out fewer/,
  },
  {
    name: 'recurring polls: no fewer than five stay in an anonymous run',
    file: 'shared/rules/question-limit.ts',
    from: 'leftOut >= SMALLEST_GROUP && able.length >= SMALLEST_GROUP',
    to: 'leftOut >= SMALLEST_GROUP',
    test: LIMIT,
    only: /never leaves out fewer/,
  },
  {
    name: 'recurring polls: the question of eNPS is asked each time',
    file: 'shared/rules/question-rotation.ts',
    from: 'always: isEnpsQuestion(poll, position),',
    to: 'always: false,',
    test: ROTATION,
    only: /eNPS in each of twelve/,
  },
  {
    name: 'recurring polls: a deleted run asks nobody any more',
    file: 'functions/runs/repositories/runs.ts',
    from: 'remove(keys.asked(workspaceId, run.createdAt, runId)),',
    to: '',
    test: SCHEDULE,
    only: /run that was deleted/,
  },
  {
    name: 'recurring polls: a schedule goes with its poll',
    file: 'functions/polls/repositories/polls.ts',
    from: "...(poll.schedule?.dueAt ? [notDueWrite('start-pulses', poll.schedule.dueAt, poll.id)] : []),",
    to: '',
    test: START,
    only: /goes with its poll/,
  },
  {
    name: 'invitations to runs: one letter a person and run',
    file: 'functions/notifications/repositories/notices.ts',
    from: "failsAs('told', insert({ ...keyOf(notice, 'mail', userId), ...markOf(now) })),",
    to: '',
    test: INVITE,
    only: /however often the run is opened again/,
  },
  {
    name: 'invitations to runs: ten letters a day to one mailbox',
    file: 'functions/notifications/repositories/notices.ts',
    from: "...(counting === null ? [] : [failsAs('mailbox full', counting)]),",
    to: '',
    test: INVITE,
    only: /ten times a day/,
  },
  {
    name: 'invitations to runs: nobody is sent to a run that is closed',
    file: 'functions/runs/jobs/invite-to-run.ts',
    from: 'if (!run?.published) return;',
    to: 'if (!run) return;',
    test: INVITE,
    only: /closed before its turn/,
  },
  {
    name: 'invitations to runs: one notification a person and run',
    file: 'functions/notifications/channels/bitrix24.ts',
    from: 'people.filter(({ userId }) => !told.has(userId))',
    to: 'people',
    test: INVITE,
    only: /died half-way/,
  },
  {
    name: 'invitations to runs: the plan has to open Bitrix24',
    file: BY_PORTAL,
    from: "if (!plan.features.includes('bitrix24')) return null;",
    to: '',
    test: INVITE,
    only: /plan does not open it/,
  },
];
