import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber } from '#text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption, Text } from '#web/ui/layout/layout.tsx';
import { workloadText } from '#text/analysis/workload.ts';
import styles from './method.module.css';

const text = workloadText.method;

/** Of which parts the score is made. */
export function Method({ parts }: Pick<WorkloadSummary, 'parts'>) {
  return (
    <Card>
      <details className={styles.details}>
        <summary>
          <Text as="h2" size="title">
            {text.summary}
          </Text>
        </summary>
        <Caption pretty className={styles.note}>
          {text.text}
        </Caption>
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
        <Caption pretty className={styles.note}>
          {text.confidence}
        </Caption>
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
