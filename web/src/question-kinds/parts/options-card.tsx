import { countedRows } from '#shared/question-kinds/index.ts';
import { valuesFinding } from '#web/lib/question-finding.ts';
import { figuresText } from '#text/common/figures.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { ValueBars } from '#web/ui/figures/bars.tsx';
import type { FiguresProps, Kind } from '../kind.ts';
import { AnswersTable } from './answers-table.tsx';
import { Notes } from './notes.tsx';
import { partsText } from '#text/question-kinds/parts.ts';

const text = partsText.figures;

/** Of answers that are chosen: how often each was. */
export function optionsCard(several = false): Kind['card'] {
  return ({ notes, ...props }) => <OptionsCard {...props} notes={several ? [...notes, text.several] : notes} />;
}

function OptionsCard({ question, figures, counts, notes }: FiguresProps) {
  const { answered: n } = figures;
  const options = countedRows(question)[0]?.labels() ?? question.options;
  const values = options.map((option, index) => ({ text: option, count: counts[index] ?? 0 }));
  return (
    <ChartCard
      title={question.text}
      lead={valuesFinding(values.toSorted((a, b) => b.count - a.count))}
      what={question.text}
      note={figuresText.answers(n)}
      chart={<ValueBars values={values} n={n} />}
      table={<AnswersTable caption={question.text} first={text.answer} n={n} answers={options} counts={counts} />}
    >
      <Notes notes={notes} />
    </ChartCard>
  );
}
