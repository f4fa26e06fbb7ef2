import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { Card } from '#web/ui/card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { workloadText } from '../text.ts';
import styles from './method.module.css';

const text = workloadText.method;

/** Of which parts the score is made, and what each weighs. */
export function Method({ weights }: Pick<WorkloadSummary, 'weights'>) {
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
          rows={weights.map(({ factor, name, weight, score, text: means }) => ({
            key: factor,
            cells: [name, workloadText.band.percent(weight * 100), formatNumber(Math.round(score)), means],
          }))}
        />
        <p className={styles.note}>{text.confidence}</p>
      </details>
    </Card>
  );
}
