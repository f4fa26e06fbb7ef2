import type { DialoguesOf } from '#functions/runs/dialogues.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { isInWords } from '#shared/question-kinds/index.ts';

/** The comments of a run of a poll: everything that is said in words is shown as it was released. */
export function commentsOf(run: Run): DialoguesOf {
  return { run, places: run.questions.flatMap((question, place) => (isInWords(question) ? [place] : [])) };
}
