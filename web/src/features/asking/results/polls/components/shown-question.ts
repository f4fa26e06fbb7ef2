import type { PollQuestion, Scale } from '#shared/models/answers.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { viewOf } from '../lib/distribution.ts';

/** A question of the results with its place in the poll. */
export interface ShownQuestion {
  readonly question: PollQuestion;
  readonly position: number;
  /** The question eNPS is computed from. */
  readonly isScale: boolean;
  /** What it is answered on; null for people's own words. */
  readonly scale: Scale | null;
  /** Answered in numbers: a narrow column is enough. */
  readonly numeric: boolean;
}

/** More columns than this leave too little room for sentences. */
const MOST_COLUMNS = 3;

/** The questions of a run, in the order asked, with what their answers are like. */
export function shownQuestions(questions: readonly PollQuestion[], summary: FrameSummary): ShownQuestion[] {
  const figuresById = new Map(summary.by_question.map((figures) => [figures.question_id, figures]));
  return questions.map((question, position) => {
    const isScale = isEnpsQuestion(summary.poll, position);
    const scale = scaleOf(summary.poll, question, position);
    const { kind } = viewOf(figuresById.get(question.id), scale);
    return { question, position, isScale, scale, numeric: scale !== null || kind === 'scores' };
  });
}

/** How answers to so many questions stand: side by side, or below each other. */
export function layoutOf(questions: readonly ShownQuestion[]): 'columns' | 'stack' {
  return questions.length <= MOST_COLUMNS ? 'columns' : 'stack';
}
