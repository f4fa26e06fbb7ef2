import type { Directory } from '#functions/people/directory.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { isStageDue, type NewcomerStage } from '#shared/rules/stage-polls.ts';
import type { Day } from '#shared/rules/working-days.ts';

/** Who is to be asked at each stage, and of how many nobody knows when they were hired. */
export interface Newcomers {
  readonly due: ReadonlyMap<NewcomerStage, readonly Member[]>;
  readonly unknownDays: number;
}

/** The members whose day has come. Whoever the portal says to be dismissed is not asked how they settle in. */
export function newcomersOf(
  { facts, members }: Pick<Directory, 'facts' | 'members'>,
  stages: readonly NewcomerStage[],
  days: { readonly since: Day; readonly today: Day },
): Newcomers {
  const here = [...facts.values()].flatMap(({ id, hiredOn, gone }) => {
    const member = members.get(id);
    return member && !gone ? [{ member, hiredOn: hiredOn?.value ?? null }] : [];
  });
  const dueAt = (stage: NewcomerStage) =>
    here.flatMap(({ member, hiredOn }) => (hiredOn !== null && isStageDue(stage, hiredOn, days) ? [member] : []));
  return {
    due: new Map(stages.map((stage) => [stage, dueAt(stage)])),
    unknownDays: here.filter(({ hiredOn }) => hiredOn === null).length,
  };
}
