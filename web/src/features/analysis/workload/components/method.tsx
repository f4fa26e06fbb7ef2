import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { Card } from '#web/ui/card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { workloadText } from '../text.ts';
import styles from './method.module.css';

const text = workloadText.method;

/** Of which parts the score is made. */
export function Method({ parts }: Pick<WorkloadSummary, 'parts'>) {
  return (
    <Card>
      <details className={styles.details}>
        <summary>
          <h2 className={styles.title}>{text.summary}</h2>
        </summary>
        <p className={styles.note}>{text.text}</p>
        <FiguresTable
          caption={text.summary}
          head={text.head}
          rows={parts.map(({ factor, name, score, text: means }) => ({
            key: factor,
            cells: [
              <Part key={factor} name={name} means={means} />,
              score === null ? text.unknown : formatNumber(score),
            ],
          }))}
        />
        <p className={styles.note}>{text.confidence}</p>
      </details>
    </Card>
  );
}

function Part({ name, means }: { readonly name: string; readonly means: string }) {
  return (
    <>
      {name}
      <span className={styles.means}>{means}</span>
    </>
  );
}
