import { saltOf } from '#shared/ballots/ballot.ts';
import { toBase64Url } from '#shared/ballots/bytes.ts';
import { SMALLEST_GROUP_MAX } from '#shared/rules/surveys.ts';
import type { AnswersByDay } from './answers-by-day.ts';
import { toBreakdown } from '#functions/surveys/repositories/breakdowns.ts';
import type { StoredBreakdown } from '#functions/surveys/repositories/survey-breakdown.ts';
import type { TeamGroup } from './compare-teams.ts';
import { toCounts, toDelayedRelease } from './counters.ts';
import type { Run as StoredRun } from './run.ts';
import { keys, ranges } from '#data/keys.ts';
import { EMPTY_COUNTS, type ResponseCounts } from './response-counts.ts';
import { seedOf } from '../ballots/run-record.ts';
import { pageOfLists, pageOfQuotes, quotesTo, type Quote } from './quotes.ts';
import { toResponse, type Response } from './responses.ts';
import type { Item, Table } from '#data/table.ts';
import { toSecret } from './run-records.ts';
import { shownTurnout, type Answered } from './shown-turnout.ts';
import { isWithheld } from './withheld.ts';

/** So many respondents' answers are quoted: what lies in memory is bounded. */
const QUOTED_MAX = 20_000;

/** An answer whose author wants to be answered. */
export interface Asking extends Omit<Quote, 'box'> {
  readonly box: string;
  /** Of its question. */
  readonly place: number;
}

/** An answer with what its hash in the record of the run was made with; null where none was given. */
export interface RecountedAnswer {
  /** The salt, in base64url: of each question another one, and in an order that means nothing. */
  readonly key: string;
  readonly answer: string | null;
}

/** A run in numbers. */
export interface RunCounts {
  /** Of the answers that are shown. */
  readonly counts: ResponseCounts;
  readonly answered: Answered;
  /** Changes with every answer, where answers are shown at once; null elsewhere: `counts` says all that may be told. */
  readonly counted: string | null;
}

type Run = Pick<
  StoredRun,
  | 'id'
  | 'isAnonymous'
  | 'published'
  | 'resultsVisibility'
  | 'namesTakenOff'
  | 'allowAnonymousLink'
  | 'invited'
  | 'codes'
  | 'contacts'
  | 'kiosks'
>;

/**
 * The one place between what people said and whoever reads it: screens, export, print, letters and analyses are given
 * answers and figures from here and from nowhere else. In a run whose answers are shown at once these are the
 * responses and all counters; in any other the copies that were released (release-rule.ts) and what was counted of
 * them, while those who have answered are told in fives, or in the steps of a survey, until the run is closed. Of a run
 * that asked too few people nothing comes from here at all.
 */
export function createResults(table: Table) {
  async function runCounts(runs: readonly Run[]) {
    const items = await table.getMany(runs.flatMap(({ id }) => [keys.totals(id), keys.participationTotals(id)]));
    return runs.map((run, index) => ({ run, ...exactly(run, items[2 * index], items[2 * index + 1]) }));
  }

  /** A page of answers: those with names first, the others in an order that means nothing. */
  async function page(
    run: Run,
    limit: number,
    cursor: string | null,
  ): Promise<{ responses: Response[]; cursor: string | null }> {
    if (isWithheld(run, 0) && exactly(run, await table.get(keys.totals(run.id))).withheld) {
      return { responses: [], cursor: null };
    }
    const range = run.resultsVisibility === 'live' ? ranges.responses(run.id) : ranges.released(run.id);
    const found = await table.query(range, { limit, cursor });
    return { responses: found.items.map(toResponse), cursor: found.cursor };
  }

  /** All that is shown, up to so many respondents. */
  async function allShown(run: Run): Promise<Response[]> {
    const responses: Response[] = [];
    let next: string | null = null;
    do {
      const { responses: more, cursor }: Awaited<ReturnType<typeof page>> = await page(
        run,
        QUOTED_MAX - responses.length,
        next,
      );
      responses.push(...more);
      next = cursor;
    } while (next !== null && responses.length < QUOTED_MAX);
    return responses;
  }

  return {
    page,

    /**
     * A page of answers to the questions at these places, each by itself (quotes.ts). All that is shown is read for it:
     * a part would be a part of the same people in every question.
     */
    async quotes(
      run: Run,
      places: readonly number[],
      limit: number,
      cursor: string | null,
    ): Promise<{ quotes: Quote[][]; cursor: string | null }> {
      return pageOfQuotes(quotesTo(run.id, places, await allShown(run)), limit, cursor);
    },

    /**
     * A page of what is shown of a closed run that has a record, for whoever counts it anew: of the questions at these places
     * every answer, each by itself, as quotes are. Null where there is no record.
     */
    async recount(
      run: Run,
      places: readonly number[],
      limit: number,
      cursor: string | null,
    ): Promise<{ answers: RecountedAnswer[][]; cursor: string | null } | null> {
      // Opened again, answers come into sight that the record knows nothing of.
      const record = run.published ? null : await table.get(keys.runRecord(run.id));
      if (!record) return null;
      const shown = await allShown(run);
      const found = await table.getMany(shown.map(({ key }) => keys.response(run.id, key)));
      const secret = toSecret(await table.get(keys.recordSecret(run.id)));
      const seeds = await Promise.all(
        shown.map(({ key }, index) => seedOf(secret, { ...(found[index] && toResponse(found[index])), key })),
      );
      const lists = places.map(async (place) => {
        const answers = shown.map(async (response, index): Promise<RecountedAnswer> => {
          const salt = await saltOf(seeds[index]!, place);
          return { key: toBase64Url(salt), answer: response.answers[place] ?? null };
        });
        return (await Promise.all(answers)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
      });
      const { page: answers, cursor: next } = pageOfLists(await Promise.all(lists), limit, cursor);
      return { answers, cursor: next };
    },

    /**
     * The answers to these questions whose authors want to be answered, each by itself and as it is shown. The same
     * copies, in the same steps as everything else here: there is no other way to a box.
     */
    async asking(run: Run, places: readonly number[]): Promise<Asking[]> {
      const lists = quotesTo(run.id, places, await allShown(run));
      return lists.flatMap((quotes, index) =>
        quotes.flatMap(({ box, ...quote }) => (box === null ? [] : [{ ...quote, box, place: places[index]! }])),
      );
    },

    /** Runs in numbers: a second or two behind, in one round trip. */
    async figures(runs: readonly Run[]): Promise<RunCounts[]> {
      const all = await runCounts(runs);
      return all.map(({ run, counts, members, byLink, counted, step }) => {
        const answered = shownTurnout(run, { members, byLink, shown: counts.responses, step });
        return { counts, answered, counted };
      });
    },

    /** What is shown of runs in numbers, without who has answered: that stands apart, and few may look there. */
    async shown(runs: readonly Run[]): Promise<Pick<RunCounts, 'counts' | 'counted'>[]> {
      const items = await table.getMany(runs.map(({ id }) => keys.totals(id)));
      return runs.map((run, index) => {
        const { counts, counted } = exactly(run, items[index]);
        return { counts, counted };
      });
    },

    /** Who answered closed runs, and on which days, never finer than a day; null where that was not kept, and for open runs. */
    async turnouts(runs: readonly Run[]): Promise<(Pick<RunCounts, 'answered'> & { days: AnswersByDay | null })[]> {
      const all = await runCounts(runs);
      return all.map(({ run, counts, members, byLink, days, step, withheld }) => ({
        answered: shownTurnout(run, { members, byLink, shown: counts.responses, step }),
        days: run.published || withheld ? null : days,
      }));
    },

    /** The teams of a run side by side; none where they are not compared, or cannot be yet. */
    async teams(run: Pick<StoredRun, 'id' | 'compareTeams'>): Promise<readonly TeamGroup[]> {
      const item = run.compareTeams ? await table.get(keys.teamFigures(run.id)) : null;
      return item ? (item['groups'] as TeamGroup[]) : [];
    },

    /**
     * The respondents of a survey side by side: `undefined` until they have been compared, null where they are too few.
     * Nothing else of groups is told by anything.
     */
    async breakdown(runId: string): Promise<StoredBreakdown | null | undefined> {
      const item = await table.get(keys.breakdown(runId));
      return item ? toBreakdown(item) : undefined;
    },

    /** How many have answered by link or by code; exact, so nothing to show. */
    async takenByLink(run: Run): Promise<number> {
      const [counted] = await runCounts([run]);
      return counted!.byLink;
    },
  };
}

/** What the counters of a run say, and of what it said only what may be told. */
function exactly(run: Run, totals: Item | null = null, marks: Item | null = null) {
  const { days = null, ...counts } = totals ? toCounts(totals) : EMPTY_COUNTS;
  const release = totals && toDelayedRelease(totals);
  const answered = release?.answered ?? counts.responses;
  const byMark = Number(marks?.['marks'] ?? 0);
  const members = run.isAnonymous ? byMark + (release?.byBallot ?? 0) : counts.named + run.namesTakenOff;
  const last = typeof totals?.['last'] === 'string' ? totals['last'] : null;
  const withheld = isWithheld(run, answered);
  return {
    counts: withheld ? EMPTY_COUNTS : counts,
    counted: run.resultsVisibility === 'live' && !withheld ? last : null,
    withheld,
    members,
    byLink: Math.max(0, answered - members),
    // Marks may be counted a moment before the answers, which say how small a group may be.
    step: release?.smallest ?? SMALLEST_GROUP_MAX,
    days,
  };
}
