import type { PublicSurveyReport } from '#shared/models/survey-answers.ts';
import styles from './figures.module.css';
import { reportText as text } from './text.ts';

type Question = PublicSurveyReport['questions'][number];

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** What was answered to the questions that were chosen to be shown. */
export function Figures({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section className={styles.figures}>
      <h2>{text.figures}</h2>
      {questions.map((question, index) => (
        <article key={index} className={styles.question}>
          <h3>{question.text}</h3>
          {question.mean && <Mean {...question.mean} isLowerBetter={question.direction === 'lower_is_better'} />}
          {question.options.length > 0 && <Options {...question} />}
          <p className={styles.count}>{text.answered(question.answered)}</p>
        </article>
      ))}
    </section>
  );
}

/** A mean with the interval it is known to, on its scale from 0 to 10 or from 1 to 5. */
function Mean({
  value,
  low,
  high,
  max,
  isLowerBetter,
}: NonNullable<Question['mean']> & { readonly isLowerBetter: boolean }) {
  const least = max === 5 ? 1 : 0;
  const place = (of: number) => `${(100 * (Math.min(Math.max(of, least), max) - least)) / (max - least)}%`;
  return (
    <>
      <p className={styles.mean}>
        <strong>{text.mean(number.format(value), max)}</strong>{' '}
        <span>
          {text.interval(number.format(low), number.format(high))}
          {isLowerBetter && text.lowerIsBetter}
        </span>
      </p>
      <div className={styles.scale} aria-hidden="true">
        <div className={styles.interval} style={{ left: place(low), right: `calc(100% - ${place(high)})` }} />
        <div className={styles.point} style={{ left: place(value) }} />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{least}</span>
        <span>{max}</span>
      </p>
    </>
  );
}

function Options({ options, answered }: Pick<Question, 'options' | 'answered'>) {
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option.text}>
          <span>{option.text}</span>
          <span className={styles.of}>{option.count}</span>
          <div className={styles.bar} aria-hidden="true">
            <div style={{ width: `${answered === 0 ? 0 : (100 * option.count) / answered}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
