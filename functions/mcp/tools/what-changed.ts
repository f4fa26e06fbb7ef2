import * as z from 'zod/mini';
import { isDay, moscowDay } from '#shared/rules/working-days.ts';
import { mcpText } from '#text/mcp.ts';
import { byPeople } from '../by-people.ts';
import { Refused } from '../call.ts';
import { defineTool, described, Link, type Asked } from '../tool.ts';
import { TOLD } from '../told.ts';
import { Load, loadOf, Signal, signalOf } from './signals.ts';

const Enps = z.object({
  poll: z.string(),
  run_id: z.string(),
  opened_at: z.string(),
  /** Whether the run was opened within the period. */
  in_period: z.boolean(),
  is_open: z.boolean(),
  score: z.number(),
  low: z.number(),
  high: z.number(),
  answered: z.int(),
  /** Against the run before, with the interval of the product; null where there is none to compare with. */
  change: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number(), more_than_chance: z.boolean() })),
});

const day = () => z.string().check(z.refine(isDay));

/** What has sagged this month: the newest eNPS against the one before, teams that need attention, load. */
export const whatChanged = defineTool({
  name: 'what_changed',
  words: 'whatChanged',
  input: () =>
    z.strictObject({
      since: described(z.optional(day()), mcpText.fields.since),
      until: described(z.optional(day()), mcpText.fields.until),
    }),
  output: z.object({
    period: z.object({ since: z.string(), until: z.string() }),
    enps: z.nullable(Enps),
    /** Why there is no eNPS, or none of the period. */
    note: z.nullable(z.string()),
    teams: z.array(Signal),
    /** So many more teams have a signal. */
    more_teams: z.int(),
    load: z.nullable(Load),
    /** Nothing needs attention though there was something to judge by. */
    calm: z.boolean(),
    links: z.array(Link),
  }),
  tell: async (asked, { since = `${asked.today.slice(0, 8)}01`, until = asked.today }) => {
    const { call, workspaceId: id, link } = asked;
    const [pulse, attention] = await Promise.all([pulseOf(asked), call(TOLD.getAttention, { params: { id } })]);
    const enps = pulse === null ? null : enpsOf(pulse.enps, since, until);
    const results = pulse?.enps ? [link('results', `/app/poll/${pulse.enps.poll_id}/results`)] : [];
    return {
      period: { since, until },
      enps,
      note: pulse === null ? mcpText.noEnps : enps && !enps.in_period ? mcpText.outside : null,
      teams: attention.teams.map((team) => signalOf(team, asked)),
      more_teams: attention.others,
      load: loadOf(attention.load),
      calm: attention.calm,
      links: [link('overview', '/app?section=dashboard'), ...results],
    };
  },
});

type Pulse = Awaited<ReturnType<typeof pulseOf>>;

/** Null for whoever may see their own teams alone: eNPS is of the company. */
async function pulseOf({ call, workspaceId: id }: Asked) {
  try {
    return await call(TOLD.getPulse, { params: { id } });
  } catch (error) {
    if (error instanceof Refused && error.status === 403) return null;
    throw error;
  }
}

function enpsOf(enps: NonNullable<Pulse>['enps'], since: string, until: string): z.infer<typeof Enps> | null {
  if (enps === null) return null;
  const { latest, change } = enps;
  const opened = moscowDay(new Date(latest.opened_at));
  return {
    poll: byPeople(enps.title),
    run_id: latest.frame_id,
    opened_at: latest.opened_at,
    in_period: since <= opened && opened <= until,
    is_open: enps.is_open,
    score: latest.enps.score,
    low: latest.enps.low,
    high: latest.enps.high,
    answered: latest.enps.total,
    change: change && { value: change.value, low: change.low, high: change.high, more_than_chance: !change.random },
  };
}
