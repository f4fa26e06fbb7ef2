import type { EnpsPoint, EnpsPulse } from '#shared/models/overview.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { signed, signedChange } from '#shared/rules/signed.ts';
import { silentWords } from '#shared/rules/silent-words.ts';
import { formatNumber } from '#text/format.ts';
import { overviewText } from '#text/overview.ts';
import { packText } from '#text/overview/pack.ts';
import { formatDay } from '#web/lib/dates.ts';
import { moodOf } from '../../lib/mood.ts';
import type { PackData } from './pack-data.ts';
import type { PackBlock, PackFigure, PackPage, PackPoint } from './pack.ts';

const text = packText.changed;

/** What has changed in the company and how sure that is. */
export function changedPage({ pulse, attention, now }: PackData, since: string): PackPage {
  const { enps } = pulse;
  const { load } = attention;
  const ofLoad: PackFigure[] =
    load?.company == null
      ? []
      : [{ value: formatNumber(Math.round(load.company.index)), name: text.load, note: load.company.reason }];
  if (!enps || enps.latest.opened_at < since) {
    const blocks: PackBlock[] = ofLoad.length > 0 ? [{ kind: 'figures', figures: ofLoad }] : [];
    return { label: text.label, headline: text.none, lead: text.noneLead, blocks, trust: text.noTrust };
  }
  const { sentence, line } = moodOf(enps);
  const runs = enps.runs.filter(({ opened_at: at, closed_at: closed }) => at >= since && closed !== null);
  const points = runs.map((run) => pointOf(run, now));
  const blocks: PackBlock[] = [{ kind: 'figures', figures: [...enpsFigures(enps), ...ofLoad] }];
  if (points.length > 1) {
    blocks.push(
      { kind: 'line', title: text.line, points, note: overviewText.enps.band },
      {
        kind: 'table',
        onPaper: true,
        title: '',
        head: text.columns,
        rows: points.toReversed().map((point) => [point.name, point.shown, point.range, point.answered]),
        widths: [0.36, 0.16, 0.3, 0.18],
        right: [1, 2, 3],
      },
    );
  }
  const { latest } = enps;
  const answered = packText.answered(latest.enps.total, latest.people_asked);
  const silent = silentWords('enps', enpsEstimate(latest.enps, { asked: latest.people_asked })!, latest.people_asked);
  const trust = text.trust(enps.title, formatDay(latest.opened_at, now), answered);
  return {
    label: text.label,
    headline: sentence,
    lead: line,
    blocks,
    trust: [trust, silent].filter(Boolean).join(' '),
  };
}

/** The newest score with its interval, and its change with whether that may be chance. */
function enpsFigures({ latest, change }: EnpsPulse): PackFigure[] {
  const { score, low, high } = latest.enps;
  const figure = { value: signed(score), name: text.enps, note: packText.range(signed(low), signed(high)) };
  if (!change) return [figure];
  const sure = change.random ? text.random : text.sure;
  return [
    figure,
    {
      // The score before, not the change: what may be chance does not stand there large.
      value: signed(score - change.value),
      name: text.before,
      note: sure(signedChange(score - change.value, score), text.interval(signed(change.low), signed(change.high))),
      marked: !change.random && change.value < 0,
    },
  ];
}

/** A run on the line; its interval is that of the line of the first screen. */
function pointOf({ name, opened_at: at, enps }: EnpsPoint, now: Date): PackPoint {
  const estimate = enpsEstimate(enps);
  const day = formatDay(at, now);
  return {
    name: name === null ? day : `${name}, ${day}`,
    tick: day,
    value: enps.score,
    low: estimate?.low ?? null,
    high: estimate?.high ?? null,
    shown: signed(enps.score),
    range: estimate ? packText.range(signed(estimate.low), signed(estimate.high)) : packText.none,
    answered: formatNumber(enps.total),
  };
}
