import { useState } from 'react';
import { pollsText } from '#web/text/polls.ts';
import { Card } from '#web/ui/card.tsx';
import { answerTime } from '../lib/answer-time.ts';
import type { QuestionResults } from '../lib/results.ts';
import styles from './answers-card.module.css';

const text = pollsText.results;

/** A question with the answers to it. */
export function AnswersCard({ results }: { readonly results: QuestionResults }) {
  const { question, rows } = results;
  const [now] = useState(() => new Date());
  return (
    <Card title={question.text} aside={<span className={styles.count}>{pollsText.answers(rows.length)}</span>}>
      {rows.length === 0 ? (
        <p className={styles.none}>{text.noAnswersToQuestion}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{question.text}</caption>
          <thead>
            <tr>
              <th scope="col">{text.who}</th>
              <th scope="col">{text.answer}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.anonymous ? text.anonymousWho(row.who) : row.who}{' '}
                  <span className={styles.when}>{answerTime(row.createdAt, row.anonymous, now)}</span>
                </th>
                <td className={styles.content}>{row.content}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
