import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { StatCard, StatGrid } from '#web/ui/card.tsx';
import { FindingBand } from '#web/ui/figures/finding-band.tsx';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { EarlyLeavers } from '../api.ts';
import { percent, percentRange } from '../lib/figures.ts';
import { medianWords } from '../lib/median.ts';
import { dayText } from '#text/finance/months.ts';
import { turnoverText } from '#text/finance/turnover.ts';

const { band: text, stats } = turnoverText;
const REASONS = ['voluntary', 'employer', 'unknown'] as const;
const WHOLE_YEAR_DAYS = 364;

/** The finding: how many left in the year, and how sure that is. */
export function TurnoverBand({ report }: { readonly report: TurnoverReport }) {
  const { period, headcount, left, rate } = report;
  const whole = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS >= WHOLE_YEAR_DAYS;
  const average = Math.round(headcount.average);
  const { all } = left;
  const parts = REASONS.filter((kind) => left[kind] > 0).map((kind) => text.reasons[kind](left[kind]));
  const reasons = parts.length > 0 ? [text.reason(parts)] : [];
  return (
    <FindingBand
      name={text.name}
      label={text.label(whole, dayText(period.from))}
      title={rate === null ? text.short : all === 0 ? text.none(average) : text.some(all, average, percent(rate.value))}
      lines={rate === null ? [text.needs, ...reasons] : [text.interval(percentRange(rate)), ...reasons]}
    />
  );
}

/** Figures beside the finding, each with what it rests on. */
export function TurnoverStats({ report }: { readonly report: TurnoverReport }) {
  const { headcount, early, early_90_days: early90, survival } = report;
  const median = survival?.median ? medianWords(survival.median) : null;
  return (
    <StatGrid>
      <StatCard label={stats.now} value={String(headcount.now)} note={stats.average(Math.round(headcount.average))} />
      <Early label={stats.early90} early={early90} />
      <Early label={stats.early} early={early} />
      <StatCard
        label={stats.median}
        value={median ? median[0] : stats.dash}
        note={median ? stats.medianNote(median[1], dayText(report.basis.since)) : stats.noMedian}
      />
    </StatGrid>
  );
}

function Early({ label, early }: { readonly label: string; readonly early: EarlyLeavers | null }) {
  if (!early) return <StatCard label={label} value={stats.dash} note={stats.noHires} />;
  const note = stats.earlyNote(percentRange(early), dayText(early.from), dayText(early.to));
  return <StatCard label={label} value={stats.of(early.left, early.hired)} note={note} />;
}
