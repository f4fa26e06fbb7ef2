import type { FrameSummary } from '#shared/models/run-results.ts';
import { silentWords } from '#shared/rules/silent-words.ts';
import { enpsNotes } from '#web/lib/enps-notes.ts';
import type { ShownQuestion } from '../components/shown-question.ts';
import { meanOfFigures } from './mean.ts';

/** What else is to be known of the score of a run: how much one person moves it, and what those who kept silent may. */
export function scoreNotes(summary: FrameSummary, { question, isScale, scale }: ShownQuestion): string[] {
  const { enps, people_asked: asked } = summary;
  if (isScale) return enps ? enpsNotes(enps, asked) : [];
  const figures = summary.by_question.find(({ question_id }) => question_id === question.id);
  const mean = meanOfFigures(figures, scale, asked);
  const silent = mean && silentWords('mean', mean, asked);
  return silent === null ? [] : [silent];
}
