import { guardsIn } from '../guard.ts';

const ANALYSIS_PROBLEM = 'web/src/features/analysis/lib/analysis-problem.test.ts';
const EFFECT_WORDS = 'web/src/features/tasks/details/lib/effect-words.test.ts';

/** What the screens of an analysis must not claim, repeat or give away. */
export const guards = [
  guardsIn('shared/rules/frames-count.ts', 'shared/rules/frames-count.test.ts', {
    'screens of analysis: eleven runs are ten -> and not one': '[-Math.min(number, FRAMES_MAX)-]{+number+}',
  }),
  guardsIn('shared/rules/workload-level.ts', 'shared/rules/workload-level.test.ts', {
    'screens of analysis: a score of 80 is not high yet -> B4-26': 'score [->-]{+>=+} HIGH_ABOVE',
  }),
  guardsIn('web/src/features/analysis/lib/finding-task.ts', 'web/src/features/analysis/lib/finding-task.test.ts', {
    'screens of analysis: one finding makes one task -> known again':
      'source.text[-.startsWith(beginning)-]{+ === draftOf(worthy).source.text+}',
  }),
  guardsIn('web/src/features/analysis/lib/job-state.ts', 'web/src/features/analysis/lib/job.test.ts', {
    'screens of analysis: a job that is over is asked after no more -> no more once it is over':
      '[-if (!isUnderWay(job)) return 0;-]',
  }),
  guardsIn('web/src/features/analysis/lib/analysis-problem.ts', ANALYSIS_PROBLEM, {
    'screens of analysis: a refusal for want of Premium is told from others by its status -> the status 402':
      '[-unpaid || -]named',
  }),
  guardsIn('web/src/features/tasks/details/lib/effect-words.ts', EFFECT_WORDS, {
    'screens of analysis: a difference that may be chance is called so -> may be chance':
      '[-random ? text.random : -]`${text.notRandom}${stayed}`;',
  }),
];
