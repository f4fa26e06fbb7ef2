import { fullHour } from '#shared/rules/full-hour.ts';
import { failedCondition, unlessChanged } from './conditions.ts';
import type { TeamGroup } from './compare-teams.ts';
import type { Counted } from './counters.ts';
import { toFrame, type Frame } from './frames.ts';
import { jobItem } from './job-item.ts';
import { keys, ranges } from './keys.ts';
import { pagesOf } from './pages.ts';
import { copyItem, toCopy, type Copy } from './released.ts';
import { countResponse, EMPTY_COUNTS, type ResponseCounts } from './response-counts.ts';
import { toResponse, userOf } from './responses.ts';
import type { Table } from './table.ts';
import { check, failsAs, insert, put, type Write } from './writes.ts';

/** An answer that comes into sight, and what was shown of it before: null for a new one. */
export interface Shown {
  readonly before: Copy | null;
  readonly after: Copy;
}

/** What is written together with the counters. */
interface Step {
  readonly shown?: readonly Shown[];
  /** The survey whose respondents are to be compared now, since all that will be shown of it is. */
  readonly settles?: Frame | null;
  readonly now?: Date;
}

/** Releasing answers of runs that do not show them at once. The reader of the stream alone does that. */
export function createReleases(table: Table) {
  /** Responses and copies under these keys, as they are at this moment. */
  async function pairs(frameId: string, wanted: readonly string[]) {
    const asked = wanted.flatMap((key) => [keys.response(frameId, key), keys.released(frameId, key)]);
    const items = await table.getMany(asked, { consistent: true });
    return wanted.map((key, index) => {
      const [response, copy] = [items[2 * index], items[2 * index + 1]];
      return { key, response: response ? toResponse(response) : null, copy: copy ? toCopy(copy) : null };
    });
  }

  return {
    /** A run as it is now; null when it is gone. One whose deadline is past is open until it is closed. */
    async run(frameId: string): Promise<Frame | null> {
      const item = await table.get(keys.frame(frameId), { consistent: true });
      return item && toFrame(item);
    },

    /** Those of the keys under which there is an answer that is not shown. */
    async notShown(frameId: string, wanted: readonly string[]): Promise<string[]> {
      const found = await pairs(frameId, wanted);
      return found.filter(({ response, copy }) => response && !copy).map(({ key }) => key);
    },

    /**
     * All answers of a run against what is shown of them: how many there are, how many of them with a name, and the
     * keys of those that wait and of those that were changed.
     */
    async compare(frameId: string): Promise<{ answered: number; named: number; waiting: string[]; changed: string[] }> {
      const [waiting, changed]: [string[], string[]] = [[], []];
      let [answered, withName] = [0, 0];
      for await (const items of pagesOf(table, ranges.responses(frameId))) {
        const responses = items.map(toResponse);
        const places = responses.map(({ key }) => keys.released(frameId, key));
        const copies = await table.getMany(places, { consistent: true });
        answered += responses.length;
        withName += responses.filter((response) => userOf(response) !== null).length;
        for (const [index, { key, answers }] of responses.entries()) {
          const copy = copies[index] ? toCopy(copies[index]) : null;
          if (!copy) waiting.push(key);
          else if (!copy.renewed && JSON.stringify(copy.answers) !== JSON.stringify(answers)) changed.push(key);
        }
      }
      return { answered, named: withName, waiting, changed };
    },

    /** What is shown of a run, counted by team; null once its teams were compared. */
    async byTeam(frameId: string): Promise<Map<string | null, ResponseCounts> | null> {
      if (await table.get(keys.teamFigures(frameId), { consistent: true })) return null;
      const byTeam = new Map<string | null, ResponseCounts>();
      for await (const items of pagesOf(table, ranges.released(frameId))) {
        const copies = items.map(toCopy);
        const found = await pairs(
          frameId,
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
    async saveTeams(frameId: string, groups: readonly TeamGroup[]): Promise<void> {
      const item = { ...keys.teamFigures(frameId), type: 'team-figures', groups };
      // Compared by somebody else meanwhile, or gone with its run.
      await unlessChanged(table.transact([check(keys.frame(frameId), { exists: true }), insert(item)]));
    },

    /** Has the respondents of a closed survey compared that shows its answers at once; once, however often it is asked. */
    async breakDown(frameId: string, now: Date): Promise<void> {
      const run = await this.run(frameId);
      if (!run?.survey || run.published) return;
      const there = check(keys.frame(frameId), { exists: true });
      await unlessChanged(table.transact([there, insert(breakDownItem(run, now))]));
    },

    /** What these answers are shown as from now on. */
    async prepare(frameId: string, wanted: readonly string[], now: Date): Promise<Shown[]> {
      const found = await pairs(frameId, wanted);
      return found.map(({ response, copy }) => {
        // Its author has deleted their account this moment, and the answer lies under another key: begin anew.
        if (!response) throw new Error(`An answer that was to be shown has gone from the run ${frameId}`);
        const answeredAt = copy?.answeredAt ?? fullHour(now);
        return { before: copy, after: { ...response, answeredAt, renewed: copy !== null } };
      });
    },

    /**
     * Writes the counters of a run, and with them the answers that come into sight: all or nothing. `gone` when the
     * run has been deleted; throws ConditionFailed when somebody else counted meanwhile, or a name went.
     */
    async save(
      frameId: string,
      { value, gate, last }: Counted,
      old: Counted | null,
      { shown = [], settles = null, now = new Date() }: Step = {},
    ): Promise<'counted' | 'gone'> {
      // Of a run that waits for its closing nobody is noted: it may be everybody.
      const waiting = gate?.visibility === 'from_5' ? gate.waiting.toSorted() : [];
      const writes: Write<'gone'>[] = [
        failsAs('gone', check(keys.frame(frameId), { exists: true })),
        {
          kind: 'put',
          item: { ...keys.totals(frameId), type: 'totals', ...value, ...gate, waiting, last },
          condition: old ? { equals: { last: old.last, step: old.gate!.step } } : { exists: false },
        },
        ...shown.map(({ before, after }): Write => ({
          kind: 'put',
          item: copyItem(frameId, after),
          condition: { exists: before !== null },
        })),
        // Whoever deletes their account takes their name off answer and copy (responses.ts): not in between.
        ...shown
          .filter(({ after }) => userOf(after) !== null)
          .map(({ after }) => check(keys.response(frameId, after.key), { exists: true })),
        ...(settles ? [put(breakDownItem(settles, now))] : []),
      ];
      return (await failedCondition(table, writes)) ?? 'counted';
    },
  };
}

/** The job that compares the respondents of a survey; under the id of its run, as there is one. */
function breakDownItem({ id: frameId, workspaceId }: Frame, now: Date) {
  return jobItem({ kind: 'break-down-survey', workspaceId, frameId }, frameId, now);
}
