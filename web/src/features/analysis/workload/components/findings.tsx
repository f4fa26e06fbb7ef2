import type { Evidence, WorkloadInsight } from '#shared/models/analysis.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Text } from '#web/ui/layout/layout.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { Finding } from '../../components/finding.tsx';
import finding from '../../components/finding.module.css';
import type { FindingOrigin } from '../../lib/finding-task.ts';
import { analysisText } from '#text/analysis.ts';
import { workloadText } from '#text/analysis/workload.ts';
import styles from './findings.module.css';

const text = workloadText.findings;

interface FindingsProps {
  readonly insights: readonly WorkloadInsight[];
  readonly origin: FindingOrigin;
  readonly onEvidence: (evidence: Evidence) => void;
}

/** What was found, the most important first. */
export function Findings({ insights, origin, onEvidence }: FindingsProps) {
  if (insights.length === 0) {
    return (
      <Card title={text.title}>
        <Text tone="ink-2">{text.none}</Text>
      </Card>
    );
  }
  return (
    <Card>
      <h2 className="visually-hidden">{text.title}</h2>
      <ol className={finding.findings}>
        {insights.map((insight) => (
          <Finding
            key={insight.id}
            id={insight.id}
            tag={<InsightTag {...insight} />}
            title={insight.title}
            confidence={insight.confidence}
            evidence={insight.evidence}
            worthy={{ origin, title: insight.title, metric: insight.metric }}
            onEvidence={onEvidence}
          >
            {insight.description}
            {insight.affected_employees > 0 && ` ${text.affected(insight.affected_employees)}`}
          </Finding>
        ))}
      </ol>
      <Caption above="20" pretty className={styles.checked}>
        {text.checked}
      </Caption>
    </Card>
  );
}

function InsightTag({ type, severity }: Pick<WorkloadInsight, 'type' | 'severity'>) {
  const name = text.types[type];
  return (
    <Tag tone={toneOf({ type, severity })}>
      {type === 'risk' ? text.typed(name, analysisText.severity[severity]) : name}
    </Tag>
  );
}

function toneOf({ type, severity }: Pick<WorkloadInsight, 'type' | 'severity'>): TagTone {
  if (type === 'opportunity') return 'good';
  if (type !== 'risk' || severity === 'low') return 'calm';
  return severity === 'medium' ? 'warning' : 'attention';
}
