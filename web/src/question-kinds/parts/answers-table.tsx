import { share } from '#shared/rules/figures.ts';
import { formatNumber } from '#text/format.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { partsText } from '#text/question-kinds/parts.ts';

const text = partsText.figures;

interface AnswersTableProps {
  readonly caption: string;
  readonly first: string;
  readonly n: number;
  readonly answers: readonly string[];
  readonly counts: readonly number[];
}

/** How many gave each answer, and which part of all. */
export function AnswersTable({ caption, first, n, answers, counts }: AnswersTableProps) {
  return (
    <FiguresTable
      caption={caption}
      head={[first, text.count, text.share]}
      rows={answers.map((answer, place) => {
        const count = counts[place] ?? 0;
        return { key: answer, cells: [answer, formatNumber(count), share(count, n)] };
      })}
    />
  );
}
