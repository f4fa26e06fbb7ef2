import type { Guard } from '../guard.ts';

const FIGURES = 'functions/polls/operations/get-poll-figures.ts';
const FIGURES_TEST = 'tests/api/polls/poll-figures.test.ts';
const LINES_TEST = 'tests/api/polls/poll-lines.test.ts';
const POLLS = 'functions/polls/repositories/polls.ts';

/** The list of polls: figures of the rows in sight, and the archive. */
export const pollListGuards: readonly Guard[] = [
  {
    name: 'poll list: whom runs ask is told to whoever reads results alone',
    file: 'functions/polls/operations/list-poll-lines.ts',
    from: "const plans = can(member, 'results.read');",
    to: 'const plans = member !== null;',
    test: LINES_TEST,
    only: /nobody else/,
  },
  {
    name: 'poll list: what one team was asked is not told as asked of everybody',
    file: 'functions/runs/plan-pulse.ts',
    from: '.filter(({ everybody }) => everybody)',
    to: '.filter(({ runId }) => runId)',
    test: LINES_TEST,
    only: /nobody else/,
  },
  {
    name: 'poll list: no figures of another workspace',
    file: FIGURES,
    from: 'run.workspaceId === workspaceId && wasOpened(run)',
    to: 'wasOpened(run)',
    test: FIGURES_TEST,
    only: /lies in another workspace/,
  },
  {
    name: 'poll list: no finding of a run that is open',
    file: FIGURES,
    from: 'enps: run.published ? null : enpsOf(run, counts, asked)',
    to: 'enps: enpsOf(run, counts, asked)',
    test: FIGURES_TEST,
    only: /no finding yet/,
  },
  {
    name: 'poll list: no fall that days alone have made before',
    file: FIGURES,
    from: 'if (!newest || !step || step.random) return step ?? null;',
    to: 'if (step !== undefined) return step; if (!newest) return null;',
    test: FIGURES_TEST,
    only: /days alone have made/,
  },
  {
    name: 'poll list: what is open is not archived',
    file: 'functions/polls/operations/archive-poll.ts',
    from: 'if (places.some(({ published }) => published)) {',
    to: 'if (places.length < 0) {',
    test: LINES_TEST,
    only: /puts a poll out of the way/,
  },
  {
    name: 'poll list: what is planned is not archived',
    file: 'functions/polls/operations/archive-poll.ts',
    from: 'if (poll.schedule?.dueAt) conflict(',
    to: 'if (poll.version < 0) conflict(',
    test: LINES_TEST,
    only: /does not archive what is planned/,
  },
  {
    name: 'poll list: nothing is archived that was opened meanwhile',
    file: POLLS,
    from: 'return { equals: { openings }, below: { scheduleVersion: 1 } };',
    to: 'return { exists: true };',
    test: LINES_TEST,
    only: /read it before/,
  },
  {
    name: 'poll list: opening a run brings a poll back',
    file: 'functions/runs/repositories/runs.ts',
    from: '{ set: { lastOpenedAt: now.toISOString(), archivedAt: null }, add: { openings: 1 } }',
    to: '{ set: { lastOpenedAt: now.toISOString() }, add: { openings: 1 } }',
    test: LINES_TEST,
    only: /comes back by itself/,
  },
  {
    name: 'poll list: a change of a poll leaves it in the archive',
    file: POLLS,
    from: 'const { schedule: _, scheduleVersion: __, lastOpenedAt: ___, archivedAt: ____, ...content } = rest;',
    to: 'const { schedule: _, scheduleVersion: __, ...content } = { ...rest, archivedAt: null };',
    test: LINES_TEST,
    only: /apart from where it stands/,
  },
];
