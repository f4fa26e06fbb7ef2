import { guardsIn } from '../guard.ts';

/** Polls that change, their runs and counters. */
export const guards = [
  guardsIn('functions/runs/repositories/open-runs.ts', 'tests/api/polls/open-runs.test.ts', {
    'open runs lose one that is closed -> from opening to closing|what the clock closes|by hand or by the clock':
      'if (!changed.published) return [[-remove(openRunOf(changed))-]];',
  }),
  guardsIn('functions/polls/repositories/polls.ts', 'tests/api/polls/open-runs.test.ts', {
    'open runs lose those of a deleted poll at once -> in the moment it is deleted':
      '[-remove(openRunOf({ workspaceId: poll.workspaceId, id: runId })),-]',
  }),
  guardsIn('functions/data/removal.ts', 'tests/api/polls/open-runs.test.ts', {
    'open runs lose what a deletion leaves to its job -> with the job of the deletion':
      '[-keys.openRun(String(workspaceId), String(id)),-]',
  }),
  guardsIn('functions/runs/repositories/runs.ts', 'tests/api/polls/open-runs.test.ts', {
    'open runs past their deadline count as closed -> past its deadline':
      '.filter([-(run) => isOpen(run, now)-]{+({ published }) => published+});',
  }),
  guardsIn('functions/polls/operations/take-poll.ts', 'tests/security/polls-abuse.test.ts', {
    'members answer open runs only -> when the run was closed|when its deadline|when its poll was deleted':
      '[-if (!isOpen(run, context.now)) runClosed();-]',
    'required questions for members -> required question left out|nobody asked|two answers':
      '[-answersInOrder(run, body.answers)-]{+run.questions.map(({ id }) => body.answers.find((one) => one.question_id === id)?.content ?? null)+}',
  }),
  guardsIn('shared/models/answers.ts', 'tests/security/polls-abuse.test.ts', {
    'session of an answer by link -> by link a session that is (left out|null|empty)':
      'anonymous_session_id: [-SessionId-]{+z._default(z.nullable(z.catch(SessionId, null as never)), null) as never+},',
    'one spelling of a session -> in capital letters is the same':
      'error: () => answersValidation.wrongSession })[-, z.toLowerCase()-])',
  }),
  guardsIn('shared/models/poll.ts', 'tests/security/replies-abuse.test.ts', {
    'strict change of a poll -> no workspace, id or time': 'export const PollChange = z.[-strictObject-]{+object+}(',
    'mass assignment in a poll -> no workspace, id or time':
      'export const PollChange = z.[-strictObject-]{+looseObject+}(',
  }),
  guardsIn('shared/models/run.ts', 'tests/security/replies-abuse.test.ts', {
    'strict change of a run -> no link, state, poll': 'export const FrameChange = z.[-strictObject-]{+object+}(',
  }),
  guardsIn('shared/models/poll-answers.ts', 'tests/security/anonymity-settings.test.ts', {
    'strict answers of a member -> nobody can send along': 'export const MemberAnswers = z.[-strictObject-]{+object+}(',
  }),
  guardsIn('functions/polls/questions.ts', 'tests/security/polls-abuse.test.ts', {
    'foreign questions of a changed poll -> a question of a foreign poll':
      '[-if (!known.has(id)) return [{ path, message: pollsErrors.unknownQuestion }];-]',
    'repeated questions of a changed poll -> twice in one change':
      '[-if (seen.has(id)) return [{ path, message: pollsErrors.repeatedQuestion }];-]',
  }),
  guardsIn('functions/polls/questions.ts', 'functions/polls/questions.test.ts', {
    'every field of a new question -> in a new poll and in a copy':
      '{ ...[-content-]{+contentOf({ text: content.text, is_required: true, scale: null, direction: null })+}, id, originId: id }',
    'the scale of a changed question -> when a poll is changed':
      'scale: scale [-=== undefined ? (before?.scale ?? null) : scale-]{+?? null+},',
  }),
  guardsIn('functions/polls/operations/update-poll.ts', 'tests/security/replies-abuse.test.ts', {
    'version of a changed poll -> its version is compared':
      '[-if (body.version !== undefined && body.version !== poll.version) pollChanged();-]',
  }),
  guardsIn('functions/polls/repositories/polls.ts', 'tests/security/runs-abuse.test.ts', {
    'version of a changed poll in the write -> changes a poll that somebody else':
      '{ equals: { [-version: old.version, -]...asRead } },',
    'a run that is gone stays gone when links change -> switches links off':
      '{ set: { allowAnonymousLink: changed.allowAnonymousLink }, add: { version: 1 } },[- { exists: true },-]',
  }),
  guardsIn('functions/polls/operations/update-poll.ts', 'tests/security/links-abuse.test.ts', {
    'links switched off in open runs -> by the poll is dead':
      'if (!(await repos.polls.change(poll, changed, [-published-]{+[]+}))) pollChanged();',
  }),
  guardsIn('functions/polls/operations/delete-poll.ts', 'tests/security/polls-abuse.test.ts', {
    'open runs end with their poll -> when its poll was deleted':
      'repos.polls.remove(poll, newId(), now, [-published-]{+[]+})',
  }),
  guardsIn('functions/runs/repositories/runs.ts', 'tests/security/runs-abuse.test.ts', {
    'place of a run in its poll’s list -> does not hold any more':
      'opened: wasOpened(changed), ...(published ? { namesGone: false } : {}) } },[- { exists: true },-]',
    'a run is deleted once -> deletes a run a second time': 'remove(keys.run(runId)[-, { exists: true }-]),',
    'calendar forgets a deleted run -> stands in no list any more':
      '[-...dueWrites({ ...run, published: true }, null),-]',
  }),
  guardsIn('functions/runs/repositories/run-reminders.ts', 'tests/security/runs-abuse.test.ts', {
    'calendar forgets a closed run -> stands in no list any more':
      'return run?.[-published ? run.deadline :-]{+deadline ??+} null;',
    'calendar forgets an old deadline -> stands in no list any more':
      '[-...(was === null ? [] : [notDueWrite(kind, was, id)]),-]',
    'calendar knows a new deadline -> loses its secret': '[-...(is === null ? [] : [dueWrite(kind, is, id, noted)]),-]',
  }),
  guardsIn('functions/runs/jobs/close-runs.ts', 'tests/api/jobs/close-runs.test.ts', {
    'schedule waits for the deadline -> very moment': '[-if (!isPast({ deadline }, now)) continue;-]',
  }),
  guardsIn('functions/runs/jobs/close-runs.ts', 'tests/security/runs-abuse.test.ts', {
    'schedule sees another deadline -> was given more time': '!run?.published[- || run.deadline !== deadline-]',
  }),
  guardsIn('functions/core/require-future.ts', 'tests/security/links-abuse.test.ts', {
    'no deadline that is past -> no run is made or opened|a deadline that is past':
      'if ([-deadline && Date.parse(deadline) <= now.getTime()-]{+false+}) {',
  }),
  guardsIn('functions/polls/operations/create-frame.ts', 'tests/security/links-abuse.test.ts', {
    'no deadline that is past for a new run -> no run is made or opened': '[-requireFuture(body.deadline, now);-]',
  }),
  guardsIn('functions/polls/operations/update-frame.ts', 'tests/security/links-abuse.test.ts', {
    'no deadline that is past for a changed run -> a deadline that is past': '[-requireFuture(body.deadline, now);-]',
  }),
  guardsIn('functions/polls/operations/publish-frame.ts', 'tests/security/links-abuse.test.ts', {
    'no run is opened for a moment that is past -> no run is made or opened': '[-requireFuture(run.deadline, now);-]',
  }),
  guardsIn('functions/runs/repositories/counters.ts', 'tests/security/runs-abuse.test.ts', {
    'no counters of a deleted run -> counts answers of a run that is deleted':
      'failedCondition(table, [[-runThere, -]write])',
    'counters of the run as they were read -> somebody else has counted meanwhile':
      "const item = { ...keys.totals(runId), type: 'totals', ...counts, last }; const condition = [-old ? { equals: { last: old.last } } : { exists: false }-]{+{}; void old+};",
    'counters of marks as they were read -> somebody else has counted meanwhile':
      "const item = { ...keys.participationTotals(runId), type: 'mark-totals', marks, last }; const condition = [-old ? { equals: { last: old.last } } : { exists: false }-]{+{}; void old+};",
  }),
  guardsIn('functions/runs/counting/count-responses.ts', 'tests/security/runs-abuse.test.ts', {
    'a late answer is taken away -> counts answers of a run that is deleted': "if ([-outcome === 'gone'-]{+false+})",
  }),
];
