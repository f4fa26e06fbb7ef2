import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber } from '#text/format.ts';
import { HIGH_ABOVE, MEDIUM_ABOVE, levelOf } from '#shared/rules/workload-level.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { workloadText } from '#text/analysis/workload.ts';
import { mostOf } from '../lib/most-of.ts';
import styles from './score-band.module.css';

const text = workloadText.band;

/** The score with its meaning, what it may be, and the finding in one sentence. */
export function ScoreBand({ summary }: { readonly summary: WorkloadSummary }) {
  const { overall_workload_score: score, score_low: low, score_high: high } = summary;
  const level = levelOf(score);
  const most = mostOf(summary);
  // Of whoever has no task nothing is seen.
  const seen = summary.employee_metrics.filter(({ total_tasks: tasks }) => tasks > 0).length;
  return (
    <section className={styles.band} aria-label={text.label} data-level={level}>
      <div className={styles.figure}>
        <p className={`${styles.score} ${styles[level]}`}>{formatNumber(Math.round(score))}</p>
        <p className={styles.small}>{[text.of, most !== null && text.upTo(most)].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          {summary.headline}
        </h2>
        <p>{summary.executive_summary}</p>
      </div>
      <Ruler score={score} low={low} high={high} most={most} />
      <Inline as="dl" align="stretch" className={styles.figures}>
        <Figure name={text.figures.completed} value={text.percent(Math.round(summary.completion_rate))} />
        <Figure name={text.figures.overdue} value={text.percent(Math.round(summary.overdue_rate))} />
        <Figure name={text.figures.atRisk} value={text.people(summary.employees_at_risk, seen)} />
      </Inline>
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Inline align="baseline" nowrap gap="8" className={styles.pair}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </Inline>
  );
}

interface RulerProps {
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** What the score may be at most, where that is told. */
  readonly most: number | null;
}

/** The score between 0 and 100, with its interval as a run and the borders of its levels. */
function Ruler({ score, low, high, most }: RulerProps) {
  const label = text.ruler(Math.round(score), most);
  return (
    <div className={styles.ruler} role="img" aria-label={label}>
      <Inline align="stretch" nowrap gap="2" className={styles.axis}>
        <span className={styles.calm} style={{ width: `${MEDIUM_ABOVE}%` }} />
        <span className={styles.warm} style={{ width: `${HIGH_ABOVE - MEDIUM_ABOVE}%` }} />
        <span className={styles.hot} style={{ width: `${100 - HIGH_ABOVE}%` }} />
        <span className={styles.interval} style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }} />
        <span className={styles.point} style={{ insetInlineStart: `${score}%` }} />
      </Inline>
      <Text as="div" above="10" size="tiny" tone="ink-2" className={styles.ticks}>
        {[0, MEDIUM_ABOVE, HIGH_ABOVE, 100].map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${tick}%` }}>
            {tick}
          </span>
        ))}
      </Text>
      <Inline align="stretch" nowrap size="tiny" tone="ink-2" className={styles.zones}>
        <span style={{ width: `${MEDIUM_ABOVE}%` }}>{text.zones.low}</span>
        <span style={{ width: `${HIGH_ABOVE - MEDIUM_ABOVE}%` }}>{text.zones.medium}</span>
        <span style={{ width: `${100 - HIGH_ABOVE}%` }}>{text.zones.high}</span>
      </Inline>
    </div>
  );
}
