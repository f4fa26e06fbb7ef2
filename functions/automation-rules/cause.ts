import type { Opened } from '#data/open-repositories.ts';
import type { Run } from '#data/runs.ts';
import type { Member } from '#data/member.ts';
import { createAnalyses } from '#data/analyses.ts';
import { createRuns } from '#data/runs.ts';
import { createMembers } from '#data/members.ts';
import { createOffers } from '#data/offers.ts';
import { createPolls } from '#data/polls.ts';
import { createResults } from '#data/results.ts';
import { createWorkspaceContents } from '#data/workspace-contents.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { Day } from '#shared/rules/working-days.ts';

/** What conditions of rules are looked up in; answers come through the gate alone. */
export const repositories = {
  analyses: createAnalyses,
  contents: createWorkspaceContents,
  runs: createRuns,
  members: createMembers,
  offers: createOffers,
  polls: createPolls,
  results: createResults,
  workspaces: createWorkspaces,
};

/** Why a rule acts: a team, a run, a person's date, a day. */
export interface Cause {
  /** The same for the same cause: a rule acts on each once. */
  readonly key: string;
  /** The day it acts, in Moscow. */
  readonly day: Day;
  /** With the figures. */
  readonly why: string;
  /** Whose date it is; no rule has a person and answers at once. */
  readonly person: Pick<Member, 'userId' | 'firstName' | 'lastName'> | null;
  /** The open run it is about. */
  readonly run: Run | null;
  /** After so many days it acts again; null: never. */
  readonly pauseDays: number | null;
}

/** Where a condition is looked up. */
export interface Looking {
  readonly repos: Opened<typeof repositories>;
  readonly workspaceId: string;
  /** In Moscow. */
  readonly today: Day;
  readonly now: Date;
}

/** What a dry run found. */
export interface Past {
  readonly causes: readonly Cause[];
  /** What cannot be known of the past. */
  readonly unknown: readonly string[];
}

/** A cause that is about nobody and no run. */
export function causeOf(cause: Pick<Cause, 'key' | 'day' | 'why'> & Partial<Cause>): Cause {
  return { person: null, run: null, pauseDays: null, ...cause };
}
