import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import { STATEMENTS_MAX } from '#shared/question-kinds/matrix.ts';
import { judgedBy } from '#shared/rules/direction.ts';
import { tenth } from '#shared/rules/figures.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { sum } from '#shared/rules/sum.ts';
import { formatNumber, quoted } from '#text/format.ts';
import { shorten } from '#web/lib/shorten.ts';
import { figuresText } from '#text/common/figures.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { ScoreBars } from '#web/ui/figures/bars.tsx';
import { AxisTicks, IntervalLine } from '#web/ui/figures/interval-line.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import type { FiguresProps, Kind } from '../kind.ts';
import { listEditor } from '../parts/listing.tsx';
import { Notes } from '../parts/notes.tsx';
import { rowMeans } from '../parts/row-means.ts';
import { rating } from '../rating/asking.tsx';
import { ratingText } from '#text/question-kinds/rating.ts';
import { matrixText as text, statementWords } from '#text/question-kinds/matrix.ts';
import styles from './matrix.module.css';

const LONGEST = 60;

const list = listEditor(text.name, { words: { ...statementWords, most: STATEMENTS_MAX } });
const { head, settings, hint, sent, toFile, fromFile } = rating.editor;

/** Several statements on one scale. */
export const matrix: Kind = {
  editor: {
    ...list,
    called: ({ scale }) => (scale ? `${text.name}, ${ratingText.scales[scale]}` : text.name),
    decidesBy: null,
    // Numbers to ten have no room beside a statement.
    begin: (question) => ({ ...list.begin(question), scale: '1-5' }),
    head,
    settings: (props) => (
      <>
        {list.settings(props)}
        {settings(props)}
      </>
    ),
    hint,
    sent,
    toFile: (question) => ({ ...list.toFile(question), ...toFile(question) }),
    fromFile: (fields, say) => ({ ...list.fromFile(fields, say), ...fromFile(fields, say) }),
  },
  card: (props) => <StatementsCard {...props} />,
  brief: ({ question, counts }) => finding(meansOf({ question, counts, asked: null })),
};

interface Rated {
  readonly statement: string;
  readonly counts: readonly number[];
  /** Null where too few have rated it. */
  readonly mean: Estimate | null;
}

function meansOf({ question, counts, asked }: Pick<FiguresProps, 'question' | 'counts' | 'asked'>): Rated[] {
  return rowMeans(question, counts, { asked, smallest: 1 }).map(({ counts: own, mean }, place) => ({
    statement: question.options[place]!,
    counts: own,
    mean,
  }));
}

/** Which statement is rated highest and which lowest. */
function finding(rows: readonly Rated[]): string {
  const rated = rows
    .flatMap(({ statement, mean }) => (mean ? [{ statement, value: mean.value }] : []))
    .toSorted((a, b) => b.value - a.value);
  const [first, last] = [rated[0], rated.at(-1)];
  if (!first || !last) return text.nothing;
  const said = ({ statement, value }: typeof first) => [quoted(shorten(statement, LONGEST)), tenth(value)] as const;
  if (rated.length === 1) return text.one(...said(first));
  if (tenth(first.value) === tenth(last.value)) return text.alike(tenth(first.value));
  return text.ends(...said(first), ...said(last));
}

/** A row a statement, its mean within its interval; opened, how often each number was given. */
function StatementsCard({ question, figures: { answered }, counts, asked, notes }: FiguresProps) {
  const rows = meansOf({ question, counts, asked });
  return (
    <ChartCard
      title={question.text}
      lead={finding(rows)}
      what={question.text}
      note={figuresText.answers(answered)}
      chart={
        <>
          <p className={styles.axis} aria-hidden="true">
            <AxisTicks axis={{ ticks: numbersOf(question.scale) }} shown={formatNumber} />
          </p>
          <Stack as="ul" gap="4" className={styles.rows}>
            {rows.map((row) => (
              <li key={row.statement}>
                <Statement question={question} {...row} />
              </li>
            ))}
          </Stack>
        </>
      }
      table={
        <FiguresTable
          caption={question.text}
          head={text.head}
          rows={rows.map(({ statement, counts: own, mean }) => ({
            key: statement,
            cells: mean
              ? [statement, tenth(mean.value), tenth(mean.low), tenth(mean.high), sum(own)]
              : [statement, '—', '—', '—', '—'],
          }))}
        />
      }
    >
      <Notes
        notes={judgedBy(question.direction) === 'lower_is_better' ? [ratingText.lowerIsBetter, ...notes] : notes}
      />
    </ChartCard>
  );
}

function Statement({ question, statement, counts, mean }: Rated & { readonly question: SurveyQuestion }) {
  const numbers = numbersOf(question.scale);
  if (!mean) {
    return (
      <span className={styles.silent}>
        <span dir="auto">{statement}</span>
        <span className={styles.about}> {text.few}</span>
      </span>
    );
  }
  const { value, low, high } = mean;
  const n = sum(counts);
  return (
    <details className={styles.rated}>
      <summary>
        <Text as="span" shrink breaks dir="auto">
          {statement}
        </Text>
        <Text as="span" weight="600" nums>
          {tenth(value)}
        </Text>
        <ChevronDownIcon size={16} />
        <span className={styles.line} aria-hidden="true">
          <IntervalLine axis={{ ticks: numbers }} value={value} low={low} high={high} />
        </span>
        <span className={styles.about}>
          {ratingText.mean(tenth(value), tenth(low), tenth(high))}. {figuresText.enps.scores(n)}
        </span>
      </summary>
      <ScoreBars numbers={numbers} counts={counts} n={n} groups={false} />
    </details>
  );
}
