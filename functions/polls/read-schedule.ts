import { readAudience, requireDelayForTeams } from '#functions/runs/audience.ts';
import { invalid } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Poll } from './repositories/polls.ts';
import type { PulseSchedule } from './repositories/pulse-schedule.ts';
import type { GivenSchedule } from '#shared/models/pulse.ts';
import { asksOnePerson } from '#shared/rules/one-person.ts';
import { occurrencesAfter } from '#shared/rules/pulse-schedule.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { pollsErrors } from '#text/polls/errors.ts';

/** How far ahead a schedule may begin, days. */
const STARTS_WITHIN = 366;

/** A schedule as it is sent, with what follows from the poll and the schedule it has: the first day, the next run. */
export async function readSchedule(
  given: GivenSchedule,
  poll: Poll,
  context: Pick<OperationContext<'members'>, 'repos' | 'now'> & { readonly workspaceId: string },
): Promise<PulseSchedule> {
  const today = moscowDay(context.now);
  requireDelayForTeams({ compareTeams: given.compare_teams, resultsVisibility: given.results_visibility });
  if (given.cadence === 'member_joined' && poll.isAnonymous) {
    invalid([{ path: 'cadence', message: pollsErrors.newcomerAlone }]);
  }
  if (given.cadence !== 'member_joined' && asksOnePerson(poll) && !poll.isAnonymous) {
    invalid([{ path: 'cadence', message: pollsErrors.newcomersOnly }]);
  }
  if (given.starts_on !== undefined && given.starts_on > addDays(today, STARTS_WITHIN)) {
    invalid([{ path: 'starts_on', message: pollsErrors.startsTooLate }]);
  }
  const { audience } = await readAudience(given.audience, context);
  if (audience.kind === 'members') throw new Error('The schema lets no people picked by name through');
  const old = poll.schedule;
  const timing = { ...given, audience, starts_on: given.starts_on ?? old?.starts_on ?? today };
  const goesOn = old !== null && old.cadence === 'member_joined' && !old.paused;
  return {
    ...timing,
    dueAt: given.paused ? null : occurrencesAfter(timing, context.now, 1)[0]!.at.toISOString(),
    // Who joins while nobody looks, before the first run or in a pause, is not asked months later.
    coveredTo: goesOn ? old.coveredTo : addDays(today, -1),
  };
}
