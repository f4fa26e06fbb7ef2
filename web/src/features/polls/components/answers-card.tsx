import { pollsText } from '#web/text/polls.ts';
import { Card } from '#web/ui/card.tsx';
import { answerTime } from '../lib/answer-time.ts';
import type { QuestionResults } from '../lib/results.ts';
import styles from './answers-card.module.css';

const text = pollsText.results;

/** A question with the answers to it. */
export function AnswersCard({ results }: { readonly results: QuestionResults }) {
  const { question, rows } = results;
  return (
    <Card title={question.text} aside={<span className={styles.count}>{pollsText.answers(rows.length)}</span>}>
      {rows.length === 0 ? (
        <p className={styles.none}>{text.noAnswersToQuestion}</p>
      ) : (
        // Roles are spelled out: on a phone the rows are laid out as blocks, which would drop the table's own.
        <table className={styles.table} role="table" aria-label={question.text}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">{text.who}</th>
              <th role="columnheader">{text.answer}</th>
              <th role="columnheader">{text.when}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.key} role="row">
                <th role="rowheader" scope="row">
                  {row.anonymous ? text.anonymousWho(row.who) : row.who}
                </th>
                <td role="cell" className={styles.content}>
                  {row.content}
                </td>
                <td role="cell" className={styles.when}>
                  {answerTime(row.createdAt, row.anonymous)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
