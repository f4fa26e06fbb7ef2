import type { PollStatement } from '#shared/rules/poll-statement.ts';
import { answerFormText as text } from '#text/answer-form.ts';
import styles from './statement.module.css';

/**
 * What becomes of the answers; stands before the first question. What it comes down to is read at a glance, all of it
 * is one press away: ten lines would push the first question off a phone's screen.
 */
export function Statement({ statement }: { readonly statement: PollStatement }) {
  return (
    <section className={styles.statement} aria-label={text.statement}>
      <svg className={styles.shield} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3l7.5 2.6v5.6c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.6z" />
        <path d="M8.8 12l2.3 2.3 4.2-4.4" />
      </svg>
      <div>
        <p>
          <strong>{statement.title}</strong> {statement.caution}
        </p>
        <details>
          <summary>{text.statementMore}</summary>
          <dl className={styles.points}>
            {statement.points.map((point) => (
              <div key={point.term}>
                <dt>{point.term}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}
