import { share, tenth } from '#shared/rules/figures.ts';
import { Button } from '@mantine/core';
import type { PollQuestion, Scale } from '#shared/models/answers.ts';
import type { FrameSummary, QuestionFigures } from '#shared/models/run-results.ts';
import { formatNumber } from '#text/format.ts';
import { questionWords, scaleWords } from '#web/lib/question-words.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { Card } from '#web/ui/card.tsx';
import { isInWords, viewOf } from '../lib/distribution.ts';
import { scoresFinding, valuesFinding } from '#web/lib/question-finding.ts';
import { DialogueLink } from './dialogue-link.tsx';
import { quotesOf } from '../lib/quotes.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { ScoreBars, ValueBars } from '#web/ui/figures/bars.tsx';
import { EnpsGroups } from '#web/ui/figures/enps-card.tsx';
import cardStyles from '#web/ui/chart-card.module.css';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import styles from './question-card.module.css';

const text = resultsText.questions;
/** Texts shown before one goes on to read all of them. */
const SAMPLES = 3;

interface QuestionCardProps {
  readonly question: PollQuestion;
  readonly position: number;
  readonly figures: QuestionFigures | undefined;
  /** The question eNPS is computed from. */
  readonly isScale: boolean;
  /** What it is answered on; null for people's own words. */
  readonly scale: Scale | null;
  /** Who the eNPS is made of, told with its question. */
  readonly enps?: FrameSummary['enps'];
  /** What was told before: neither the question nor what it says is told again. */
  readonly told?: string;
  /** Rows to take texts from. */
  readonly rows: readonly ResponseRow[];
  /** Opens all answers to the question; left out on paper, where all texts follow anyway. */
  readonly onRead?: (() => void) | undefined;
}

/** A question with what people answered, in the form its answers have. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, figures, isScale, scale, enps, told = '' } = props;
  const view = viewOf(figures, scale);
  const words = questionWords(question.text);
  const lead = told.includes(words) ? undefined : words;
  switch (view.kind) {
    case 'scores':
      return (
        <ChartCard
          title={scoresFinding(view.counts, view.numbers[0])}
          label={question.text}
          lead={lead}
          what={`${text.distribution}, ${question.text}`}
          note={[
            ...(told.includes(tenth(view.mean)) ? [] : [text.mean(tenth(view.mean))]),
            resultsText.enps.scores(view.n),
          ].join(' · ')}
          chart={<ScoreBars numbers={view.numbers} counts={view.counts} n={view.n} groups={isScale} />}
          table={
            <FiguresTable
              caption={question.text}
              head={[text.score, text.count, text.share]}
              rows={view.numbers.map((score, index) => ({
                key: String(score),
                cells: [score, formatNumber(view.counts[index]!), share(view.counts[index]!, view.n)],
              }))}
            />
          }
        >
          {scaleWords(question.text) !== null && <Caption above="6">{scaleWords(question.text)}</Caption>}
          {enps && (
            <div className={styles.groups}>
              <EnpsGroups enps={enps} />
            </div>
          )}
          {view.inWords > 0 && <Caption above="12">{text.inWords(view.inWords)}</Caption>}
          {view.inWords > 0 && (
            <>
              <Samples {...props} of={isInWords} />
              <ReadAll {...props} />
            </>
          )}
        </ChartCard>
      );
    case 'values':
      return (
        <ChartCard
          title={isShown(valuesFinding(view.values), told) ? text.frequency : valuesFinding(view.values)}
          label={question.text}
          lead={lead}
          what={`${text.frequency}, ${question.text}`}
          note={resultsText.answers(view.n)}
          chart={<ValueBars values={view.values} n={view.n} />}
          table={
            <FiguresTable
              caption={question.text}
              head={[text.answer, text.count, text.share]}
              rows={view.values.map(({ text: value, count }) => ({
                key: value,
                cells: [value, formatNumber(count), share(count, view.n)],
              }))}
            />
          }
        >
          {view.rest > 0 && <Caption above="12">{text.rest(view.rest)}</Caption>}
          {view.uncounted && <Caption>{text.others}</Caption>}
          <ReadAll {...props} />
        </ChartCard>
      );
    case 'texts':
    case 'none':
      return <Texts {...props} counted={view.kind === 'texts' ? view.n : 0} />;
  }
}

/** Whether a sentence stands in what was told, at its beginning or after a word. */
function isShown(sentence: string, told: string): boolean {
  return told.toLowerCase().includes(sentence.toLowerCase());
}

/** Answers in people's own words. They may be here before the counters know of them. */
function Texts({ counted, ...props }: QuestionCardProps & { readonly counted: number }) {
  const { question, position, rows } = props;
  const known = rows.reduce((count, row) => count + (row.answers[position] ? 1 : 0), 0);
  const count = Math.max(counted, known);
  return (
    <Card
      className={cardStyles.card}
      title={question.text}
      aside={
        props.onRead && count > 0 ? <ReadAll {...props} /> : <Caption as="span">{resultsText.answers(count)}</Caption>
      }
    >
      {count === 0 ? <Caption>{text.none}</Caption> : <Samples {...props} of={Boolean} />}
    </Card>
  );
}

/** The first few texts. */
function Samples({ rows, position, of, onRead }: QuestionCardProps & { readonly of: (answer: string) => boolean }) {
  if (!onRead) return null;
  return (
    <ul className={styles.samples}>
      {quotesOf(rows, position, SAMPLES, of).map(({ key, answer, dialogue }) => (
        <li key={key} dir="auto">
          {answer}
          <DialogueLink dialogue={dialogue} answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function ReadAll({ question, rows, position, figures, onRead }: QuestionCardProps) {
  if (!onRead) return null;
  const known = rows.reduce((count, row) => count + (row.answers[position] ? 1 : 0), 0);
  const count = Math.max(figures?.answered ?? 0, known);
  return (
    <Button
      variant="subtle"
      className={styles.readAll}
      aria-label={`${text.showAll(count)}: ${text.showAllLabel(question.text)}`}
      onClick={onRead}
    >
      {text.showAll(count)}
    </Button>
  );
}
