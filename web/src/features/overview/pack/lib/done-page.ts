import type { ToldReport } from '#shared/models/overview.ts';
import { packText } from '#text/overview/pack.ts';
import { formatDay } from '#web/lib/dates.ts';
import type { PackData } from './pack-data.ts';
import type { PackBlock, PackPage } from './pack.ts';

const text = packText.done;
type Item = ToldReport['items'][number];

/** What was promised and done after polls, and what measured steps came to; for a board what it is asked to decide. */
export function donePage({ pulse, reports, steps, now }: PackData, since: string, ask: readonly string[]): PackPage {
  const items = itemsOf(pulse.promised, reports, since);
  const measured = steps.filter(({ closedAt }) => closedAt >= since);
  const blocks: PackBlock[] = [];
  if (items.length > 0) {
    blocks.push({
      kind: 'table',
      title: text.promises,
      head: text.columns,
      rows: items.map(({ said, done, responsible, state }) => [said, done, responsible, text.states[state]]),
      widths: [0.27, 0.37, 0.2, 0.16],
      right: [],
    });
  }
  if (measured.length > 0) {
    blocks.push({
      kind: 'table',
      title: text.effects,
      head: text.effectColumns,
      rows: measured.map(({ title, closedAt, figures, certainty }) => [
        title,
        formatDay(closedAt, now),
        `${figures} ${certainty}`,
      ]),
      widths: [0.3, 0.16, 0.54],
      right: [],
    });
  }
  if (ask.length > 0) blocks.push({ kind: 'ask', title: text.ask, lines: ask });
  const count = (state: Item['state']) => items.filter((item) => item.state === state).length;
  const told = items.length + measured.length > 0;
  return {
    label: text.label,
    headline: told ? text.headline(count('done') + measured.length, count('doing')) : text.nothing,
    lead: told ? (measured.length > 0 ? text.measured(measured.length) : null) : text.nothingLead,
    blocks,
    trust: text.trust,
  };
}

/** What is promised still, whenever it was said, and what was settled in this time. */
function itemsOf(promised: PackData['pulse']['promised'], reports: readonly ToldReport[], since: string): Item[] {
  const settled = reports
    .filter(({ opened_at: at }) => at >= since)
    .flatMap(({ items }) => items.filter(({ state }) => state !== 'doing'));
  const doing = promised.flatMap(({ title, doing: points }) =>
    points.map(({ done, responsible }) => ({
      said: saidOf(reports, done) ?? title,
      done,
      responsible,
      state: 'doing' as const,
    })),
  );
  return [...settled, ...doing];
}

/** What was said, of a point of which only the answer is told. */
function saidOf(reports: readonly ToldReport[], done: string): string | undefined {
  return reports.flatMap(({ items }) => items).find((item) => item.done === done)?.said;
}
