import { guardsIn } from '../guard.ts';

/** What keeps answers and people apart. */
export const guards = [
  guardsIn('functions/runs/submit.ts', 'tests/security/anonymity.test.ts', {
    'anonymous answers under a key of the session -> joins nobody to an answer':
      'const place = responseKey(run.id, [-sessionId-]{+actor.userId+});',
    'anonymous answers carry no person -> shows? the same|joins nobody to an answer':
      'const place = {+`${+}responseKey(run.id, sessionId){+}#${actor.userId}`+};',
    'coarse time of a member’s answers -> no time finer':
      'const answeredAt = [-fullHour(now)-]{+now.toISOString()+}; const response = { key: place,',
    'coarse time of answers by link -> no time finer':
      'const answeredAt = [-fullHour(now)-]{+now.toISOString()+}; const response = { key: responseKey(',
  }),
  guardsIn('functions/runs/response-key.ts', 'tests/security/polls-abuse.test.ts', {
    'key of answers is one way -> what results show for a respondent':
      "return [-createHash('sha256').update(`${runId}/${sessionId}`).digest().subarray(0, KEY_BYTES)-]{+Buffer.from(sessionId.replaceAll('-', ''), 'hex')+}.toString('base64url');",
    'key of answers belongs to one run -> with the session of a respondent of another':
      '[-`${runId}/${sessionId}`-]{+sessionId+}',
  }),
  guardsIn('functions/runs/response-key.ts', 'tests/security/anonymity.test.ts', {
    'key of answers tells no time -> no key with a time':
      "[-return createHash('sha256').update(`${runId}/${sessionId}`).digest().subarray(0, KEY_BYTES)-]{+const time = Buffer.alloc(6); time.writeUIntBE(Date.now(), 0, 6); return Buffer.concat([time, createHash('sha256').update(`${runId}/${sessionId}`).digest().subarray(6, KEY_BYTES)])+}.toString('base64url');",
  }),
  guardsIn('functions/runs/participation-mark.ts', 'tests/security/anonymity.test.ts', {
    'marks are signed with the KMS key -> whoever has the table AND':
      "createHmac('sha256', {+(+}await keyring.derive('marks')){+ && 'tonus')+}",
    'marks need more than the table -> the table alone, secret of the marks included':
      "createHmac('sha256', [-key-]{+Buffer.from(secret, 'base64url')+}).update(text)",
  }),
  guardsIn('functions/runs/repositories/run-kinds.ts', 'tests/security/runs-abuse.test.ts', {
    'marks die with their run -> is another one each time': '? [] : [[-...secrets, -]insert(forgetting)]',
  }),
  guardsIn('functions/runs/repositories/run-kinds.ts', 'tests/security/anonymity.test.ts', {
    'marks are swept away with their run -> cannot even tell who has answered': '[...secrets[-, insert(forgetting)-]]',
  }),
  guardsIn('functions/runs/repositories/run-secrets.ts', 'tests/security/runs-abuse.test.ts', {
    'marks only in anonymous runs -> not made for a run with names':
      '...(run.isAnonymous {+|| true +}? [participationKeyWrite(',
  }),
  guardsIn('functions/runs/repositories/runs.ts', 'tests/security/runs-abuse.test.ts', {
    'marks’ secret goes with a deleted run -> is another one each time':
      'remove(refOf(run)),[- ...endSecretWrites(run),-]',
    'poll of a run as it was read -> made anonymous, or named, a moment ago':
      '{ [-equals: { version: poll.version }-]{+exists: true+} },',
  }),
  guardsIn('functions/runs/repositories/marks.ts', 'tests/security/runs-abuse.test.ts', {
    'marks’ secret is another one each time -> is another one each time':
      "secret: [-randomBytes(SECRET_BYTES).toString('base64url')-]{+'the same for everybody'+},",
    'marks of the open run stay -> opened again meanwhile stay':
      "[-current === null || !String(item['sk']).startsWith(current)-]{+true+}",
  }),
  guardsIn('functions/runs/member-mark.ts', 'tests/security/polls-abuse.test.ts', {
    'marks stand for the member -> another one each time answers an anonymous run once':
      'mac: sign([-userId-]{+sessionId+}), proof: sign(`${userId}/${sessionId}`)',
    'proof is bound to the session -> another one each time answers an anonymous run once':
      'proof: sign([-`${userId}/${sessionId}`-]{+userId+})',
  }),
  guardsIn('functions/runs/member-mark.ts', 'tests/security/runs-abuse.test.ts', {
    'proof names the member and the session -> another proof for every session':
      'proof: sign([-`${userId}/${sessionId}`-]{+sessionId+})',
  }),
  guardsIn('functions/runs/member-mark.ts', 'tests/security/anonymity.test.ts', {
    'marks stop with their secret -> from the closed table nobody can':
      "?? [-runClosed()-]{+{ keyId: 'none', secret: 'none' }+};",
  }),
  guardsIn('functions/runs/repositories/marks.ts', 'tests/security/polls-abuse.test.ts', {
    'a mark is written once -> another one each time answers an anonymous run once':
      "await table.write([-insert(-]{+{ kind: 'put', item: +}{ ...place.mark(runId, keyId, mac), type: place.type, proof }[-)-]{+ }+});",
    'a mark of another session is refused -> another one each time answers an anonymous run once':
      "[-error.item?.['proof'] === proof ? 'same' : 'other'-]{+'same'+}",
    'a mark of the same session is let through -> in capital letters is the same':
      "[-error.item?.['proof'] === proof ? 'same' : -]'other'",
  }),
  guardsIn('functions/runs/submit.ts', 'tests/security/polls-abuse.test.ts', {
    'who has answered is refused -> another one each time answers an anonymous run once':
      "[-if (outcome === 'other') alreadyAnswered();-]",
    'a failed write takes its mark back -> does not lock out who sends again':
      '[-await repos.participation.remove(run.id, mark);-]',
    'a mark is taken back where nobody can come again -> does not open the run for a second answer':
      'if ([-session !== null || -]error instanceof AppError) throw error;',
  }),
  guardsIn('functions/runs/submit.ts', 'tests/api/polls/take-poll.test.ts', {
    'a mark stays beside answers that are there -> whose word was lost':
      'if ([-(await repos.responses.find(run.id, place)) === null-]{+place+}) {',
  }),
  guardsIn('functions/runs/repositories/marks.ts', 'tests/api/polls/take-poll.test.ts', {
    'a mark of another session is not taken back -> when the mark cannot be written':
      'remove(place.mark(runId, keyId, mac)[-, { equals: { proof } }-])',
  }),
  guardsIn('functions/runs/repositories/opened-run.ts', 'tests/security/anonymity-settings.test.ts', {
    'anonymity frozen at the first opening -> named while the run is closed':
      'languages: languages ?? [] } : {{+ isAnonymous +}}),',
    'anonymity taken at the first opening -> a draft has no promise yet':
      '{ title, pollType, [-isAnonymous, -]questions, resultsVisibility, languages: languages ?? [] }',
  }),
  guardsIn('functions/polls/operations/get-poll-to-take.ts', 'tests/security/anonymity-settings.test.ts', {
    'anonymity by the run, not by the poll -> stays one when the poll becomes anonymous':
      'run ? { ...run, id: run.pollId{+, isAnonymous: poll.isAnonymous+} } : poll',
  }),
  guardsIn('functions/runs/counting/count-responses.ts', 'tests/security/anonymity-traces.test.ts', {
    'words taken back are forgotten -> forget the words':
      '[-forgetUnusedValues(-]fresh.reduce(apply, { ...begun, days: countDays(begun.days ?? {}, fresh) })[-)-]',
  }),
  guardsIn('functions/runs/repositories/response-counts.ts', 'tests/security/anonymity-traces.test.ts', {
    'counters keep no order -> order in which answers came':
      'return values[-.toSorted(([a], [b]) => (a < b ? -1 : 1))-];',
  }),
  guardsIn('functions/answers/link-rate-limit.ts', 'tests/security/anonymity-traces.test.ts', {
    'link rate in the table only under many submissions -> not there for ordinary respondents':
      '[-if (source.submissions <= UNCOUNTED) return;-]',
  }),
  guardsIn('functions/answers/source-bucket.ts', 'tests/security/anonymity-traces.test.ts', {
    'link rate by bucket, not by address -> hold a bucket': "'hex')[-.slice(0, BUCKET_HEX_DIGITS)-]",
    'link rate in another bucket every minute -> hold a bucket': '`${counted}/[-${window}/${address}-]{+${address}+}`',
    'link rate in another bucket for every link -> hold a bucket': '`[-${counted}/${window}-]{+${window}+}/${address}`',
  }),
  guardsIn('functions/runs/repositories/responses.ts', 'tests/security/runs-abuse.test.ts', {
    'names off the answers of a deleted account -> leaves its answers to runs with names':
      'answeredAt[-: fullHour(new Date(answeredAt))-],',
  }),
];
