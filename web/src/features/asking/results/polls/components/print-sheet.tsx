import { useState } from 'react';
import type { FrameSummary, RunFigures } from '#shared/models/run-results.ts';
import { isReadApart } from '#shared/rules/read-apart.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { quoteLists } from '../lib/quote-lists.ts';
import { comparable } from '../lib/trend.ts';
import { type Finding, mainQuestion } from '../lib/finding.ts';
import { scoreNotes } from '../lib/score-notes.ts';
import { runName } from '#web/features/asking/runs/lib/run-name.ts';
import { runTurnout } from '../lib/run-words.ts';
import { AnswerRow } from './answer-row.tsx';
import { AnswersHead, Columns } from './answers-table.tsx';
import answers from './answers.module.css';
import { RunFinding } from './finding-section.tsx';
import '#web/ui/print-sheet.css';
import { QuoteSheet } from './quote-sheet.tsx';
import { drawn, QuestionChart } from './scores-section.tsx';
import { layoutOf, type ShownQuestion } from './shown-question.ts';
import { PrintedComparison } from './trend-view.tsx';

const text = resultsText.print;
/** The most rows on paper: all are drawn at once, while the browser waits to print. */
const PRINTED_ROWS = 2000;

interface PrintSheetProps {
  readonly summary: FrameSummary;
  readonly workspaceName: string;
  readonly questions: readonly ShownQuestion[];
  readonly rows: readonly ResponseRow[];
  /** All respondents, whether loaded or not. */
  readonly total: number;
  readonly runs: readonly RunFigures[];
  readonly finding: Finding;
}

/** The results on paper: figures, charts, comparison and the answers that are loaded, up to `PRINTED_ROWS`. Nothing else of the page prints. */
export function PrintSheet({ summary, workspaceName, questions, rows, total, runs, finding }: PrintSheetProps) {
  const [now] = useState(() => new Date());
  const { poll, frame: run } = summary;
  const compared = comparable(runs);
  const mainId = summary.questions[mainQuestion(summary, runs, now)]?.id;
  const main = questions.find(({ question, numeric }) => question.id === mainId && numeric) ?? null;
  const printed = rows.slice(0, PRINTED_ROWS);
  const apart = isReadApart(run.is_anonymous, run.results_visibility);
  return (
    <div data-print-sheet="">
      <header>
        <h1>{poll.title}</h1>
        <p>
          {[
            workspaceName,
            runName(run),
            text.run(formatDateTime(run.created_at)),
            runTurnout(summary),
            text.printed(formatDateTime(now)),
            ...(poll.is_anonymous ? [text.anonymous] : []),
          ].join(' · ')}
        </p>
      </header>
      <section>
        <RunFinding finding={finding} />
        {main && scoreNotes(summary, main).map((note) => <p key={note}>{note}</p>)}
      </section>
      {[...(main ? [main] : []), ...drawn(summary, questions).filter((other) => other !== main)].map((one) => (
        <QuestionChart key={one.question.id} one={one} summary={summary} finding={finding} rows={rows} />
      ))}
      {compared.length > 1 && (
        <PrintedComparison runs={compared} runId={run.id} mainId={main?.question.id ?? null} finding={finding} />
      )}
      <section>
        <h2>{resultsText.table.title}</h2>
        {apart ? (
          <PrintedQuotes rows={printed} questions={questions} partly={printed.length < rows.length} />
        ) : (
          <>
            {printed.length < total && <p>{text.partly(printed.length, total)}</p>}
            {tablesOf(questions).map((asked) => (
              <PrintedAnswers key={asked[0]?.question.id} rows={printed} questions={asked} now={now} />
            ))}
          </>
        )}
      </section>
    </div>
  );
}

/** Few questions stand side by side, of many each has a table of its own: none is repeated with every answer. */
function tablesOf(questions: readonly ShownQuestion[]): readonly (readonly ShownQuestion[])[] {
  return layoutOf(questions) === 'columns' ? [questions] : questions.map((one) => [one]);
}

interface PrintedAnswersProps {
  readonly rows: readonly ResponseRow[];
  readonly questions: readonly ShownQuestion[];
  readonly now: Date;
}

function PrintedAnswers({ rows, questions, now }: PrintedAnswersProps) {
  const given = rows.filter(({ answers: said }) => questions.some(({ position }) => said[position]));
  if (given.length === 0) return null;
  return (
    <table className={answers.table}>
      <Columns questions={questions} layout="columns" />
      <AnswersHead questions={questions} layout="columns" />
      <tbody>
        {given.map((row, index) => (
          <AnswerRow key={row.key} row={row} questions={questions} layout="columns" query="" now={now} index={index} />
        ))}
      </tbody>
    </table>
  );
}

interface PrintedQuotesProps {
  readonly rows: readonly ResponseRow[];
  readonly questions: readonly ShownQuestion[];
  readonly partly: boolean;
}

/** The answers question by question, as the screen has them: on paper nothing joins what one person said either. */
function PrintedQuotes({ rows, questions, partly }: PrintedQuotesProps) {
  const { lists } = quoteLists(rows, questions);
  return (
    <>
      <p>{resultsText.table.apart}</p>
      {partly && <p>{text.partlyApart(PRINTED_ROWS)}</p>}
      {lists
        .filter(({ quotes }) => quotes.length > 0)
        .map((list) => (
          <QuoteSheet key={list.asked.question.id} list={list} most={PRINTED_ROWS} />
        ))}
    </>
  );
}
