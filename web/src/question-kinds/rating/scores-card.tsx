import type { Figure } from '#shared/models/survey-results.ts';
import { judgedBy } from '#shared/rules/direction.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import { tenth } from '#shared/rules/figures.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { scoresFinding } from '#web/lib/question-finding.ts';
import { figuresText } from '#text/common/figures.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { ScoreBars } from '#web/ui/figures/bars.tsx';
import type { FiguresProps } from '../kind.ts';
import { AnswersTable } from '../parts/answers-table.tsx';
import { Notes } from '../parts/notes.tsx';
import { likely } from '#text/question-kinds/parts.ts';
import { ratingText as text } from '#text/question-kinds/rating.ts';

/** How often each number was given, and what that says. */
export function ScoresCard({ question, figures, counts, isEnps, notes }: FiguresProps) {
  const { answered: n, mean, favourable } = figures;
  const scale = question.scale ?? '1-5';
  const direction = judgedBy(surveyDirection(question));
  const numbers = numbersOf(scale);
  const said = [
    ...(direction === 'lower_is_better' ? [text.lowerIsBetter] : []),
    ...(direction && favourable ? [text.favourable(text.favourableOf[direction][scale], shareWords(favourable))] : []),
    ...notes,
  ];
  return (
    <ChartCard
      title={question.text}
      lead={[
        scoresFinding(counts, numbers[0]),
        ...(mean ? [text.mean(tenth(mean.value), tenth(mean.low), tenth(mean.high))] : []),
      ].join('. ')}
      what={question.text}
      note={figuresText.enps.scores(n)}
      chart={<ScoreBars numbers={numbers} counts={counts} n={n} groups={isEnps} />}
      table={
        <AnswersTable caption={question.text} first={text.score} n={n} answers={numbers.map(String)} counts={counts} />
      }
    >
      <Notes notes={said} />
    </ChartCard>
  );
}

function shareWords({ value, low, high }: Figure): string {
  const percent = (of: number) => text.percent(Math.round(of));
  return likely(percent(value), percent(low), percent(high));
}
