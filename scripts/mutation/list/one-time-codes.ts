import { guardsIn } from '../guard.ts';

/** One-time codes: printed, revoked, used, guessed. */
export const guards = [
  guardsIn('functions/runs/submit.ts', 'tests/api/answers/one-time-codes.test.ts', {
    'a code answers once -> answers once|twenty that are sent at once':
      "codeMark(key, { code, sessionId }))) === 'other') [-alreadyAnswered()-]{+void 0+};",
  }),
  guardsIn('functions/runs/answer-code.ts', 'tests/api/answers/one-time-codes.test.ts', {
    'a code’s mark stands for the code -> answers once': 'mac: sign([-code-]{+sessionId+})',
    'a code’s proof is bound to the session -> answers once': 'proof: sign([-`${code}/${sessionId}`-]{+code+})',
    'a code’s mark is made with the run’s secret -> is a mark apart': "createHmac('sha256', [-secret-]{+'known'+})",
  }),
  guardsIn('functions/runs/answer-code.ts', 'tests/api/polls/code-sheets.test.ts', {
    'only a hash of a code is kept -> keeps only hashes':
      "return [-pbkdf2Sync(code, 'one-time code', HASH_ROUNDS, HASH_BYTES, 'sha256').toString('base64url')-]{+code+};",
  }),
  guardsIn('functions/runs/repositories/code-sheets.ts', 'tests/api/polls/code-sheets.test.ts', {
    'codes of a revoked sheet are refused -> is revoked|is printed again with':
      '[-await table.removeMany(changed.earlier.map(keys.code));-]',
    'codes are written while their sheet is as it was printed -> while its codes are being written':
      '[-...unchanged, -]...codes])',
    'codes left behind go the next time -> by a crash': '[-...sheet.earlier, -]...sheet.hashes',
  }),
  guardsIn('functions/runs/code-sheets.ts', 'tests/api/polls/code-sheets.test.ts', {
    'no sheet for a run that is over -> a run that is over': '[-requireNotOver(run, now);-]',
  }),
  guardsIn('functions/data/removal.ts', 'tests/api/polls/code-sheets.test.ts', {
    'codes go with their run -> of a deleted run': "[-'code-sheet': (item) => hashesOf(item).map(keys.code),-]",
  }),
  guardsIn('functions/answers/run-of-code.ts', 'tests/api/answers/one-time-codes.test.ts', {
    'whoever guesses codes is refused the right one too -> is stopped': '[-await wrongCodes.requireFew();-]',
    'wrong codes are counted -> is stopped': '[-await wrongCodes.count();-]',
  }),
  guardsIn('functions/answers/operations/take-poll-by-code.ts', 'tests/api/answers/one-time-codes.test.ts', {
    'a code opens no run that is closed -> of a run that is over': "[-requireOpen(run, context.now, 'code');-]",
  }),
  guardsIn('functions/runs/repositories/run-secrets.ts', 'tests/api/answers/one-time-codes.test.ts', {
    'the secret of codes goes with the closing -> is a mark apart':
      '...(hasCodes(run) ? [[-remove(keys.codeKey(id))-]] : []),',
  }),
  guardsIn('functions/polls/operations/update-frame.ts', 'tests/api/answers/one-time-codes.test.ts', {
    'a limit does not count codes -> are not taken for those': '(await repos.results.takenByLink(run))[- - codes-])',
  }),
  guardsIn('functions/runs/repositories/withheld.ts', 'functions/runs/repositories/withheld.test.ts', {
    'codes count as people who can answer -> counts one-time codes': 'invited[- + (codes ?? 0)-] + (contacts',
  }),
  guardsIn('functions/answers/run-of-code.ts', 'tests/api/surveys/code-sheets.test.ts', {
    'survey codes: one kind opens nothing of the other -> none of one kind opens the other':
      'kind === null || [-run.kind === kind-]{+run+}',
  }),
  guardsIn('functions/runs/repositories/run-kinds.ts', 'tests/api/surveys/code-sheets.test.ts', {
    'survey codes: their secret goes with the survey’s end -> its secret is gone at once':
      'completionWrite(run, now)[-, ...endSecretWrites({ ...run, isAnonymous: false })-]',
  }),
  guardsIn('functions/surveys/jobs/break-down-survey.ts', 'tests/api/surveys/code-sheets.test.ts', {
    'survey codes: their marks go with the comparison -> its marks with the comparison':
      '[-if (hasCodes(run) || sealsGroups(run)) await repos.codeMarks.end(runId);-]',
  }),
  guardsIn('functions/surveys/operations/make-survey-code-sheet.ts', 'tests/api/surveys/code-sheets.test.ts', {
    'survey codes: none where members alone are asked -> asks members alone':
      '[-if (!survey.allowUnauthenticated) conflict(surveysErrors.link.membersOnlyForGood);-]',
  }),
  guardsIn('functions/runs/audience.ts', 'tests/security/teams-of-codes.long.test.ts', {
    'sheets fill up no team whose people are asked -> fills up no team whose people are asked|joins that team afterwards':
      'name === team && people [-===-]{+!==+} null) ? team : null; }',
    'members count in no team of sheets -> joins that team afterwards':
      'some(({ name, people }) => name === team[- && people !== null-])',
  }),
  guardsIn('functions/runs/asked-contacts.ts', 'tests/security/teams-of-codes.long.test.ts', {
    'no team with names for whoever has no account -> carries no team in a run with names|and without a group':
      '[-if (!isAnonymous) return [];-]',
  }),
  guardsIn('functions/runs/contact-addressees.ts', 'tests/security/teams-of-codes.long.test.ts', {
    'codes of no team have one under seal, too -> no code says its team':
      'team: teamOf && {+(teamOf(id) === null ? null : +}sealCodeTeam({ team: teamOf(id), onSheet: false }, code, run.id){+)+},',
  }),
  guardsIn('functions/runs/code-team.ts', 'functions/runs/code-team.test.ts', {
    'the team of a code is sealed under the code -> opens with its code': 'pbkdf2Sync([-code-]{+runId+}, `team of',
  }),
  guardsIn('functions/core/sealing.ts', 'functions/runs/code-team.test.ts', {
    'the team of a code has no length -> told by no length':
      "Buffer.alloc([-Math.ceil(content.length / BLOCK_BYTES) * BLOCK_BYTES-]{+content.length+}, ' ')",
  }),
  guardsIn('functions/runs/sheet-teams.ts', 'tests/security/teams-of-codes.long.test.ts', {
    'a sheet is of no team whose people are known -> fills up no team whose people are asked':
      '[-if ([...members, ...contacts].some((one) => one.team === team)) conflict(pollsErrors.sheetTeams.hasPeople);-]',
    'teams of sheets have nobody who is asked -> fills up no team whose people are asked':
      '[- || asked.some(({ team }) => team === name)-]',
    'teams of sheets are settled at the opening -> at the first opening or never':
      '[-conflict(pollsErrors.sheetTeams.settled);-]',
  }),
  guardsIn('functions/runs/submit.ts', 'tests/security/teams-of-codes.long.test.ts', {
    'answers by code look like those of members in a survey -> asks people without an account by a code':
      'return { [-sealed: attributesSealer(key, run.id).seal(attributes, place)-]{+attributes+} }; }',
  }),
];
