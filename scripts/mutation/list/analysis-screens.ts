import type { Guard } from '../guard.ts';

const ANALYSIS = 'web/src/features/analysis';

/** What the screens of an analysis must not claim, repeat or give away. */
export const analysisScreens: readonly Guard[] = [
  {
    name: 'screens of analysis: eleven runs are ten',
    file: 'shared/rules/frames-count.ts',
    from: 'Math.min(number, FRAMES_MAX)',
    to: 'number',
    test: 'shared/rules/frames-count.test.ts',
    only: /and not one/,
  },
  {
    name: 'screens of analysis: a score of 80 is not high yet',
    file: 'shared/rules/workload-level.ts',
    from: 'score > HIGH_ABOVE',
    to: 'score >= HIGH_ABOVE',
    test: 'shared/rules/workload-level.test.ts',
    only: /B4-26/,
  },
  {
    name: 'screens of analysis: one finding makes one task',
    file: `${ANALYSIS}/lib/finding-task.ts`,
    from: 'source.text.startsWith(beginning)',
    to: 'source.text === draftOf(worthy).source.text',
    test: `${ANALYSIS}/lib/finding-task.test.ts`,
    only: /known again/,
  },
  {
    name: 'screens of analysis: a job that is over is asked after no more',
    file: `${ANALYSIS}/lib/job-state.ts`,
    from: 'if (!isUnderWay(job)) return 0;',
    to: '',
    test: `${ANALYSIS}/lib/job.test.ts`,
    only: /no more once it is over/,
  },
  {
    name: 'screens of analysis: a refusal for want of Premium is told from others by its status',
    file: `${ANALYSIS}/lib/analysis-problem.ts`,
    from: 'unpaid || named',
    to: 'named',
    test: `${ANALYSIS}/lib/analysis-problem.test.ts`,
    only: /the status 402/,
  },
  {
    name: 'screens of analysis: a difference that may be chance is called so',
    file: 'web/src/features/tasks/details/lib/effect-words.ts',
    from: 'random ? text.random : text.notRandom',
    to: 'text.notRandom',
    test: 'web/src/features/tasks/details/lib/effect-words.test.ts',
    only: /may be chance/,
  },
];
