import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber } from '#text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { loadTitle } from '#shared/rules/load-title.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { workloadText } from '#text/analysis/workload.ts';
import styles from './team-scores.module.css';

const text = workloadText.teams;

type Teams = Pick<WorkloadSummary, 'departments' | 'hidden_departments'>;

/** The score of every team that is large enough to have one. */
export function TeamScores({ departments, hidden_departments: hidden }: Teams) {
  const teams = departments.toSorted((a, b) => b.score - a.score);
  const note = hidden.length > 0 && (
    <Caption above="14" pretty>
      {text.hidden(hidden.join(', '))}
    </Caption>
  );
  if (teams.length === 0) {
    return (
      <Card title={text.none} label={text.label}>
        <Caption above="14" pretty>
          {text.noneText}
        </Caption>
        {note}
      </Card>
    );
  }
  return (
    <ChartCard
      title={loadTitle({
        teams: teams.map(({ name, score }) => ({ team: name, index: score })),
        small_teams: hidden.length,
        company: null,
      })}
      label={text.label}
      what={text.what}
      chart={
        <Stack as="ul" gap="14">
          {teams.map(({ name, score, reason, open_tasks: open }) => {
            const level = levelOf(score);
            return (
              <li key={name} className={styles.team}>
                <Named
                  name={name}
                  small={[text.tasks(open), level === 'low' ? '' : reason].filter(Boolean).join(', ')}
                />
                <span
                  className={styles.track}
                  role="img"
                  aria-label={text.bar(name, Math.round(score), workloadText.band.levels[level])}
                >
                  <span className={`${styles.fill} ${styles[level]}`} style={{ width: `${score}%` }} />
                </span>
                <strong className={styles.score}>{formatNumber(Math.round(score))}</strong>
              </li>
            );
          })}
        </Stack>
      }
      table={
        <FiguresTable
          caption={text.label}
          head={text.head}
          rows={teams.map(({ name, score, reason, open_tasks: open, people }) => ({
            key: name,
            cells: [
              <Named key="name" name={name} small={reason} />,
              formatNumber(Math.round(score)),
              formatNumber(open),
              formatNumber(people),
            ],
          }))}
        />
      }
    >
      {note}
    </ChartCard>
  );
}

function Named({ name, small }: { readonly name: string; readonly small: string }) {
  return (
    <Stack as="span" breaks className={styles.name}>
      <span dir="auto">{name}</span>
      {small !== '' && <span className={styles.small}>{small}</span>}
    </Stack>
  );
}
