import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WorkloadStatus } from '#shared/models/analysis.ts';
import { ANALYSIS_TABS, paths } from '#web/lib/paths.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useWorkloadStatus } from '../api.ts';
import { analysisText } from '#text/analysis.ts';
import { TONES } from './components/level-tones.ts';
import { TeaserToCome } from './components/teaser-to-come.tsx';
import { levelOf } from '#shared/rules/workload-level.ts';
import { Caption, Text } from '#web/ui/layout/layout.tsx';
import { workloadText } from '#text/analysis/workload.ts';
import styles from './components/teaser.module.css';

const text = workloadText.teaser;

/** On the page of tasks: how high the workload is, in a sentence, and the ways to findings and recommendations. */
export default function WorkloadTeaser() {
  const { workspace } = useWorkspace();
  const { data: status, error } = useWorkloadStatus(workspace.id);
  const now = useNow();
  if (!status && error === undefined) return <TeaserToCome />;
  return (
    <section className={styles.teaser} aria-label={text.label}>
      <div className={styles.words}>
        <Caption as="h2" weight="560" className={styles.name}>
          {text.label}
          {/* What stands above is of this moment. */}
          {status?.has_premium_subscription && status.last && text.at(formatDayAndTime(status.last.analysis_date, now))}
        </Caption>
        <Text pretty breaks>
          {status ? <Words status={status} /> : text.failed}
        </Text>
      </div>
      <nav className={styles.tabs} aria-label={text.label}>
        {ANALYSIS_TABS.map((tab) => (
          <Link key={tab} to={paths.workloadAnalysis(tab)} className={styles.tab}>
            {analysisText.tabs[tab]}
          </Link>
        ))}
      </nav>
    </section>
  );
}

function Words({ status }: { readonly status: WorkloadStatus }): ReactNode {
  const { last } = status;
  if (!status.has_premium_subscription) return text.premium;
  if (last) {
    const level = levelOf(last.score);
    return (
      <>
        <Tag tone={TONES[level]}>{text.score(Math.round(last.score))}</Tag> {last.headline}
      </>
    );
  }
  if (status.job) return text.running;
  return status.can_analyze ? text.none : text.impossible;
}
