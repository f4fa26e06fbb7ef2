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
    'moving: no file has more rules than a workspace -> no more rules than':
      '[-if (rulesIn(parts) > RULES_MAX) conflict(movingErrors.tooManyRules(RULES_MAX));-]',
  }),
  guardsIn('functions/moving/operations/bring-rules.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: a rule looks at a poll of its file -> a rule on a poll of somebody else':
      '[-if (titles.size === 0) unknownReference(number);-]',
    'moving: rules are off -> no more rules than': 'enabled: [-false-]{+true+},',
  }),
  guardsIn('functions/moving/leading.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: nobody leads themselves -> who lead themselves|finds a circle':
      '[-if (closesCircle(leading, email, manager)) circular(number);-]',
    'moving: who leads is in the file -> whoever leads and is not in the file':
      '[-if (!there.has(email) || !there.has(manager)) unknownReference(number);-]',
  }),
  guardsIn('functions/moving/named-answers.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: no name comes to a run without them -> names to a run without them':
      'run.past === null[- || run.isAnonymous-]) return false;',
  }),
  guardsIn('functions/moving/moved-answers.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: answers of nobody stay out of a run with names -> answers of nobody':
      'run.past === null[- || !run.isAnonymous-]) return false;',
  }),
  guardsIn('functions/moving/operations/bring-people.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: no more people than the plan has room for -> than the plan has room for':
      "[-if (added.length > freeSeats(seatsOf(workspace, plan, pending))) refuseMore(plan, 'people');-]",
  }),
  guardsIn('functions/moving/operations/bring-tasks.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: a trail belongs to a task that is there -> task of nobody': '[-if (lost) unknownReference(lost.number);-]',
  }),
  guardsIn('functions/moving/operations/take-polls.ts', 'tests/api/moving/moving.test.ts', {
    'moving: no run leaves while it is open -> while it is open': "kind === 'poll'[- && !published-] && wasOpened(run)",
  }),
  guardsIn('functions/moving/operations/take-surveys.ts', 'tests/api/moving/moved-kinds.test.ts', {
    'moving: no answers with names leave a survey -> nothing that its screens hide':
      "return [-isAnonymous && -](status === 'COMPLETED' || status === 'ARCHIVED');",
    'moving: no words of few leave a survey -> nothing that its screens hide':
      'isInWords(question)[- && areWordsShown(survey, figures!.counts, place)-] ? [place] : [],',
  }),
  guardsIn('functions/moving/operations/take-contacts.ts', 'tests/api/moving/moved-kinds.test.ts', {
    'moving: nobody leaves whose data are blocked -> nobody whose data are blocked':
      'await repos.contacts.[-all-]{+withBlocked+}(workspaceId);',
  }),
  guardsIn('functions/moving/operations/bring-contacts.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: people without an account take seats -> than the plan has room for':
      '[-await requireRoom(all.length, bringing, context);-]',
  }),
  guardsIn('functions/moving/operations/bring-surveys.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: figures are of the questions of their survey -> figures of other questions':
      '[-if (!fits(results, questions)) wrongRecord(number);-]',
  }),
  guardsIn('functions/moving/operations/bring-pay.ts', 'tests/api/moving/hostile.test.ts', {
    'moving: rows of pay stand behind those that are there -> rows behind others':
      '[-if (record.from > rows.length) unknownReference(number);-]',
  }),
  guardsIn('functions/moving/operations/bring-polls.ts', 'tests/api/moving/moved-kinds.test.ts', {
    'moving: schedules stand still -> a schedule stands still':
      'starts_on: startsOn, paused: [-true-]{+false+}, dueAt: null',
  }),
  guardsIn('functions/moving/repositories/awaited.ts', 'tests/api/moving/awaited-people.test.ts', {
    'moving: who was put under somebody meanwhile stays there -> whoever comes first':
      "if (!known[- || typeof known['managerId'] === 'string'-]) return null;",
  }),
  guardsIn('functions/moving/repositories/awaited.ts', 'tests/api/moving/awaited.test.ts', {
    'moving: who was chosen meanwhile stays responsible -> nobody a task that has somebody':
      '...([-task?.responsibleId === null && -]responsible && { responsibleId: userId }),',
    'moving: tasks go to members alone -> whoever has left again':
      '[-isMember(workspaceId, userId),-]\n      update(keyOf(task)',
  }),
];
