import type { RuleCondition } from '#shared/models/automation-rule.ts';
import { DRY_RUN_DAYS } from '#shared/rules/automation-rules/limits.ts';
import { isPersonal, isPersonsDay, isRulesDay } from '#shared/rules/automation-rules/person-dates.ts';
import { addDays, type Day } from '#shared/rules/working-days.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { dryRunText } from '#text/automations/dry-run.ts';
import { say } from '../said.ts';
import { causeOf, type Cause, type CauseSearch, type Past } from './cause.ts';

type Condition = Extract<RuleCondition, { kind: 'date' }>;

const SAID = { anniversary: 'anniversary', probation_end: 'probationEnd' } as const;

/** The people whose date it is tonight, or the day itself. */
export async function datesNow(condition: Condition, { repos, workspaceId, today }: CauseSearch): Promise<Cause[]> {
  const members = isPersonal(condition) ? await repos.members.all(workspaceId) : [];
  return causesOn(condition, today, members);
}

/** The same of every day of the past, for the members there are now. */
export async function datesBefore(condition: Condition, { repos, workspaceId, today }: CauseSearch): Promise<Past> {
  const members = isPersonal(condition) ? await repos.members.all(workspaceId) : [];
  const days = Array.from({ length: DRY_RUN_DAYS }, (_, index) => addDays(today, index - DRY_RUN_DAYS + 1));
  const causes = days.flatMap((day) => causesOn(condition, day, members));
  const unhired = members.filter(({ hiredOn }) => hiredOn === null).length;
  const unknown = [
    ...(unhired === 0 ? [] : [dryRunText.unknown.hiredOn(unhired)]),
    ...(isPersonal(condition) ? [dryRunText.unknown.gone] : []),
  ];
  return { causes, unknown };
}

function causesOn(condition: Condition, day: Day, members: readonly Member[]): Cause[] {
  const { on, days } = condition;
  if (on === 'day' || on === 'month_start') {
    if (!isRulesDay(condition, day)) return [];
    const why = on === 'day' ? say('theDay', { day: condition.day! }) : say('monthStart', { day });
    return [causeOf({ key: `date/${on}/${day}`, day, why })];
  }
  return members
    .filter(({ hiredOn, blocked }) => hiredOn !== null && blocked === null && isPersonsDay(condition, hiredOn, day))
    .map((person) => {
      // How many years it are is not said: beside groups by tenure it would help to guess whose answers are whose.
      const why = say(SAID[on], { day: addDays(day, -days) });
      return causeOf({ key: `date/${on}/${person.userId}/${day}`, day, why, person });
    });
}
