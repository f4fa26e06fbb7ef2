import { fullHour } from '#shared/rules/full-hour.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import type { TeamGroup } from './compare-teams.ts';
import type { Counted } from './counters.ts';
import { toRun, type Run } from './run.ts';
import { jobItem } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import { pagesOf } from '#data/pages.ts';
import { copyItem, toCopy, type Copy } from './released.ts';
import { countResponse, EMPTY_COUNTS, type ResponseCounts } from './response-counts.ts';
import { OF_KIND } from './run-kinds.ts';
import { toResponse, userOf, type Response } from './responses.ts';
import type { Table } from '#data/table.ts';
import { check, failsAs, insert, put, remove, type Write } from '#data/writes.ts';

/** An answer that comes into sight, and what was shown of it before: null for a new one. */
export interface Shown {
  readonly before: Copy | null;
  readonly after: Copy;
}

/** What is written together with the counters. */
interface Step {
  readonly shown?: readonly Shown[];
  /** Copies of answers that were withdrawn: they go. */
  readonly withdrawn?: readonly Copy[];
  /** The run whose respondents are to be compared now, since all that will be shown of it is. */
  readonly settles?: Run | null;
  readonly now?: Date;
}

/** Releasing answers of runs that do not show them at once. The reader of the stream alone does that. */
export function createReleases(table: Table) {
  /** Responses and copies under these keys, as they are at this moment. */
  async function pairs(runId: string, wanted: readonly string[]) {
    const asked = wanted.flatMap((key) => [keys.response(runId, key), keys.released(runId, key)]);
    const items = await table.getMany(asked, { consistent: true });
    return wanted.map((key, index) => {
      const [response, copy] = [items[2 * index], items[2 * index + 1]];
      return { key, response: response ? toResponse(response) : null, copy: copy ? toCopy(copy) : null };
    });
  }

  return {
    /** A run as it is now; null when it is gone. One whose deadline is past is open until it is closed. */
    async run(runId: string): Promise<Run | null> {
      const item = await table.get(keys.run(runId), { consistent: true });
      return item && toRun(item);
    },

    /** Those of the keys under which there is an answer that is not shown. */
    async notShown(runId: string, wanted: readonly string[]): Promise<string[]> {
      const found = await pairs(runId, wanted);
      return found.filter(({ response, copy }) => response && !copy).map(({ key }) => key);
    },

    /** What is shown still under these keys, whose answers were withdrawn. */
    async withdrawn(runId: string, gone: readonly string[]): Promise<Copy[]> {
      return (await pairs(runId, gone)).flatMap(({ response, copy }) => (response === null && copy ? [copy] : []));
    },

    /**
     * All answers of a run against what is shown of them: how many there are, how many of them with a name, and the
     * keys of those that wait and of those that were changed.
     */
    async compare(runId: string): Promise<{ answered: number; named: number; waiting: string[]; changed: string[] }> {
      const [waiting, changed]: [string[], string[]] = [[], []];
      let [answered, withName] = [0, 0];
      for await (const items of pagesOf(table, ranges.responses(runId))) {
        const responses = items.map(toResponse);
        const places = responses.map(({ key }) => keys.released(runId, key));
        const copies = await table.getMany(places, { consistent: true });
        answered += responses.length;
        withName += responses.filter((response) => userOf(response) !== null).length;
        for (const [index, { key, answers, boxes }] of responses.entries()) {
          const copy = copies[index] ? toCopy(copies[index]) : null;
          if (!copy) waiting.push(key);
          else if (!copy.renewed && !isSameAs(copy, { answers, boxes })) changed.push(key);
        }
      }
      return { answered, named: withName, waiting, changed };
    },

    /** What is shown of a run, counted by team; null once its teams were compared. */
    async byTeam(runId: string): Promise<Map<string | null, ResponseCounts> | null> {
      if (await table.get(keys.teamFigures(runId), { consistent: true })) return null;
      const byTeam = new Map<string | null, ResponseCounts>();
      for await (const items of pagesOf(table, ranges.released(runId))) {
        const copies = items.map(toCopy);
        const found = await pairs(
          runId,
          copies.map(({ key }) => key),
        );
        for (const [index, { answers }] of copies.entries()) {
          const team = found[index]!.response?.team ?? null;
          byTeam.set(team, countResponse(byTeam.get(team) ?? EMPTY_COUNTS, { named: false, answers }, 1));
        }
      }
      return byTeam;
    },

    /** Writes down the teams of a run side by side, once. */
    async saveTeams(runId: string, groups: readonly TeamGroup[]): Promise<void> {
      const item = { ...keys.teamFigures(runId), type: 'team-figures', groups };
      // Compared by somebody else meanwhile, or gone with its run.
      await unlessChanged(table.transact([check(keys.run(runId), { exists: true }), insert(item)]));
    },

    /** Has the respondents of a run compared that has ended for good and shows its answers at once; once, however often it is asked. */
    async breakDown(runId: string, now: Date): Promise<void> {
      const run = await this.run(runId);
      if (!run || run.published || !OF_KIND[run.kind].endsForGood) return;
      const there = check(keys.run(runId), { exists: true });
      await unlessChanged(table.transact([there, insert(breakDownItem(run, now))]));
    },

    /** What these answers are shown as from now on. */
    async prepare(runId: string, wanted: readonly string[], now: Date): Promise<Shown[]> {
      const found = await pairs(runId, wanted);
      return found.map(({ response, copy }) => {
        // Its author has deleted their account this moment, and the answer lies under another key: begin anew.
        if (!response) throw new Error(`An answer that was to be shown has gone from the run ${runId}`);
        const answeredAt = copy?.answeredAt ?? fullHour(now);
        return { before: copy, after: { ...response, answeredAt, renewed: copy !== null } };
      });
    },

    /**
     * Writes the counters of a run, and with them the answers that come into sight: all or nothing. `gone` when the
     * run has been deleted; throws ConditionFailed when somebody else counted meanwhile, or a name went.
     */
    async save(
      runId: string,
      { value, release, last }: Counted,
      old: Counted | null,
      { shown = [], withdrawn = [], settles = null, now = new Date() }: Step = {},
    ): Promise<'counted' | 'gone'> {
      // Of a run that waits for its closing nobody is noted: it may be everybody.
      const waiting = release?.visibility === 'from_5' ? release.waiting.toSorted() : [];
      const writes: Write<'gone'>[] = [
        failsAs('gone', check(keys.run(runId), { exists: true })),
        {
          kind: 'put',
          item: { ...keys.totals(runId), type: 'totals', ...value, ...release, waiting, last },
          condition: old ? { equals: { last: old.last, step: old.release!.step } } : { exists: false },
        },
        ...shown.map(({ before, after }): Write => ({
          kind: 'put',
          item: copyItem(runId, after),
          condition: { exists: before !== null },
        })),
        ...withdrawn.map(({ key }): Write => remove(keys.released(runId, key), { exists: true })),
        // Whoever deletes their account takes their name off answer and copy (responses.ts): not in between.
        ...shown
          .filter(({ after }) => userOf(after) !== null)
          .map(({ after }) => check(keys.response(runId, after.key), { exists: true })),
        ...(settles ? [put(breakDownItem(settles, now))] : []),
      ];
      return (await failedCondition(table, writes)) ?? 'counted';
    },
  };
}

/** Whether what is shown is what was said, and whether an answer is asked for as it was. */
function isSameAs(copy: Copy, said: Pick<Response, 'answers' | 'boxes'>): boolean {
  const whole = ({ answers, boxes = null }: Pick<Response, 'answers' | 'boxes'>) => JSON.stringify([answers, boxes]);
  return whole(copy) === whole(said);
}

/** The job that compares the respondents of a survey; under the id of its run, as there is one. */
function breakDownItem({ id: runId, workspaceId }: Run, now: Date) {
  return jobItem({ kind: 'break-down-survey', workspaceId, runId }, runId, now);
}
