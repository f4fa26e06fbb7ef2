import type { Step, StoredAnalysisJob } from '../repositories/analysis-items.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Words } from '#shared/text/said.ts';

/** The job was called off, or another execution is at it: whatever this one does from here on is not kept. */
export class JobOver extends Error {}

/** There is nothing to analyse any more; the words are for a person. */
export class NothingLeft extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super('There is nothing to analyse');
    this.words = words;
  }
}

export interface Progress {
  /** All steps so far; those that are over say how long they took. */
  readonly steps: readonly Step[];
  /** Does a step: what it is at is told before, what it has come to after. Throws JobOver. */
  step<T>(name: Step['name'], doing: Words, work: () => Promise<readonly [done: Words, value: T]>): Promise<T>;
}

/** Tells whoever waits what a job is at. */
export function trackProgress(analyses: Repositories['analyses'], job: StoredAnalysisJob): Progress {
  const steps: Step[] = [];
  return {
    steps,
    async step(name, doing, work) {
      const begun = Date.now();
      steps.push({ name, text: doing, milliseconds: null });
      if (!(await analyses.progress(job, steps, new Date(begun)))) throw new JobOver();
      const [text, value] = await work();
      steps.splice(-1, 1, { name, text, milliseconds: Date.now() - begun });
      return value;
    },
  };
}
