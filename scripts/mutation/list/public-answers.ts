import type { Guard } from '../guard.ts';

const FOREIGN = 'tests/security/foreign-ids.test.ts';
const LINK = 'tests/security/public-link.test.ts';
const SUBMISSION = 'functions/core/rules/submission.ts';
const OPEN = 'functions/answers/open-frame.ts';

/** The way of a respondent. */
export const publicAnswers: readonly Guard[] = [
  {
    name: 'token comparison',
    file: OPEN,
    from: '!sameToken(frame.publicToken, token)',
    to: 'false',
    test: LINK,
    only: /like one that never was/,
  },
  {
    name: 'token comparison in full',
    file: 'functions/core/rules/public-token.ts',
    from: 'return left.length === right.length && timingSafeEqual(left, right);',
    to: 'return left.subarray(0, 21).equals(right.subarray(0, 21));',
    test: LINK,
    only: /with another secret/,
  },
  {
    name: 'public links allowed',
    file: OPEN,
    from: '!frame.allowAnonymousLink || !isOpen(frame, now)',
    to: '!isOpen(frame, now)',
    test: LINK,
    only: /without public links|withdrawn permission/,
  },
  {
    name: 'open run',
    file: OPEN,
    from: '!frame.allowAnonymousLink || !isOpen(frame, now)',
    to: '!frame.allowAnonymousLink',
    test: LINK,
    only: /a draft|closed again|past its deadline/,
  },
  {
    name: 'published run',
    file: 'shared/rules/frame-state.ts',
    from: 'return frame.published && !isPast',
    to: 'return !isPast',
    test: LINK,
    only: /a draft|closed again/,
  },
  {
    name: 'answers at the very moment of the deadline',
    file: 'shared/rules/frame-state.ts',
    from: 'Date.parse(deadline) < now.getTime()',
    to: 'Date.parse(deadline) <= now.getTime()',
    test: 'shared/rules/frame-state.test.ts',
  },
  {
    name: 'deadline',
    file: 'shared/rules/frame-state.ts',
    from: 'frame.published && !isPast(frame, now)',
    to: 'frame.published',
    test: LINK,
    only: /past its deadline/,
  },
  {
    name: 'required questions',
    file: SUBMISSION,
    from: 'if (question.is_required && answered[index] === null) {',
    to: 'if (false) {',
    test: LINK,
    only: /required question|nothing at all/,
  },
  {
    name: 'foreign questions',
    file: SUBMISSION,
    from: 'if (!known.has(id)) issues.push(',
    to: 'if (false) issues.push(',
    test: FOREIGN,
    only: /another poll/,
  },
  {
    name: 'one answer a question',
    file: SUBMISSION,
    from: 'else if (texts.has(id)) issues.push(',
    to: 'else if (false) issues.push(',
    test: LINK,
    only: /two answers/,
  },
  {
    name: 'refusal of answers',
    file: SUBMISSION,
    from: 'if (issues.length > 0) invalid(issues);',
    to: '',
    test: FOREIGN,
    only: /among 99/,
  },
  {
    name: 'response belongs to its run',
    file: 'functions/core/rules/response-key.ts',
    from: "createHash('sha256').update(`${frameId}/${sessionId}`)",
    to: "createHash('sha256').update(sessionId)",
    test: FOREIGN,
    only: /session of a respondent/,
  },
  {
    name: 'an answer has something to see in it',
    file: 'functions/core/rules/submission.ts',
    from: "texts.set(id, hasVisibleText(content) ? content : '');",
    to: 'texts.set(id, content);',
    test: 'tests/api/answers/take-public-poll.test.ts',
    only: /nothing to see/,
  },
  {
    name: 'junk on the 0–10 scale takes no counted place',
    file: 'functions/data/response-counts.ts',
    from: 'const words = counts.scale && index === 0 ? 0 : room;',
    to: 'const words = room;',
    test: 'tests/api/counters/counters.test.ts',
    only: /alone/,
  },
];
