import { useState } from 'react';
import type { Evidence, WorkloadSummary } from '#shared/models/analysis.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { EvidenceChips } from '../../components/evidence-chips.tsx';
import { workloadText as text } from '#text/analysis/workload.ts';
import page from '../workload.module.css';
import { Findings } from './findings.tsx';
import { Method } from './method.tsx';
import { PeopleCounts } from './people-counts.tsx';
import styles from './summary.module.css';
import { TaskEvidence } from './task-evidence.tsx';
import { TeamScores } from './team-scores.tsx';

/** What was found about workload, how sure it is and what it rests on. */
export function Summary({ summary }: { readonly summary: WorkloadSummary }) {
  const { workspace } = useWorkspace();
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const { risk_factors: risks, risk_evidence: riskEvidence } = summary;
  return (
    <>
      <div className={page.columns}>
        <Stack fit gap="16">
          <Findings
            insights={summary.key_insights}
            origin={{ kind: 'recommendation', subjectId: workspace.id, ...summary }}
            onEvidence={setEvidence}
          />
          <Card title={text.risks.title}>
            {risks.length === 0 ? (
              <Text tone="ink-2">{text.risks.none}</Text>
            ) : (
              <ul className={styles.lines}>
                {risks.map((risk, index) => (
                  <li key={risk}>
                    <span dir="auto">{risk}</span>
                    <EvidenceChips evidence={riskEvidence[index] ?? []} onOpen={setEvidence} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </Stack>
        <Stack fit gap="16">
          <TeamScores {...summary} />
          <PeopleCounts {...summary} />
          <Card title={text.blind.title}>
            <ul className={styles.lines}>
              {summary.blind_spots.map((spot) => (
                <li key={spot}>{spot}</li>
              ))}
            </ul>
          </Card>
          <Method parts={summary.parts} />
        </Stack>
      </div>
      <TaskEvidence
        workspaceId={workspace.id}
        analyst={summary.ai_provider}
        evidence={evidence}
        onClose={() => setEvidence(null)}
      />
    </>
  );
}
