import { guardsIn } from '../guard.ts';

/** Polls that were held elsewhere: nobody is named, nothing is half there, and few are told of no more than elsewhere. */
export const guards = [
  guardsIn('functions/polls/past-figures.ts', 'tests/api/polls/import-past.test.ts', {
    'past: few answers are not kept -> fewer than five': 'const few = [-answered < SMALLEST_GROUP-]{+answered < 0+};',
    'past: a table of counts tells no distribution -> no number that nobody wrote down':
      'past: { source, at[-, countsOnly-]{+, countsOnly: false+} },',
  }),
  guardsIn('functions/polls/operations/import-past.ts', 'tests/api/polls/import-past.test.ts', {
    'past: what fails takes its answers away -> leaves nothing': '[-written.map(({ run }) => run.id),-]{+[],+}',
    'past: the same file is noticed -> the same file': '[-past?.fileHash === fileHash-]{+past === null+})',
  }),
  guardsIn('functions/polls/operations/publish-frame.ts', 'tests/api/polls/import-past.test.ts', {
    'past: a run of the past stays closed -> opens no run': '[-if (run.past) conflict(pastErrors.neverOpens);-]',
  }),
];
