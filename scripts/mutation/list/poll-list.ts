import { guardsIn } from '../guard.ts';

/** The list of polls: figures of the rows in sight, and the archive. */
export const guards = [
  guardsIn('functions/polls/operations/list-poll-lines.ts', 'tests/api/polls/poll-lines.test.ts', {
    'poll list: whom runs ask is told to whoever reads results alone -> nobody else':
      "const plans = [-can(member, 'results.read')-]{+member !== null+};",
  }),
  guardsIn('functions/runs/plan-pulse.ts', 'tests/api/polls/poll-lines.test.ts', {
    'poll list: what one team was asked is not told as asked of everybody -> nobody else':
      '.filter([-({ everybody }) => everybody-]{+({ runId }) => runId+})',
  }),
  guardsIn('functions/polls/operations/get-poll-figures.ts', 'tests/api/polls/poll-figures.test.ts', {
    'poll list: no figures of another workspace -> lies in another workspace':
      '[-run.workspaceId === workspaceId && -]wasOpened(run)',
    'poll list: no finding of a run that is open -> no finding yet':
      'enps: [-run.published ? null : -]enpsOf(run, counts, asked)',
    'poll list: no fall that days alone have made before -> days alone have made':
      'if [-(!newest || !step || step.random) return step ??-]{+(step !== undefined) return step; if (!newest) return+} null;',
  }),
  guardsIn('functions/polls/operations/archive-poll.ts', 'tests/api/polls/poll-lines.test.ts', {
    'poll list: what is open is not archived -> puts a poll out of the way':
      'if (places.[-some(({ published }) => published)-]{+length < 0+}) conflict(',
    'poll list: what is planned is not archived -> does not archive what is planned':
      'if (poll.[-schedule?.dueAt-]{+version < 0+}) conflict(',
  }),
  guardsIn('functions/polls/repositories/polls.ts', 'tests/api/polls/poll-lines.test.ts', {
    'poll list: nothing is archived that was opened meanwhile -> read it before':
      'return { [-equals: { openings }, below: { scheduleVersion: 1 }-]{+exists: true+} };',
    'poll list: a change of a poll leaves it in the archive -> apart from where it stands':
      'const { schedule: _, scheduleVersion: __, [-lastOpenedAt: ___, archivedAt: ____, -]...written } = [-rest-]{+{ ...rest, archivedAt: null }+};',
  }),
  guardsIn('functions/runs/repositories/runs.ts', 'tests/api/polls/poll-lines.test.ts', {
    'poll list: opening a run brings a poll back -> comes back by itself':
      '{ set: { lastOpenedAt: now.toISOString()[-, archivedAt: null-] }, add: { openings: 1 } }',
  }),
];
