import type { Opened } from '#data/open-repositories.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { createAnalyses } from '#functions/analysis/repositories/analyses.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createOffers } from '#functions/offers/repositories/offers.ts';
import { createPolls } from '#functions/polls/repositories/polls.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createWorkspaceContents } from '#functions/workspaces/repositories/workspace-contents.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { Said } from '#shared/text/said.ts';
import type { Day } from '#shared/rules/working-days.ts';

/** What conditions of rules are looked up in; of answers only what results show. */
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
  readonly why: Said;
  /** Whose date it is; no rule has a person and answers at once. */
  readonly person: Pick<Member, 'userId' | 'firstName' | 'lastName'> | null;
  /** The team whose load it is. */
  readonly team: string | null;
  /** The open run it is about. */
  readonly run: Run | null;
  /** After so many days it acts again; null: never. */
  readonly pauseDays: number | null;
}

/** Where a condition is looked up. */
export interface CauseSearch {
  readonly repos: Opened<typeof repositories>;
  readonly workspaceId: string;
  /** In Moscow. */
  readonly today: Day;
  readonly now: Date;
}

/** What a dry run found. */
export interface Past {
  readonly causes: readonly Cause[];
  /** What cannot be known of the past, in the language of whoever asks. */
  readonly unknown: readonly string[];
}

/** A cause that is about nobody and no run. */
export function causeOf(cause: Pick<Cause, 'key' | 'day' | 'why'> & Partial<Cause>): Cause {
  return { person: null, team: null, run: null, pauseDays: null, ...cause };
}
