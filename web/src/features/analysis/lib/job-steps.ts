import { describeAnalyst } from '#shared/analysts/index.ts';
import { ANALYSIS_STEPS, type AnalysisJob } from '#shared/models/analysis.ts';

const MILLISECONDS = 1000;

export interface ShownStep {
  readonly name: (typeof ANALYSIS_STEPS)[number];
  readonly state: 'done' | 'now' | 'later';
  /** In the words of the server; null while it has not begun. */
  readonly text: string | null;
  /** How long it took, or has been going on; null while it has not begun. */
  readonly seconds: number | null;
}

/** Every step of a job: those begun as the server tells them, then those to come. */
export function jobSteps(job: Pick<AnalysisJob, 'ai_provider' | 'steps' | 'requested_at'>, now: Date): ShownStep[] {
  const spent = job.steps.reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0);
  const running = Math.max(0, now.getTime() - new Date(job.requested_at).getTime() - spent);
  return stepsOf(job).map((name) => {
    const begun = job.steps.find((step) => step.name === name);
    if (!begun) return { name, state: 'later', text: null, seconds: null };
    const isOver = begun.milliseconds !== null;
    return {
      name,
      state: isOver ? 'done' : 'now',
      text: begun.text,
      seconds: Math.round((begun.milliseconds ?? running) / MILLISECONDS),
    };
  });
}

/** The built-in analysis asks no model; a portal is waited for where it has just been connected. */
function stepsOf({ ai_provider: analyst, steps }: Pick<AnalysisJob, 'ai_provider' | 'steps'>): ShownStep['name'][] {
  const asksModel = describeAnalyst(analyst).asksModel || steps.some(({ name }) => name === 'ask_model');
  const waited = steps.some(({ name }) => name === 'portal');
  return ANALYSIS_STEPS.filter((name) => (name !== 'ask_model' || asksModel) && (name !== 'portal' || waited));
}
