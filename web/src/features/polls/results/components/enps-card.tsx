import type { Enps } from '#shared/rules/enps.ts';
import { resultsText } from '../text.ts';
import { enpsDisplay, enpsFinding, share } from '../lib/enps-display.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import styles from './enps-card.module.css';
import { FiguresTable } from '#web/ui/figures-table.tsx';

const text = resultsText.enps;
const TICKS = [-100, -50, 0, 50, 100] as const;

/** The eNPS of a frame, what it says, how sure it is, and who it is made of. */
export function EnpsCard({ enps }: { readonly enps: Enps }) {
  const shown = enpsDisplay(enps);
  const groups = [
    { name: 'promoter', count: enps.promoters, word: text.promoters(enps.promoters), row: text.promotersGroup },
    { name: 'passive', count: enps.passives, word: text.passives(enps.passives), row: text.passivesGroup },
    { name: 'detractor', count: enps.detractors, word: text.detractors(enps.detractors), row: text.detractorsGroup },
  ] as const;
  return (
    <ChartCard
      title={text.finding[enpsFinding(enps)]}
      what="eNPS"
      note={text.scores(enps.total)}
      chart={
        <>
          <div className={styles.figures}>
            <span className={styles.score} aria-hidden="true">
              {shown.score}
            </span>
            <p className={styles.facts}>
              {text.range(shown.low, shown.high)}
              <br />
              {shown.few ? text.few : shown.step !== null && text.step(shown.step)}
            </p>
          </div>
          <Scale enps={enps} label={text.chart(shown.score, shown.low, shown.high)} />
          <div className={styles.bar} aria-hidden="true">
            {groups.map(
              ({ name, count }) =>
                count > 0 && <span key={name} className={styles[name]} style={{ flexGrow: count }} />,
            )}
          </div>
          <ul className={styles.legend}>
            {groups.map(({ name, count, word }) => (
              <li key={name}>
                <span className={`${styles.mark} ${styles[name]}`} aria-hidden="true" />
                {count} {word}, {share(count, enps.total)}
              </li>
            ))}
          </ul>
        </>
      }
      table={
        <FiguresTable
          caption="eNPS"
          head={[text.group, text.count, text.share]}
          rows={groups.map(({ name, count, row }) => ({ key: name, cells: [row, count, share(count, enps.total)] }))}
        />
      }
    />
  );
}

/** The score on its scale, with the interval as a band around it. */
function Scale({ enps, label }: { readonly enps: Enps; readonly label: string }) {
  return (
    <div className={styles.scale} role="img" aria-label={label}>
      <span className={styles.axis} />
      <span
        className={styles.band}
        style={{ insetInlineStart: at(enps.low), width: `${(enps.high - enps.low) / 2}%` }}
      />
      <span className={styles.zero} />
      <span className={styles.point} style={{ insetInlineStart: at(enps.score) }} />
      {TICKS.map((tick) => (
        <span key={tick} className={styles.tick} style={{ insetInlineStart: at(tick) }}>
          {tick > 0 ? `+${tick}` : String(tick).replace('-', '−')}
        </span>
      ))}
    </div>
  );
}

/** Where −100…100 stands on the width. */
function at(points: number): string {
  return `${(points + 100) / 2}%`;
}
