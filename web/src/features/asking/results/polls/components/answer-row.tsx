import type { Ref } from 'react';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { resultsText } from '#text/asking/results/polls.ts';
import { answerTime } from '../lib/answer-time.ts';
import type { ResponseRow } from '../lib/responses.ts';
import styles from './answers.module.css';
import { Highlighted } from './highlighted.tsx';
import type { ShownQuestion } from './shown-question.ts';
import { ROLES } from '#web/ui/table-roles.ts';

const text = resultsText.table;

interface AnswerRowProps {
  readonly row: ResponseRow;
  readonly questions: readonly ShownQuestion[];
  /** Each answer in a column of its own, or all of them in one, under their questions. */
  readonly layout: 'columns' | 'stack';
  readonly query: string;
  readonly now: Date;
  /** Counted from 0; readers are told the place among all rows. */
  readonly index: number;
  /** Px from the top of the table's body; left out on paper, where rows follow each other and the head tells the question. */
  readonly offset?: number;
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
}

/** One respondent: who, when, and what they said. */
export function AnswerRow({ row, questions, layout, query, now, index, offset, ref }: AnswerRowProps) {
  const who = row.anonymous ? text.anonymous(row.who) : row.who;
  return (
    <tr
      {...ROLES.row}
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={styles.row}
      {...(offset === undefined ? {} : { style: { transform: `translateY(${offset}px)` } })}
    >
      <th {...ROLES.rowheader} scope="row" className={styles.who}>
        <span dir="auto">
          <Highlighted text={who} query={query} />
        </span>{' '}
        <span className={styles.when}>{answerTime(row.answeredAt, row.anonymous, now)}</span>
      </th>
      {layout === 'columns' ? (
        questions.map(({ question, position, numeric }) => (
          <td key={question.id} {...ROLES.cell} className={numeric ? styles.numeric : undefined}>
            {offset !== undefined && (
              <span className={styles.label} aria-hidden="true">
                {question.text}
              </span>
            )}
            <Answer answer={row.answers[position] ?? null} query={query} />
          </td>
        ))
      ) : (
        <td {...ROLES.cell}>
          <Stack as="dl" gap="10" className={styles.stack}>
            {questions
              .filter(({ position }) => row.answers[position] !== null)
              .map(({ question, position }) => (
                <div key={question.id}>
                  <dt>{question.text}</dt>
                  <dd>
                    <Answer answer={row.answers[position] ?? null} query={query} />
                  </dd>
                </div>
              ))}
          </Stack>
        </td>
      )}
    </tr>
  );
}

function Answer({ answer, query }: { readonly answer: string | null; readonly query: string }) {
  if (!answer)
    return (
      <Text as="span" tone="ink-3">
        {text.blankShort}
      </Text>
    );
  return (
    <span className={styles.content} dir="auto">
      <Highlighted text={answer} query={query} />
    </span>
  );
}
