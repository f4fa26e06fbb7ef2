import { fullHour } from '#shared/rules/full-hour.ts';
import type { CountedBallot } from '#shared/ballots/record.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import { ConditionFailed, failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import { pagesOf } from '#data/pages.ts';
import type { Item, Table } from '#data/table.ts';
import { failsAs, insert, put, remove, update, type Write } from '#data/writes.ts';

/** By what a respondent's answers are compared with others', as of the moment they answered; null where it is unknown. */
export type Attributes = Readonly<Record<Dimension, string | null>>;

/** One respondent's answers in one run. */
export interface Response {
  /** Random for a respondent without a name, and tells neither who it was nor when; `named()` for one with a name. */
  readonly key: string;
  /** By question index; null where nothing was answered. */
  readonly answers: readonly (string | null)[];
  /** Without a name a full hour, UTC: the minute of an answer could be matched with who sat at a desk. */
  readonly answeredAt: string;
  /** The respondent's team, where teams are compared and theirs is large enough. */
  readonly team?: string | null;
  /** In a survey: how long it took, seconds. */
  readonly seconds?: number | null;
  /** Boxes for replies to answers in words, by question index, where the respondent asked for one. */
  readonly boxes?: readonly (string | null)[] | null | undefined;
  /** In a survey with names: when they began. */
  readonly startedAt?: string | null;
  /** In a survey with names. */
  readonly attributes?: Attributes | null;
  /** The same in an anonymous one, sealed (runs/sealed-attributes.ts). */
  readonly sealed?: Uint8Array | null;
  /** Of somebody without an account in a run with names: the edition of the consent that they have given. */
  readonly consent?: string | null;
  /** What it was answered by, in a run with ballots: nobody's, and of some opening and key. */
  readonly ballot?: CountedBallot & { readonly seed: Uint8Array<ArrayBuffer> };
}

/** Stands before every character a random key can begin with: answers with names come first in a list. */
const NAMED = '+';

/** The key of a member's answers in a run with names. */
export function named(userId: string): string {
  return NAMED + userId;
}

/** Whose answers these are; null for an anonymous respondent. */
export function userOf({ key }: Pick<Response, 'key'>): string | null {
  return key.startsWith(NAMED) ? key.slice(NAMED.length) : null;
}

/** Answers to runs of polls: one item a respondent, no index, so an answer costs one or two write units. */
export function createResponses(table: Table) {
  return {
    /** Writes the answers, or replaces those the same respondent gave before. */
    async save(runId: string, response: Response): Promise<void> {
      await table.write(put(responseItem(runId, response)));
    },

    /**
     * The same of whoever holds a ballot; `other` where it has another seed than before: its number is public once a run
     * is closed, and whoever has it signed for themselves in a later opening must not speak in its holder's place.
     */
    async saveByBallot(
      runId: string,
      response: Response & Required<Pick<Response, 'ballot'>>,
    ): Promise<'saved' | 'other'> {
      try {
        await table.write(insert(responseItem(runId, response)));
      } catch (error) {
        if (!(error instanceof ConditionFailed) || error.item === null) throw error;
        const seed = toResponse(error.item).ballot?.seed;
        if (seed === undefined || Buffer.compare(seed, response.ballot.seed) !== 0) return 'other';
        await this.save(runId, response);
      }
      return 'saved';
    },

    /** The same under a limit of respondents: whoever has answered may always change their answers. */
    async saveWithin(runId: string, response: Response, limit: number): Promise<'saved' | 'full'> {
      const known = await table.get(keys.response(runId, response.key), { consistent: true });
      if (known) {
        await this.save(runId, response);
        return 'saved';
      }
      const oneMore = { add: { taken: 1 }, set: { type: 'link-use' } };
      const failed = await failedCondition(table, [
        failsAs('answered', insert(responseItem(runId, response))),
        failsAs('full', update(keys.linkUse(runId), oneMore, { below: { taken: limit } })),
      ]);
      // The same answers, sent twice at once: the other one has just arrived.
      if (failed === 'answered') await this.save(runId, response);
      return failed === 'full' ? 'full' : 'saved';
    },

    /** A member's answers in a run with names, and for the account the way to them. */
    async saveNamed(runId: string, userId: string, response: Omit<Response, 'key'>): Promise<void> {
      await table.write(put(answeredItem(userId, runId)));
      await this.save(runId, { ...response, key: named(userId) });
    },

    async find(runId: string, key: string): Promise<Response | null> {
      const item = await table.get(keys.response(runId, key), { consistent: true });
      return item && toResponse(item);
    },

    /** Erases the answers behind a consent that is withdrawn, and counts that with the run; false when there are none. */
    async withdraw(runId: string, key: string): Promise<boolean> {
      return unlessChanged(
        table.transact([
          remove(keys.response(runId, key), { exists: true }),
          update(keys.run(runId), { add: { withdrawn: 1 } }, { exists: true }),
        ]),
      );
    },

    /** Those of these people who have answered a run with names. */
    async answeredAmong(
      runId: string,
      userIds: readonly string[],
      options: { consistent?: boolean } = {},
    ): Promise<ReadonlySet<string>> {
      const items = await table.getMany(
        userIds.map((userId) => keys.response(runId, named(userId))),
        options,
      );
      return new Set(userIds.filter((_, index) => items[index]));
    },

    /** Those of these runs with names that a member has answered, and when. */
    async answeredOf(runIds: readonly string[], userId: string): Promise<ReadonlyMap<string, string>> {
      const wanted = runIds.map((runId) => keys.response(runId, named(userId)));
      const items = await table.getMany(wanted, { consistent: true });
      return new Map(
        runIds.flatMap((runId, index) => {
          const item = items[index];
          return item ? [[runId, toResponse(item).answeredAt] as const] : [];
        }),
      );
    },

    /** The runs with names an account has answered. */
    async answeredBy(userId: string): Promise<string[]> {
      return (await table.queryAll(ranges.answered(userId), { consistent: true })).map((item) => String(item['runId']));
    },

    /**
     * Takes the name off a member's answers, and off what is shown of them: from here on they are an anonymous
     * respondent's. Throws ConditionFailed when they are released this moment.
     */
    async forgetName(runId: string, userId: string, randomKey: string): Promise<void> {
      const writes = await rekeyed(table, runId, named(userId), (response) => withoutName(response, randomKey));
      const known = remove(keys.answered(userId, runId));
      if (!writes) return void (await table.write(known));
      const run = await table.get(keys.run(runId), { consistent: true });
      await table.transact([
        ...writes,
        known,
        // It stays the answer of a member: nobody is to take it for one that came by link.
        ...(run ? [update(keys.run(runId), { add: { namesTakenOff: 1 } }, { exists: true })] : []),
      ]);
    },

    /** The members whose names stand with answers they gave a run before a moment. */
    async *namedBefore(runId: string, moment: string): AsyncGenerator<string> {
      for await (const items of pagesOf(table, ranges.namedResponses(runId))) {
        for (const response of items.map(toResponse)) {
          const userId = userOf(response);
          if (userId !== null && response.answeredAt < moment) yield userId;
        }
      }
    },
  };
}

/** What puts a respondent's answers, and what is shown of them, under another key; null where there are none. */
export async function rekeyed(
  table: Table,
  runId: string,
  key: string,
  changed: (response: Response) => Response,
): Promise<Write[] | null> {
  const [item, shown] = await Promise.all([
    table.get(keys.response(runId, key), { consistent: true }),
    table.get(keys.released(runId, key), { consistent: true }),
  ]);
  if (!item) return null;
  const response = changed(toResponse(item));
  return [
    remove(keys.response(runId, key), { exists: true }),
    insert(responseItem(runId, response)),
    remove(keys.released(runId, key), { exists: shown !== null }),
    ...(shown ? [insert({ ...shown, ...keys.released(runId, response.key) })] : []),
  ];
}

/** What stays of a member's answers without the name: nothing of when exactly, nor of the groups they are in. */
function withoutName({ answers, answeredAt, team, seconds }: Response, key: string): Response {
  return { key, answers, answeredAt: fullHour(new Date(answeredAt)), ...given({ team, seconds }) };
}

/** The way from an account to the answers it has given to a run with names, as it is stored. */
export function answeredItem(userId: string, runId: string) {
  return { ...keys.answered(userId, runId), type: 'answered', runId };
}

/** A response as it is stored. */
export function responseItem(runId: string, { key, answers, answeredAt, ...more }: Response) {
  return { ...keys.response(runId, key), type: 'response', answers, answeredAt, ...given(more) };
}

type Optional = Omit<Response, 'key' | 'answers' | 'answeredAt'>;

/** Those fields that say something. */
function given(fields: { [Name in keyof Optional]?: Optional[Name] | undefined }): Optional {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** The answers behind a stored item. */
export function toResponse(item: Item): Response {
  return {
    key: String(item['sk']).slice('RESPONSE#'.length),
    answers: item['answers'] as (string | null)[],
    answeredAt: String(item['answeredAt']),
    ...given({
      team: item['team'] as string | undefined,
      seconds: item['seconds'] as number | undefined,
      boxes: item['boxes'] as (string | null)[] | undefined,
      startedAt: item['startedAt'] as string | undefined,
      consent: item['consent'] as string | undefined,
      attributes: item['attributes'] as Attributes | undefined,
      sealed: item['sealed'] as Uint8Array | undefined,
      ballot: item['ballot'] as NonNullable<Response['ballot']> | undefined,
    }),
  };
}
