import { SMALLEST_GROUP_MAX } from '#shared/rules/surveys.ts';
import type { AnswersByDay } from './answers-by-day.ts';
import { toBreakdown } from './breakdowns.ts';
import type { StoredBreakdown } from './survey-breakdown.ts';
import type { TeamGroup } from './compare-teams.ts';
import { toCounts, toGate } from './counters.ts';
import type { Frame } from './frames.ts';
import { keys, ranges } from './keys.ts';
import { EMPTY_COUNTS, type ResponseCounts } from './response-counts.ts';
import { toResponse, type Response } from './responses.ts';
import type { Item, Table } from './table.ts';

/** A run in numbers. */
export interface RunCounts {
  /** Of the answers that are shown. */
  readonly counts: ResponseCounts;
  /** Everybody who has answered, as far as it is told. */
  readonly answered: { readonly members: number; readonly byLink: number };
  /** Changes with every answer, where answers are shown at once; null elsewhere: `counts` says all that may be told. */
  readonly counted: string | null;
}

type Run = Pick<Frame, 'id' | 'isAnonymous' | 'published' | 'resultsVisibility' | 'namesTakenOff'>;

/**
 * The one gate between what people said and whoever reads it: screens, export, print, letters and analyses are given
 * answers and figures from here and from nowhere else. In a run whose answers are shown at once these are the
 * responses and all counters; in any other the copies that were released (release-rule.ts) and what was counted of
 * them, while those who have answered are told in fives, or in the steps of a survey, until the run is closed.
 */
export function createResults(table: Table) {
  async function runCounts(runs: readonly Run[]) {
    const items = await table.getMany(runs.flatMap(({ id }) => [keys.totals(id), keys.participationTotals(id)]));
    return runs.map((run, index) => ({ run, ...exactly(run, items[2 * index], items[2 * index + 1]) }));
  }

  return {
    /** A page of answers: those with names first, the others in an order that means nothing. */
    async page(
      run: Run,
      limit: number,
      cursor: string | null,
    ): Promise<{ responses: Response[]; cursor: string | null }> {
      const range = run.resultsVisibility === 'live' ? ranges.responses(run.id) : ranges.released(run.id);
      const page = await table.query(range, { limit, cursor });
      return { responses: page.items.map(toResponse), cursor: page.cursor };
    },

    /** Runs in numbers: a second or two behind, in one round trip. */
    async figures(runs: readonly Run[]): Promise<RunCounts[]> {
      const all = await runCounts(runs);
      return all.map(({ run, counts, members, byLink, last, step }) => {
        const told = (people: number): number =>
          run.resultsVisibility !== 'live' && run.published ? people - (people % step) : people;
        const counted = run.resultsVisibility === 'live' ? last : null;
        return { counts, answered: { members: told(members), byLink: told(byLink) }, counted };
      });
    },

    /** What is shown of runs in numbers, without who has answered: that stands apart, and few may look there. */
    async shown(runs: readonly Run[]): Promise<Pick<RunCounts, 'counts' | 'counted'>[]> {
      const items = await table.getMany(runs.map(({ id }) => keys.totals(id)));
      return runs.map((run, index) => {
        const { counts, last } = exactly(run, items[index]);
        return { counts, counted: run.resultsVisibility === 'live' ? last : null };
      });
    },

    /** Who answered closed runs, and on which days, never finer than a day; null where that was not kept, and for open runs. */
    async turnouts(runs: readonly Run[]): Promise<(Pick<RunCounts, 'answered'> & { days: AnswersByDay | null })[]> {
      const all = await runCounts(runs);
      return all.map(({ run, members, byLink, days }) => ({
        answered: { members, byLink },
        days: run.published ? null : days,
      }));
    },

    /** The teams of a run side by side; none where they are not compared, or cannot be yet. */
    async teams(run: Pick<Frame, 'id' | 'compareTeams'>): Promise<readonly TeamGroup[]> {
      const item = run.compareTeams ? await table.get(keys.teamFigures(run.id)) : null;
      return item ? (item['groups'] as TeamGroup[]) : [];
    },

    /**
     * The respondents of a survey side by side: `undefined` until they have been compared, null where they are too few.
     * Nothing else of groups is told by anything.
     */
    async breakdown(frameId: string): Promise<StoredBreakdown | null | undefined> {
      const item = await table.get(keys.breakdown(frameId));
      return item ? toBreakdown(item) : undefined;
    },

    /** How many have answered by link, for its limit; exact, so nothing to show. */
    async takenByLink(run: Run): Promise<number> {
      const [counted] = await runCounts([run]);
      return counted!.byLink;
    },
  };
}

/** What the counters of a run say. */
function exactly({ isAnonymous, namesTakenOff }: Run, totals: Item | null = null, marks: Item | null = null) {
  const { days = null, ...counts } = totals ? toCounts(totals) : EMPTY_COUNTS;
  const gate = totals && toGate(totals);
  const answered = gate?.answered ?? counts.responses;
  const members = isAnonymous ? Number(marks?.['marks'] ?? 0) : counts.named + namesTakenOff;
  const last = typeof totals?.['last'] === 'string' ? totals['last'] : null;
  // Marks may be counted a moment before the answers, which say how small a group may be.
  const step = gate?.smallest ?? SMALLEST_GROUP_MAX;
  return { counts, members, byLink: Math.max(0, answered - members), last, step, days };
}
