import type { AutomationEntry, AutomationSettings } from '#shared/models/automation.ts';
import {
  ALWAYS_ON,
  AUTOMATION_LOG_DAYS,
  AUTOMATION_LOG_LENGTH,
  OFF_AT_FIRST,
  type AutomationName,
  type NameRetentionMonths,
} from '#shared/rules/automations.ts';
import type { RetentionTerms } from '#shared/rules/retention.ts';
import { STAGES } from '#shared/rules/stage-polls.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import type { Words } from '#shared/text/said.ts';
import { jobItem, type Job } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import { nightlyRunOf } from './nightly-run.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert, put, update, type Write } from '#data/writes.ts';

/** How one automation is set. */
export interface AutomationSetting {
  readonly enabled: boolean;
  readonly settings: AutomationSettings;
}

/** The automations of a workspace. */
export interface Automations {
  /** When its next night is due. */
  readonly nightAt: string;
  /** When its next digest is due; null until the night before. */
  readonly digestAt: string | null;
  /** What somebody has set; what is not here is as it was at first. */
  readonly changed: Partial<Record<AutomationName, AutomationSetting>>;
  /** How long the workspace keeps what; null where nobody has said. */
  readonly retention: StoredTerms | null;
  readonly version: number;
}

/** How long a workspace keeps what besides names, which their automation takes off, and when that was said. */
export interface StoredTerms extends Omit<RetentionTerms, 'answers'> {
  readonly savedAt: string;
}

declare module '#data/keys.ts' {
  interface DueKinds {
    // Looked after by functions/notifications.
    'send-digests': true;
  }
}

const NIGHT = 'run-automations' as const;
const DIGEST = 'send-digests' as const;

const FIRST_SETTINGS: Partial<Record<AutomationName, AutomationSettings>> = {
  workload_analysis: { ai_provider: 'builtin' },
  data_retention: { months: 12 },
  stage_polls: { stages: [...STAGES] },
};

/** How an automation is set in a workspace, whether or not anybody has ever set it. */
export function settingOf(automations: Pick<Automations, 'changed'> | null, name: AutomationName): AutomationSetting {
  const { enabled = !OFF_AT_FIRST.has(name), settings } = automations?.changed[name] ?? {};
  return { enabled: enabled || ALWAYS_ON.has(name), settings: { ...FIRST_SETTINGS[name], ...settings } };
}

/** Gives a workspace its nights, for the transaction that creates it. */
export function enrolment(workspaceId: string, now: Date): Write[] {
  const nightAt = nightlyRunOf(workspaceId, now);
  const item = { type: 'automations', nightAt, digestAt: null, changed: {}, version: 1 };
  return [insert({ ...keys.automations(workspaceId), ...item }), dueWrite(NIGHT, nightAt, workspaceId)];
}

/** What an automation did, as it is kept. */
export interface StoredEntry extends Omit<AutomationEntry, 'text'> {
  readonly text: Words;
}

/** `about` is the id of what it did it to. */
export interface NewEntry extends StoredEntry {
  readonly about: string;
}

/** Notes what an automation did. Noted twice of one thing and moment, it stands there once. */
export function entryWrite(workspaceId: string, name: AutomationName, { at, about, outcome, text }: NewEntry): Write {
  const ttl = seconds(new Date(at)) + AUTOMATION_LOG_DAYS * 86_400;
  const key = keys.automationEntry(workspaceId, name, at, about);
  return put({ ...key, type: 'automation-entry', at, outcome, text, ttl });
}

/** What runs by itself in workspaces: how it is set, when it is due, what it did. */
export function createAutomations(table: Table) {
  return {
    /** Null for a workspace that was made before there were automations, until somebody looks at them. */
    async find(workspaceId: string): Promise<Automations | null> {
      const item = await table.get(keys.automations(workspaceId), { consistent: true });
      return item && toAutomations(item);
    },

    /** Gives an older workspace its nights; one that has them, or is gone, stays as it is. True when they are new. */
    async enrol(workspaceId: string, now: Date): Promise<boolean> {
      const there = check(keys.workspace(workspaceId), { exists: true });
      return unlessChanged(table.transact([there, ...enrolment(workspaceId, now)]));
    },

    /**
     * Moves a workspace to its next night, together with the job that does this one and with the digest that follows.
     * False when somebody else has.
     */
    async moveNight(
      workspaceId: string,
      nightAt: string,
      { job, jobId, digestAt, now }: { job: Job; jobId: string; digestAt: string | null; now: Date },
    ): Promise<boolean> {
      const next = nightlyRunOf(workspaceId, now);
      const set = { nightAt: next, ...(digestAt === null ? {} : { digestAt }) };
      return unlessChanged(
        table.transact([
          update(keys.automations(workspaceId), { set }, { equals: { nightAt } }),
          notDueWrite(NIGHT, nightAt, workspaceId),
          dueWrite(NIGHT, next, workspaceId),
          ...(digestAt === null ? [] : [dueWrite(DIGEST, digestAt, workspaceId, { after: '' })]),
          insert(jobItem(job, jobId, now)),
        ]),
      );
    },

    /** Sets one automation; false when another was set since the version that was read. */
    async set(
      workspaceId: string,
      { changed, version }: Automations,
      name: AutomationName,
      setting: AutomationSetting,
    ): Promise<boolean> {
      const set = { changed: { ...changed, [name]: setting }, version: version + 1 };
      return unlessChanged(table.write(update(keys.automations(workspaceId), { set }, { equals: { version } })));
    },

    /** Sets how long what is kept, names by their automation; false when something was set since the version that was read. */
    async setTerms(
      workspaceId: string,
      { changed, version }: Automations,
      { terms: { answers, ...others }, now }: { readonly terms: RetentionTerms; readonly now: Date },
    ): Promise<boolean> {
      const months = answers === null ? {} : { months: answers as NameRetentionMonths };
      const settings = { ...changed.data_retention?.settings, ...months };
      const set = {
        changed: { ...changed, data_retention: { enabled: answers !== null, settings } },
        retention: { ...others, savedAt: now.toISOString() } satisfies StoredTerms,
        version: version + 1,
      };
      return unlessChanged(table.write(update(keys.automations(workspaceId), { set }, { equals: { version } })));
    },

    /** Notes what an automation did; nothing of a workspace that is gone. */
    async note(workspaceId: string, name: AutomationName, entry: NewEntry): Promise<void> {
      const there = check(keys.automations(workspaceId), { exists: true });
      await unlessChanged(table.transact([there, entryWrite(workspaceId, name, entry)]));
    },

    /** What an automation did last, the newest first. */
    async log(workspaceId: string, name: AutomationName): Promise<StoredEntry[]> {
      const range = ranges.automationLog(workspaceId, name);
      const { items } = await table.query(range, { limit: AUTOMATION_LOG_LENGTH, newestFirst: true });
      return items.map(toEntry);
    },
  };
}

function toAutomations(item: Item): Automations {
  return {
    nightAt: String(item['nightAt']),
    digestAt: typeof item['digestAt'] === 'string' ? item['digestAt'] : null,
    changed: (item['changed'] ?? {}) as Automations['changed'],
    retention: (item['retention'] ?? null) as StoredTerms | null,
    version: Number(item['version']),
  };
}

function toEntry(item: Item): StoredEntry {
  return {
    at: String(item['at']),
    outcome: item['outcome'] as AutomationEntry['outcome'],
    text: item['text'] as Words,
  };
}
