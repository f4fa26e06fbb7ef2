import { share } from '#shared/rules/figures.ts';
import type { Enps } from '#shared/rules/enps.ts';
import { figuresText } from '#text/common/figures.ts';
import { enpsDisplay, enpsFinding } from '#web/lib/enps-display.ts';
import { enpsNotes } from '#web/lib/enps-notes.ts';
import { formatNumber } from '#text/format.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import styles from './enps-card.module.css';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { Ruler } from './ruler.tsx';

const text = figuresText.enps;
const TICKS = [-100, 0, 100] as const;

/** The eNPS of a run, what it says, how sure it is, and who it is made of. */
export function EnpsCard({ enps, asked }: { readonly enps: Enps; readonly asked: number | null }) {
  return (
    <ChartCard
      title={text.finding[enpsFinding(enps)]}
      label={text.label}
      what="eNPS"
      note={text.scores(enps.total)}
      chart={<EnpsFigures enps={enps} />}
      table={
        <FiguresTable
          caption="eNPS"
          head={[text.group, text.count, text.share]}
          rows={groupsOf(enps).map(({ name, count, row }) => ({
            key: name,
            cells: [row, formatNumber(count), share(count, enps.total)],
          }))}
        />
      }
    >
      <Caption above="16" pretty className={styles.notes}>
        {enpsNotes(enps, asked).join(' ')}
      </Caption>
    </ChartCard>
  );
}

/** The score with its interval, and the three groups as parts of one bar. */
export function EnpsFigures({ enps }: { readonly enps: Enps }) {
  const shown = enpsDisplay(enps);
  return (
    <>
      <Inline gap="20" rowGap="4" below="4">
        <span className={styles.score} aria-hidden="true">
          {shown.score}
        </span>
        <p className={styles.facts}>{text.range(shown.low, shown.high)}</p>
      </Inline>
      <Ruler
        label={text.chart(shown.score, shown.low, shown.high)}
        value={enps.score}
        low={enps.low}
        high={enps.high}
        ticks={TICKS}
      />
      <EnpsGroups enps={enps} />
    </>
  );
}

/** Who an eNPS is made of: the three groups as parts of one bar, and in figures. */
export function EnpsGroups({ enps }: { readonly enps: Enps }) {
  const groups = groupsOf(enps);
  return (
    <>
      <Inline align="stretch" nowrap gap="2" className={styles.bar} aria-hidden="true">
        {groups.map(
          ({ name, count }) => count > 0 && <span key={name} className={styles[name]} style={{ flexGrow: count }} />,
        )}
      </Inline>
      <Inline as="ul" align="stretch" gap="20" rowGap="4" above="12" size="small" tone="ink-2">
        {groups.map(({ name, count, word }) => (
          <li key={name}>
            <span className={`${styles.mark} ${styles[name]}`} aria-hidden="true" />
            {formatNumber(count)} {word}, {share(count, enps.total)}
          </li>
        ))}
      </Inline>
    </>
  );
}

function groupsOf(enps: Enps) {
  return [
    { name: 'promoter', count: enps.promoters, word: text.promoters(enps.promoters), row: text.promotersGroup },
    { name: 'passive', count: enps.passives, word: text.passives(enps.passives), row: text.passivesGroup },
    { name: 'detractor', count: enps.detractors, word: text.detractors(enps.detractors), row: text.detractorsGroup },
  ] as const;
}
