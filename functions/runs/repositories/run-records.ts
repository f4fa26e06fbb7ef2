import { randomBytes } from 'node:crypto';
import type { Bytes } from '#shared/ballots/bytes.ts';
import type { RunRecord } from '#shared/models/ballot.ts';
import { unlessChanged } from '#data/conditions.ts';
import { type Key, keys, ranges } from '#data/keys.ts';
import { pagesOf } from '#data/pages.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert, put } from '#data/writes.ts';
import type { Pair } from '../ballots/run-record.ts';
import { toCopy } from './released.ts';
import { toResponse } from './responses.ts';
import type { Run } from './run.ts';

const SECRET_BYTES = 32;

/** How many ballots an opening has given out, and how many of them in place of lost ones. */
export interface GivenOut {
  readonly issued: number;
  readonly again: number;
}

/**
 * Records of closed runs: what is published for anybody to check. A record lies with its run, where the Lambda of public
 * answers reads it, in parts under the version of the run it was made of; its head comes last and says which these are.
 */
export function createRunRecords(table: Table) {
  /** How many ballots every opening has given out, by its number. */
  async function givenOut(runId: string): Promise<Map<number, GivenOut>> {
    const items = await table.queryAll(ranges.ballotsGivenOut(runId), { consistent: true });
    return new Map(
      items.map(({ opening, issued, again }) => [Number(opening), { issued: Number(issued), again: Number(again) }]),
    );
  }

  return {
    givenOut,

    /**
     * Writes down, once for each opening, how many ballots it has given out: from the marks of its members, which are
     * forgotten afterwards. Not of the opening that goes on.
     */
    async settle({ id: runId, published, ballots }: Pick<Run, 'id' | 'published' | 'ballots'>): Promise<void> {
      const found = new Map<number, GivenOut>();
      for await (const marks of pagesOf(table, ranges.participation(runId))) {
        for (const { opening, again } of marks) {
          if (typeof opening !== 'number') continue;
          const { issued, again: before } = found.get(opening) ?? { issued: 0, again: 0 };
          const once = Number(again ?? 0);
          found.set(opening, { issued: issued + 1 + once, again: before + once });
        }
      }
      const over = (ballots?.opening ?? 0) - Number(published);
      for (let opening = 1; opening <= over; opening++) {
        const numbers = found.get(opening) ?? { issued: 0, again: 0 };
        const item = { ...keys.ballotsGivenOut(runId, opening), type: 'ballots-given-out', opening, ...numbers };
        // The first count stays: killed in the middle of the forgetting, a second try finds what is left of the marks.
        await unlessChanged(table.transact([check(keys.run(runId), { exists: true }), insert(item)]));
      }
    },

    /** All answers of a run, each with what is shown of it. */
    async pairs(runId: string): Promise<Pair[]> {
      const pairs: Pair[] = [];
      for await (const items of pagesOf(table, ranges.responses(runId))) {
        const responses = items.map(toResponse);
        const places = responses.map(({ key }) => keys.released(runId, key));
        const copies = await table.getMany(places, { consistent: true });
        pairs.push(
          ...responses.map((response, index) => ({ response, copy: copies[index] ? toCopy(copies[index]) : null })),
        );
      }
      return pairs;
    },

    /** From which the seeds of answers without a ballot follow; drawn for the first record of a run. */
    async secret(runId: string): Promise<Bytes> {
      const drawn = { ...keys.recordSecret(runId), type: 'record-secret', secret: randomBytes(SECRET_BYTES) };
      await unlessChanged(table.write(insert(drawn)));
      return toSecret(await table.get(keys.recordSecret(runId), { consistent: true }));
    },

    /**
     * Publishes a record, in the place of the one before. Nothing becomes of it where the run was opened again meanwhile:
     * whoever closes it then makes another.
     */
    async save(run: Run, head: RunRecord, parts: readonly Bytes[]): Promise<void> {
      for (const [part, entries] of parts.entries()) {
        await table.write(put({ ...keys.runRecordPart(run.id, run.version, part), type: 'run-record-part', entries }));
      }
      const item = { ...keys.runRecord(run.id), type: 'run-record', version: run.version, head: JSON.stringify(head) };
      const isClosed = check(keys.run(run.id), { exists: true, equals: { published: false } });
      const isPublished = await unlessChanged(table.transact([isClosed, put(item)]));
      const own = keys.runRecordPart(run.id, run.version, 0).sk.replace(/\d+$/, '');
      for await (const items of pagesOf(table, ranges.runRecordParts(run.id))) {
        const unwanted = items.filter(({ sk }) => String(sk).startsWith(own) !== isPublished);
        await table.removeMany(unwanted as unknown as Key[]); // border: every item has its key
      }
    },

    /** What is published of a run; null while nothing is. */
    async find(runId: string): Promise<RunRecord | null> {
      const item = await table.get(keys.runRecord(runId));
      return item && toHead(item);
    },

    /** The entries of a part of it; null where there is none. */
    async part(runId: string, part: number): Promise<Uint8Array | null> {
      const record = await table.get(keys.runRecord(runId));
      const item = record && (await table.get(keys.runRecordPart(runId, Number(record['version']), part)));
      return item && (item['entries'] as Uint8Array);
    },
  };
}

/** The secret behind a stored item. */
export function toSecret(item: Item | null): Bytes {
  if (!item) throw new Error('The secret of a record is gone');
  return new Uint8Array(item['secret'] as Uint8Array);
}

function toHead(item: Item): RunRecord {
  return JSON.parse(String(item['head'])) as RunRecord; // border: written by `save`
}
