import { createHash, randomUUID } from 'node:crypto';
import type { RuleAction, RuleContent, RuleEntry } from '#shared/models/automation-rule.ts';
import { RULE_LOG_DAYS, RULE_LOG_PAGE_SIZE, RULES_MAX } from '#shared/rules/automation-rules/limits.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { daysBetween, type Day } from '#shared/rules/working-days.ts';
import type { Words } from '#shared/text/said.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { failsAs, insert, put, remove, update, type Write } from '#data/writes.ts';
import { kopecksOf, roublesOf } from '#shared/rules/finance/money.ts';

/** An if–then rule of a workspace. */
export interface Rule extends RuleContent {
  readonly id: string;
  readonly workspaceId: string;
  readonly enabled: boolean;
  readonly version: number;
  readonly createdAt: string;
  /** Who has made or changed it last, in whose name it acts; null when their account was deleted. */
  readonly changedBy: string | null;
  /** The newest line of its log. */
  readonly lastEntry: string | null;
}

/** What a rule did; the person is named by their id, and by nothing once their account is gone. */
export interface StoredRuleEntry extends Pick<RuleEntry, 'id' | 'at' | 'rule_id' | 'outcome' | 'cost'> {
  readonly what: Words;
  readonly why: Words;
  readonly personId: string | null;
}

/** What a rule acts on: each rule once, or again after so many days. */
export interface Once {
  readonly rule: Rule;
  /** The same for the same cause. */
  readonly cause: string;
  readonly today: Day;
  /** Null: never again. */
  readonly pauseDays: number | null;
}

/** What a rule does of itself, beside the effect. */
export interface Deed extends Pick<StoredRuleEntry, 'outcome' | 'what' | 'why' | 'personId'> {
  /** Roubles; counted against the cap of the rule. */
  readonly cost: number | null;
  /** The rule is switched off with it: nobody who may stands behind it any more. */
  readonly stops?: boolean;
}

const FIRST_DAY = '2000-01-01';
const HASH_BYTES = 12;

/** If–then rules, and what they did. */
export function createAutomationRules(table: Table) {
  return {
    /** All of a workspace, in the order they were made. */
    async list(workspaceId: string): Promise<Rule[]> {
      const items = await table.queryAll(ranges.rules(workspaceId), { consistent: true });
      return items.map(toRule).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    },

    /** As it is at this moment. */
    async find(workspaceId: string, ruleId: string): Promise<Rule | null> {
      const item = await table.get(keys.rule(workspaceId, ruleId), { consistent: true });
      return item && toRule(item);
    },

    /** False when there are as many as there may be. The workspace has its nights already. */
    async create(rule: Rule): Promise<boolean> {
      const counted = update(
        keys.automations(rule.workspaceId),
        { add: { rules: 1 } },
        { exists: true, below: { rules: RULES_MAX } },
      );
      return unlessChanged(table.transact([counted, insert(ruleItem(rule))]));
    },

    /** Puts a changed rule in the place of the one that was read; false when somebody was faster. */
    async change(old: Rule, changed: Rule): Promise<boolean> {
      const { lastEntry: _, pk: __, sk: ___, ...set } = ruleItem(changed) as Item & Key & Partial<Rule>;
      const there = { equals: { version: old.version } };
      return unlessChanged(table.write(update(keys.rule(old.workspaceId, old.id), { set }, there)));
    },

    /** What it did stays in the log. False when it is gone already. */
    async remove({ workspaceId, id }: Pick<Rule, 'workspaceId' | 'id'>): Promise<boolean> {
      return unlessChanged(
        table.transact([
          remove(keys.rule(workspaceId, id), { exists: true }),
          update(keys.automations(workspaceId), { add: { rules: -1 } }, { exists: true }),
        ]),
      );
    },

    /**
     * Acts once: the cause, the line of the log, what is spent and the effect itself, all or nothing, so that a night
     * that dies half-way or is done twice acts once. `fired`: it has acted on this cause; `changed`: it was changed or
     * switched off meanwhile; `cap`: the month has no room for the cost; else the condition of the effect that failed.
     */
    async act<Name extends string>(
      { rule, cause, today, pauseDays }: Once,
      deed: Deed,
      effect: readonly Write<Name>[],
      now: Date,
    ): Promise<'done' | 'fired' | 'changed' | 'cap' | Name> {
      const { workspaceId, id: ruleId, version } = rule;
      const hash = createHash('sha256')
        .update(`${ruleId}/${cause}`)
        .digest()
        .subarray(0, HASH_BYTES)
        .toString('base64url');
      const at = now.toISOString();
      const id = randomUUID();
      const place = placeOf({ at, id });
      const ttl = seconds(now) + RULE_LOG_DAYS * 86_400;
      const { cost, stops = false, ...told } = deed;
      const day = daysBetween(FIRST_DAY, today);
      const failed = await failedCondition<'fired' | 'changed' | 'cap' | Name>(table, [
        failsAs(
          'fired',
          update(
            keys.ruleCause(workspaceId, ruleId, hash),
            { set: { type: 'rule-cause', day, ttl } },
            pauseDays === null ? { exists: false } : { below: { day: day - pauseDays + 1 } },
          ),
        ),
        failsAs(
          'changed',
          update(
            keys.rule(workspaceId, ruleId),
            { set: { lastEntry: place, ...(stops ? { enabled: false, version: version + 1 } : {}) } },
            { exists: true, equals: { version, enabled: true } },
          ),
        ),
        put({
          ...keys.ruleEntry(workspaceId, place),
          type: 'rule-entry',
          id,
          at,
          ruleId,
          cost,
          ...told,
          ttl,
        }),
        ...(cost === null ? [] : [failsAs('cap', spending(rule, cost, today, ttl))]),
        ...effect,
      ]);
      return failed ?? 'done';
    },

    /** What these rules have spent in the month of a day, roubles, in their order. */
    async spent(workspaceId: string, ruleIds: readonly string[], day: Day): Promise<number[]> {
      const items = await table.getMany(ruleIds.map((id) => keys.ruleSpent(workspaceId, id, monthOf(day))));
      return items.map((item) => roublesOf(Number(item?.['spent'] ?? 0)));
    },

    /** These lines of the log, by their places. */
    async entries(workspaceId: string, places: readonly string[]): Promise<Map<string, StoredRuleEntry>> {
      const items = await table.getMany(places.map((place) => keys.ruleEntry(workspaceId, place)));
      const entries = items.filter((item) => item !== null).map(toEntry);
      return new Map(entries.map((entry) => [placeOf(entry), entry]));
    },

    /** What all rules of a workspace did, those that are deleted included, the newest first. */
    async log(
      workspaceId: string,
      cursor: string | null,
    ): Promise<{ entries: StoredRuleEntry[]; cursor: string | null }> {
      const page = await table.query(ranges.ruleLog(workspaceId), {
        limit: RULE_LOG_PAGE_SIZE,
        cursor,
        newestFirst: true,
      });
      return { entries: page.items.map(toEntry), cursor: page.cursor };
    },
  };
}

/** Counts what is spent in the month, and holds only where the cap has room for it. */
function spending({ workspaceId, id, cap }: Rule, cost: number, today: Day, ttl: number): Write {
  const [asked, room] = [kopecksOf(cost), kopecksOf(cap ?? 0)];
  const key = keys.ruleSpent(workspaceId, id, monthOf(today));
  // An item that is not there yet counts as below anything.
  const below = asked > room ? { exists: true, below: { spent: 0 } } : { below: { spent: room - asked + 1 } };
  return update(key, { set: { type: 'rule-spent', ttl }, add: { spent: asked } }, below);
}

/** Where a line of the log stands: the newest last. */
export function placeOf({ at, id }: Pick<StoredRuleEntry, 'at' | 'id'>): string {
  return `${at}#${id}`;
}

function monthOf(day: Day): string {
  return day.slice(0, '2026-11'.length);
}

/** Whoever is responsible for its tasks stands where a deleted account is looked for. */
function ruleItem({ action, ...rule }: Rule): Item & Key {
  const named = action.kind === 'task' ? { responsibleId: action.responsible_id } : { responsibleId: null };
  const { responsible_id: _, ...unnamed } = { responsible_id: null, ...action };
  return { ...keys.rule(rule.workspaceId, rule.id), type: 'automation-rule', ...rule, action: unnamed, ...named };
}

function toRule(item: Item): Rule {
  const text = (name: string): string | null => (typeof item[name] === 'string' ? item[name] : null);
  const action = item['action'] as RuleAction;
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    condition: item['condition'] as Rule['condition'],
    action: action.kind === 'task' ? { ...action, responsible_id: text('responsibleId') } : action,
    cap: typeof item['cap'] === 'number' ? item['cap'] : null,
    enabled: item['enabled'] === true,
    version: Number(item['version']),
    createdAt: String(item['createdAt']),
    changedBy: text('changedBy'),
    lastEntry: text('lastEntry'),
  };
}

function toEntry(item: Item): StoredRuleEntry {
  return {
    id: String(item['id']),
    at: String(item['at']),
    rule_id: String(item['ruleId']),
    outcome: item['outcome'] as StoredRuleEntry['outcome'],
    what: item['what'] as Words,
    why: item['why'] as Words,
    cost: typeof item['cost'] === 'number' ? item['cost'] : null,
    personId: typeof item['personId'] === 'string' ? item['personId'] : null,
  };
}
