import { guardsIn } from '../guard.ts';

/** The way of a respondent. */
export const guards = [
  guardsIn('functions/runs/given-consent.ts', 'tests/api/answers/consents.test.ts', {
    'no consent in an anonymous run -> is never kept in an anonymous run':
      "if (edition === undefined[- || noticeKindOf({ anonymous: isAnonymous }) !== 'consent'-]{+ || (void noticeKindOf, isAnonymous === null)+}) return null;",
  }),
  guardsIn('functions/answers/own-consent.ts', 'tests/api/answers/consents.test.ts', {
    'a link of withdrawal leads to the answer of its session -> erases the answer and its figures':
      'const place = [-responseKey(runId, uuidText(bytes.subarray(UUID_BYTES)))-]{+((void responseKey, void uuidText), String(bytes.length))+};',
  }),
  guardsIn('functions/runs/counting/release-responses.ts', 'tests/api/answers/consents.test.ts', {
    'a withdrawn answer goes out of sight -> takes what was released': 'if (withdrawn.length > [-0-]{+9+}) {',
  }),
  guardsIn('functions/runs/links.ts', 'tests/security/public-link.test.ts', {
    'token comparison -> like one that never was': 'run[- && sameToken(run.publicToken, token) ? run : null-]',
    'public links allowed -> without public links|withdrawn permission':
      'run?.kind === kind [-&& run.allowAnonymousLink -]? run : null',
    'open run -> is told so, and nothing is taken': '[-if (isOpen(run, now)) -]return run; if (endedAt',
    'a run that is over is known by its right link alone -> with another secret':
      '[-run && sameToken(run.publicToken, token) ? run : null-]{+void sameToken ?? run+}',
  }),
  guardsIn('functions/core/same-token.ts', 'tests/security/public-link.test.ts', {
    'token comparison in full -> with another secret':
      'return left.[-length === right.length && timingSafeEqual(left, right)-]{+subarray(0, 21).equals(right.subarray(0, 21))+};',
  }),
  guardsIn('functions/runs/ended-run.ts', 'tests/security/public-link.test.ts', {
    'a run whose poll was deleted a moment ago is unknown -> deleted a moment ago':
      'if [-(closedAt === null || !wasOpened(run)) return null-]{+(closedAt === null) return now.toISOString()+};',
  }),
  guardsIn('shared/rules/run-state.ts', 'tests/security/public-link.test.ts', {
    'published run -> a draft|closed again': 'return [-run.published && -]!isPast',
    'deadline -> past its deadline': 'run.published[- && !isPast(run, now)-]',
  }),
  guardsIn('shared/rules/run-state.ts', 'shared/rules/run-state.test.ts', {
    'answers at the very moment of the deadline': 'Date.parse(deadline) [-<-]{+<=+} now.getTime()',
  }),
  guardsIn('shared/rules/read-answers.ts', 'tests/security/public-link.test.ts', {
    'required questions -> required question|nothing at all':
      'return [-question.required ? issue(runsErrors.answers.required) : -]null',
    'one answer a question -> two answers': 'else if ([-given.has(answer.question_id)-]{+false+}) issues.push(',
  }),
  guardsIn('shared/rules/read-answers.ts', 'tests/security/foreign-ids.long.test.ts', {
    'foreign questions -> another poll': 'if ([-!known.has(answer.question_id)-]{+false+}) issues.push(',
    'refusal of answers -> among 99': 'return [-issues.length > 0 ? { issues } : -]{ answers };',
  }),
  guardsIn('functions/runs/response-key.ts', 'tests/security/foreign-ids.long.test.ts', {
    'response belongs to its run -> session of a respondent':
      "createHash('sha256').update([-`${runId}/${sessionId}`-]{+sessionId+})",
  }),
  guardsIn('shared/rules/read-answers.ts', 'tests/api/answers/take-public-poll.test.ts', {
    'an answer has something to see in it -> nothing to see': 'text[- && hasVisibleText(text)-]',
  }),
  guardsIn('shared/rules/read-answers.ts', 'tests/api/polls/scales.test.ts', {
    'an answer to a scale is a number of it -> is refused if it is':
      "return 'mistake' in reading ? [-issue(reading.mistake)-]{+'NaN'+} : reading.answer",
  }),
  guardsIn('functions/polls/questions.ts', 'tests/api/polls/scales.test.ts', {
    'a scale that is left out stays -> knows nothing of scales':
      'scale [-=== undefined ? (before?.scale ?? null) : scale-]{+?? null+}',
  }),
  guardsIn('shared/rules/scales.ts', 'tests/api/polls/scales.test.ts', {
    'the ends of a scale -> of the other scale|begins with one':
      'return number[- >= low && number <= high ? number : null-];',
    'figures only where most replies are numbers -> mostly words': '[-2 * numbers > answered-]{+true+}',
  }),
  guardsIn('shared/text/input/number-words.ts', 'shared/rules/scales.test.ts', {
    'a reply is a number only where all of it is one -> anything else is said': '[-\\s*[.!…)]*$-]/i;',
  }),
  guardsIn('functions/runs/repositories/response-counts.ts', 'tests/api/counters/counters.test.ts', {
    'junk on the 0–10 scale takes no counted place -> alone': '[-counts.scale && index === 0 ? 0 : -]words',
  }),
];
