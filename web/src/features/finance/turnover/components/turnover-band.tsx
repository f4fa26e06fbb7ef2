import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { StatCard, StatGrid } from '#web/ui/card.tsx';
import { FindingBand } from '#web/ui/figures/finding-band.tsx';
import type { EarlyLeavers } from '../api.ts';
import { percent, percentRange } from '../lib/figures.ts';
import { dayText } from '#text/finance/months.ts';
import { turnoverText } from '#text/finance/turnover.ts';

const { band: text, stats } = turnoverText;
const WHOLE_YEAR_DAYS = 364;
const DAY_MS = 86_400_000;

/** The finding: how many left in the year, and how sure that is. */
export function TurnoverBand({ report }: { readonly report: TurnoverReport }) {
  const { period, headcount, left, rate } = report;
  const whole = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS >= WHOLE_YEAR_DAYS;
  const { all } = left;
  const parts = text.reasons.filter(([kind]) => left[kind] > 0).map(([kind, words]) => `${words}\u00A0${left[kind]}`);
  const reasons = parts.length > 0 ? [text.reason(parts)] : [];
  return (
    <FindingBand
      name={text.name}
      label={text.label(whole, dayText(period.from))}
      title={
        rate === null
          ? text.short
          : all === 0
            ? text.none(headcount.average)
            : text.some(all, headcount.average, percent(rate.value))
      }
      lines={rate === null ? [text.needs, ...reasons] : [text.interval(percentRange(rate)), ...reasons]}
    />
  );
}

/** Figures beside the finding, each with what it rests on. */
export function TurnoverStats({ report }: { readonly report: TurnoverReport }) {
  const { headcount, early, early_90_days: early90, survival } = report;
  const median = survival?.median ?? null;
  return (
    <StatGrid>
      <StatCard label={stats.now} value={String(headcount.now)} note={stats.average(headcount.average)} />
      <Early label={stats.early90} early={early90} />
      <Early label={stats.early} early={early} />
      <StatCard
        label={stats.median}
        value={median ? stats.medianOf(median.months) : stats.dash}
        note={
          median
            ? stats.medianNote(stats.medianRange(median.low, median.high), dayText(report.basis.since))
            : stats.noMedian
        }
      />
    </StatGrid>
  );
}

function Early({ label, early }: { readonly label: string; readonly early: EarlyLeavers | null }) {
  if (!early) return <StatCard label={label} value={stats.dash} note={stats.noHires} />;
  const note = stats.earlyNote(percentRange(early), dayText(early.from), dayText(early.to));
  return <StatCard label={label} value={stats.of(early.left, early.hired)} note={note} />;
}
