import { guardsIn } from '../guard.ts';

/** What stands between a file that anybody may have made and the workspace it is brought into. */
export const guards = [
  guardsIn('functions/moving/bring-part.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: a part is the one of its manifest -> not the one of its manifest':
      "[-if (createHash('sha256').update(text).digest('hex') !== wanted.sha256) wrong(movingErrors.wrongHash);-]",
    'moving: parts come in their order -> comes out of turn':
      '[-if (part > done || wanted?.kind !== kind) conflict(movingErrors.outOfOrder);-]{+if (!wanted) conflict(movingErrors.outOfOrder);+}',
  }),
  guardsIn('functions/moving/operations/begin-moving.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: people come last -> people before polls': '[-if (!isInOrder(parts)) conflict(movingErrors.wrongOrder);-]',
    'moving: into a new workspace alone -> for a new workspace alone':
      '[-if (!(await isEmpty(workspace, context))) conflict(movingErrors.notEmpty);-]',
  }),
  guardsIn('functions/moving/operations/bring-people.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: no more people than the plan has room for -> than the plan has room for':
      "[-if (added.length > freeSeats(seatsOf(workspace, plan, pending))) refuseMore(plan, 'people');-]",
  }),
  guardsIn('functions/moving/operations/bring-tasks.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: a trail belongs to a task that is there -> task of nobody': '[-if (lost) unknownReference(lost.number);-]',
  }),
  guardsIn('functions/moving/operations/take-polls.ts', 'tests/api/moving/moving.test.ts', {
    'moving: no run with names leaves -> nothing that its owner cannot see':
      '!published[- && isAnonymous-] && wasOpened(run)',
  }),
];
