import { countedRows } from '#shared/question-kinds/index.ts';
import { valuesFinding } from '#web/lib/question-finding.ts';
import { figuresText } from '#web/text/figures.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { ValueBars } from '#web/ui/figures/bars.tsx';
import type { FiguresProps } from '../kind.ts';
import { AnswersTable } from './answers-table.tsx';
import { Notes } from './notes.tsx';
import { partsText } from './text.ts';

/** How answers are spread over what comes one after another; drawn from the first that was given to the last. */
export function SpreadCard({
  question,
  figures: { answered: n },
  counts,
  notes,
  said = null,
}: FiguresProps & { readonly said?: string | null }) {
  const labels = countedRows(question)[0]?.labels ?? [];
  const values = labels.map((label, place) => ({ text: label, count: counts[place] ?? 0 }));
  const given = values.slice(
    values.findIndex(({ count }) => count > 0),
    values.findLastIndex(({ count }) => count > 0) + 1,
  );
  const finding = valuesFinding(values.toSorted((a, b) => b.count - a.count));
  return (
    <ChartCard
      title={question.text}
      lead={said === null ? finding : `${finding}. ${said}`}
      what={question.text}
      note={figuresText.answers(n)}
      chart={<ValueBars values={given} n={n} />}
      table={
        <AnswersTable caption={question.text} first={partsText.figures.answer} n={n} answers={labels} counts={counts} />
      }
    >
      <Notes notes={notes} />
    </ChartCard>
  );
}
