import { useState } from 'react';
import type { FrameSummary, RunFigures } from '#shared/models/poll.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { resultsText } from '../text.ts';
import { isDrawn, viewOf } from '../lib/distribution.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { comparable } from '../lib/trend.ts';
import { AnswerRow } from './answer-row.tsx';
import { AnswersHead, Columns } from './answers-table.tsx';
import answers from './answers.module.css';
import { EnpsCard } from './enps-card.tsx';
import './print.css';
import { QuestionCard } from './question-card.tsx';
import { layoutOf, type ShownQuestion } from './shown-question.ts';
import { SummaryStrip } from './summary-strip.tsx';
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
  readonly frames: readonly RunFigures[];
}

/** The results on paper: figures, charts, comparison and the answers that are loaded, up to `PRINTED_ROWS`. Nothing else of the page prints. */
export function PrintSheet({ summary, workspaceName, questions, rows, total, frames }: PrintSheetProps) {
  const [now] = useState(() => new Date());
  const { poll, frame } = summary;
  const layout = layoutOf(questions);
  const figuresById = new Map(summary.by_question.map((figures) => [figures.question_id, figures]));
  const compared = comparable(frames);
  const printed = rows.slice(0, PRINTED_ROWS);
  return (
    <div data-print-sheet="">
      <header>
        <h1>{poll.title}</h1>
        <p>
          {[
            workspaceName,
            text.frame(formatDateTime(frame.created_at)),
            text.printed(formatDateTime(now)),
            ...(poll.is_anonymous ? [text.anonymous] : []),
          ].join(' · ')}
        </p>
      </header>
      <SummaryStrip summary={summary} responses={total} />
      {summary.enps && <EnpsCard enps={summary.enps} />}
      {questions
        .filter(({ question, scale }) => isDrawn(viewOf(figuresById.get(question.id), scale)))
        .map(({ question, position, isScale, scale }) => (
          <QuestionCard
            key={question.id}
            question={question}
            position={position}
            figures={figuresById.get(question.id)}
            isScale={isScale}
            scale={scale}
            rows={rows}
          />
        ))}
      {compared.length > 1 && <PrintedComparison frames={compared} frameId={frame.id} />}
      <section>
        <h2>{resultsText.table.title}</h2>
        {printed.length < total && <p>{text.partly(printed.length, total)}</p>}
        <table className={answers.table}>
          <Columns questions={questions} layout={layout} />
          <AnswersHead questions={questions} layout={layout} />
          <tbody>
            {printed.map((row, index) => (
              <AnswerRow
                key={row.key}
                row={row}
                questions={questions}
                layout={layout}
                query=""
                now={now}
                index={index}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
