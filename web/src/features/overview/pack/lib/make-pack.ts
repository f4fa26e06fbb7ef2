import type { PackPeriod as Period } from '#shared/rules/packs.ts';
import { packText as text } from '#text/overview/pack.ts';
import { formatDate } from '#web/lib/dates.ts';
import { changedPage } from './changed-page.ts';
import { donePage } from './done-page.ts';
import { moneyPage } from './money-page.ts';
import type { PackData } from './pack-data.ts';
import type { Pack, PackPage, PackWish } from './pack.ts';
import { saidPage } from './said-page.ts';
import { teamAnswersPage, teamPage } from './team-page.ts';
import { wherePage } from './where-page.ts';

const MONTHS: Readonly<Record<Period, number>> = { quarter: 3, half: 6, year: 12 };

/**
 * Makes a report of what the API says: it counts and judges nothing itself. One for a team holds that team alone, and
 * no money.
 */
export function makePack(data: PackData, wish: PackWish): Pack {
  const since = sinceOf(data.now, wish.period);
  const who = wish.audience === 'team' ? text.who.team(wish.team) : text.who[wish.audience];
  const pages =
    wish.audience === 'team'
      ? teamPages(data, wish.team, since)
      : [
          changedPage(data, since),
          wherePage(data, wish.teams),
          saidPage(data),
          donePage(data, since, wish.audience === 'board' ? wish.ask : []),
          ...(data.money ? [moneyPage(data.money)] : []),
        ];
  return {
    company: data.company,
    heading: text.heading(data.company, who, formatDate(data.now)),
    pages: gathered(pages),
    trust: text.trust,
    pageOf: text.page,
  };
}

/** So many pages without data are told of on the last one that has any. */
const FEW = 2;

/** Pages with nothing to show stand on one, each with why: nobody is shown an empty sheet. */
function gathered(pages: readonly PackPage[]): PackPage[] {
  const told = pages.filter(({ blocks }) => blocks.length > 0);
  const rows = pages
    .filter(({ blocks }) => blocks.length === 0)
    .map(({ label, headline, lead }) => [label, lead === null ? headline : `${headline}. ${lead}`]);
  if (rows.length === 0) return told;
  const { label, head, some, none, trust } = text.missing;
  const last = told.at(-1);
  if (last && rows.length <= FEW) {
    const paragraphs = rows.map(([page, why]) => `${page}: ${why}`);
    return [...told.slice(0, -1), { ...last, blocks: [...last.blocks, { kind: 'text', title: label, paragraphs }] }];
  }
  const headline = told.length > 0 ? some : none;
  const table = { kind: 'table', title: '', head, rows, widths: [0.24, 0.76], right: [] } as const;
  return [...told, { label, headline, lead: null, blocks: [table], trust }];
}

/** What was promised after polls may have been promised to others: a team is told of steps that are measured by its own tasks. */
function teamPages(data: PackData, team: string, since: string): PackPage[] {
  const steps = data.steps.filter(({ metric, closedAt }) => metric === `overdue:${team}` && closedAt >= since);
  const own = { ...data, steps, reports: [], pulse: { ...data.pulse, promised: [] } };
  return [teamPage(data, team), teamAnswersPage(data, team), ...(steps.length > 0 ? [donePage(own, since, [])] : [])];
}

/** The first moment of the time a report is about. */
function sinceOf(now: Date, period: Period): string {
  const since = new Date(now);
  since.setMonth(since.getMonth() - MONTHS[period]);
  return since.toISOString();
}
