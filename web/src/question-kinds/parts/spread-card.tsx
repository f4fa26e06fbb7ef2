import { countedRows } from '#shared/question-kinds/index.ts';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import { valuesFinding } from '#web/lib/question-finding.ts';
import { figuresText } from '#text/common/figures.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { ValueBars } from '#web/ui/figures/bars.tsx';
import type { FiguresProps } from '../kind.ts';
import { AnswersTable } from './answers-table.tsx';
import { Notes } from './notes.tsx';
import { partsText } from '#text/question-kinds/parts.ts';

/** What comes one after another with how often it was answered, from the first that was to the last. */
export function givenOf(question: SurveyQuestion, counts: readonly number[]): ReturnType<typeof valuesOf> {
  const values = valuesOf(question, counts);
  return values.slice(
    values.findIndex(({ count }) => count > 0),
    values.findLastIndex(({ count }) => count > 0) + 1,
  );
}

/** What of it was answered most often. */
export function spreadFinding(question: SurveyQuestion, counts: readonly number[]): string {
  return valuesFinding(valuesOf(question, counts).toSorted((a, b) => b.count - a.count));
}

function valuesOf(question: SurveyQuestion, counts: readonly number[]) {
  const labels = countedRows(question)[0]?.labels() ?? [];
  return labels.map((label, place) => ({ text: label, count: counts[place] ?? 0 }));
}

/** How answers are spread over what comes one after another; drawn from the first that was given to the last. */
export function SpreadCard({
  question,
  figures: { answered: n },
  counts,
  notes,
  said = null,
}: FiguresProps & { readonly said?: string | null }) {
  const labels = valuesOf(question, counts).map(({ text }) => text);
  const finding = spreadFinding(question, counts);
  return (
    <ChartCard
      title={question.text}
      lead={said === null ? finding : `${finding}. ${said}`}
      what={question.text}
      note={figuresText.answers(n)}
      chart={<ValueBars values={givenOf(question, counts)} n={n} />}
      table={
        <AnswersTable caption={question.text} first={partsText.figures.answer} n={n} answers={labels} counts={counts} />
      }
    >
      <Notes notes={notes} />
    </ChartCard>
  );
}
