import type { Automations } from '#functions/automations/repositories/automations.ts';
import { countNamedRuns } from '#functions/runs/take-names-off.ts';
import type { Opened } from '#data/open-repositories.ts';
import type { Retention } from '#shared/models/retention.ts';
import { monthsEarlier } from '#shared/rules/months-earlier.ts';
import { RETAINED, type Retained, type RetentionTerms } from '#shared/rules/retention.ts';
import { logMoment, payBefore, type repositories } from './outdated.ts';
import { termsOf } from './terms.ts';

type Repos = Opened<typeof repositories>;

/** Counting ends here: whoever removes as much need not know more exactly. */
const COUNT_MAX = 5_000;

/** How many there are of each kind that is older than a moment. */
const COUNTS: Readonly<Record<Retained, (workspaceId: string, before: string, repos: Repos) => Promise<number>>> = {
  answers: countNamedRuns,
  async tasks(workspaceId, before, { tasks }) {
    let count = 0;
    for await (const _ of tasks.completedBefore(workspaceId, before)) if (++count > COUNT_MAX) break;
    return count;
  },
  pay: async (workspaceId, before, repos) => (await payBefore(workspaceId, before, repos)).length,
  logs: (workspaceId, before, { accessLog }) => accessLog.countBefore(workspaceId, logMoment(before)),
};

/** The terms of a workspace with what goes within a month by those asked for. */
export async function presentRetention(
  workspaceId: string,
  automations: Automations | null,
  asked: RetentionTerms,
  { repos, now }: { readonly repos: Repos; readonly now: Date },
): Promise<Retention> {
  const until = monthsEarlier(now, -1);
  const counted = await Promise.all(
    RETAINED.map(async (kind) => {
      const months = asked[kind];
      if (months === null) return [kind, { count: 0, more: false }] as const;
      const count = await COUNTS[kind](workspaceId, monthsEarlier(new Date(until), months), repos);
      return [kind, { count: Math.min(count, COUNT_MAX), more: count > COUNT_MAX }] as const;
    }),
  );
  return {
    terms: termsOf(automations),
    saved_at: automations?.retention?.savedAt ?? null,
    until,
    going: Object.fromEntries(counted) as Retention['going'],
  };
}
