import { RANKED_MAX } from '#shared/question-kinds/ranking.ts';
import { share, tenth } from '#shared/rules/figures.ts';
import { formatNumber, quoted } from '#text/format.ts';
import { shorten } from '#web/lib/shorten.ts';
import { figuresText } from '#text/common/figures.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { AxisTicks, IntervalLine } from '#web/ui/figures/interval-line.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import type { FiguresProps, Kind } from '../kind.ts';
import { listEditor } from '../parts/listing.tsx';
import { Notes } from '../parts/notes.tsx';
import { written } from '../parts/option-edits.ts';
import { rowMeans } from '../parts/row-means.ts';
import { likely } from '#text/question-kinds/parts.ts';
import { rankingText as text } from '#text/question-kinds/ranking.ts';
import styles from './ranking.module.css';

const LONGEST = 60;

const list = listEditor(text.name);

/** All options in an order. */
export const ranking: Kind = {
  editor: {
    ...list,
    decidesBy: null,
    lacks: (question) => (written(question.options).length > RANKED_MAX ? text.tooMany : list.lacks(question)),
  },
  card: (props) => <PlacesCard {...props} />,
  brief: ({ question, counts }) => finding(placesOf({ question, counts, asked: null })),
};

/** The mean place of every option, the most important first, and how many have put it first. */
function placesOf({ question, counts, asked }: Pick<FiguresProps, 'question' | 'counts' | 'asked'>) {
  return rowMeans(question, counts, { asked, smallest: 1 })
    .map(({ mean, counts: own }, index) => ({ option: question.options[index]!, mean: mean!, first: own[0] ?? 0 }))
    .toSorted((a, b) => a.mean.value - b.mean.value);
}

/** What is most important to people. */
function finding(rows: ReturnType<typeof placesOf>): string {
  const best = rows
    .filter(({ mean }) => mean.value === rows[0]!.mean.value)
    .map(({ option }) => quoted(shorten(option, LONGEST)));
  return best.length === 1 ? text.first(best[0]!, tenth(rows[0]!.mean.value)) : text.alike(best.join(', '));
}

function PlacesCard({ question, figures: { answered: n }, counts, asked, notes }: FiguresProps) {
  const rows = placesOf({ question, counts, asked });
  // From the last place on the left to the first on the right.
  const axis = { ticks: question.options.map((_, place) => question.options.length - place) };
  return (
    <ChartCard
      title={question.text}
      lead={finding(rows)}
      what={question.text}
      note={figuresText.answers(n)}
      chart={
        <>
          <p className={styles.axis} aria-hidden="true">
            <AxisTicks axis={axis} shown={formatNumber} />
          </p>
          <Stack as="ol" gap="14" className={styles.rows}>
            {rows.map(({ option, mean, first }) => (
              <li key={option} className={styles.row}>
                <Text as="span" breaks dir="auto">
                  {option}
                </Text>
                <Text as="span" weight="600" nums>
                  {text.place(tenth(mean.value))}
                </Text>
                <span className={styles.line} aria-hidden="true">
                  <IntervalLine axis={axis} value={mean.value} low={mean.high} high={mean.low} />
                </span>
                <span className={styles.about}>
                  {text.about(likely(text.mean(tenth(mean.value)), tenth(mean.low), tenth(mean.high)), share(first, n))}
                </span>
              </li>
            ))}
          </Stack>
        </>
      }
      table={
        <FiguresTable
          caption={question.text}
          head={text.head}
          rows={rows.map(({ option, mean, first }) => ({
            key: option,
            cells: [option, tenth(mean.value), first, share(first, n)],
          }))}
        />
      }
    >
      <Notes notes={[text.lower, ...notes]} />
    </ChartCard>
  );
}
