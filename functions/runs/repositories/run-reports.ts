import type { GivenReport, PublicReport } from '#shared/models/run-report.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import { OF_KIND } from './run-kinds.ts';
import type { Run } from './run.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert, put, remove, update } from '#data/writes.ts';

/** Which run a report is about; of a survey, which may have none yet, both ids are its own. */
export type Reported = Pick<Run, 'id' | 'pollId' | 'kind'>;

/** “You said, we did” of a run, as those who write it have it. */
export interface RunReport {
  readonly intro: string;
  readonly items: GivenReport['items'];
  /** Whose figures are shown, in the order in which they were asked. */
  readonly questionIds: readonly string[];
  readonly published: boolean;
  /** Since when its page is open; null while it is closed. */
  readonly publishedAt: string | null;
  /** The secret of its page; stays when the page is closed. Null until it was first published. */
  readonly link: string | null;
  /** Which closing of a run that shows each answer at once its page has told of; null of any other, and before. */
  readonly closing: string | null;
  /** Counted from 1. */
  readonly version: number;
}

/** An open report: what it promised and is still doing, in the words that those who were asked read. */
export interface OpenReport extends Reported {
  readonly title: string;
  /** When the run was opened. */
  readonly from: string;
  readonly publishedAt: string;
  readonly doing: readonly Pick<PublicReport['items'][number], 'done' | 'responsible'>[];
}

/** What those who were asked are told afterwards. */
export function createRunReports(table: Table) {
  return {
    /** As it is at this moment; null where nobody has written any. */
    async find({ pollId, id }: Pick<Reported, 'id' | 'pollId'>): Promise<RunReport | null> {
      const item = await table.get(keys.runReport(pollId, id), { consistent: true });
      return item && toReport(item);
    },

    /** All that are open, the one opened last first. */
    async open(workspaceId: string): Promise<OpenReport[]> {
      const items = await table.queryAll(ranges.openReports(workspaceId));
      return items.map(toOpenReport).toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
    },

    /** The open pages of these runs with their links, by the run. */
    async pages(
      runIds: readonly string[],
    ): Promise<Map<string, { readonly link: string; readonly page: PublicReport }>> {
      const items = await table.getMany(runIds.map((runId) => keys.reportPage(runId)));
      return new Map(
        items.flatMap((item, index) =>
          item ? [[runIds[index]!, { link: String(item['link']), page: item['page'] as PublicReport }] as const] : [],
        ),
      );
    },

    /**
     * Puts a report in the place of the one that was read, and with it its page, or takes the page away. False when
     * somebody was faster, or what it is about is gone.
     */
    async save(
      workspaceId: string,
      run: Reported,
      { old, report, page }: { old: RunReport | null; report: RunReport; page: PublicReport | null },
    ): Promise<boolean> {
      const key = keys.runReport(run.pollId, run.id);
      const [own, shown] = [{ ...report }, keys.reportPage(run.id)];
      const open = keys.openReport(workspaceId, run.id);
      return unlessChanged(
        table.transact([
          ...placesOf(run).map((place) => check(place, { exists: true })),
          old
            ? update(key, { set: own }, { equals: { version: old.version } })
            : insert(reportItem(workspaceId, run, report)),
          page ? put({ ...shown, type: 'report-page', link: report.link, page }) : remove(shown),
          page ? put({ ...open, type: 'open-report', ...openReportOf(run, report, page) }) : remove(open),
        ]),
      );
    },
  };
}

/** A report as it is stored when it is new. */
export function reportItem(
  workspaceId: string,
  { id: runId, pollId }: Pick<Reported, 'id' | 'pollId'>,
  report: RunReport,
): Item & Key {
  return { ...keys.runReport(pollId, runId), type: 'report', workspaceId, runId, ...report };
}

/** What the list of open reports keeps of one. */
function openReportOf(
  { id: runId, pollId, kind }: Reported,
  { publishedAt }: RunReport,
  { title, from, items }: PublicReport,
) {
  const doing = items.filter(({ state }) => state === 'doing').map(({ done, responsible }) => ({ done, responsible }));
  return { runId, pollId, kind, title, from, publishedAt, doing };
}

function toOpenReport({ runId, pollId, kind, title, from, publishedAt, doing }: Item): OpenReport {
  return {
    id: String(runId),
    pollId: String(pollId),
    kind: kind as Run['kind'],
    title: String(title),
    from: String(from),
    publishedAt: String(publishedAt),
    doing: doing as OpenReport['doing'],
  };
}

/** What has to be there for a report to be written. */
function placesOf({ id, pollId, kind }: Reported): Key[] {
  const { refOf, byItself } = OF_KIND[kind];
  return [refOf(pollId), ...(byItself ? [keys.run(id)] : [])];
}

function toReport(item: Item): RunReport {
  const { pk: _, sk: __, type: ___, workspaceId: ____, runId: _____, ...report } = item;
  return report as unknown as RunReport;
}
