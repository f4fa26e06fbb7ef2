import type { Guard } from '../guard.ts';

const CODES = 'tests/api/answers/short-codes.test.ts';
const BY_CODE = 'functions/answers/operations/get-poll-by-code.ts';

/** Short addresses of public links: made, withdrawn, guessed. */
export const shortCodes: readonly Guard[] = [
  {
    name: 'a short code has 45 bits',
    file: 'functions/runs/short-code.ts',
    from: 'randomInt(SHORT_CODE_ALPHABET.length)',
    to: 'randomInt(8)',
    test: 'functions/runs/short-code.test.ts',
  },
  {
    name: 'a short code is withdrawn with its link',
    file: 'functions/polls/operations/renew-link.ts',
    from: 'wasOpened(run) ? newShortCode() : null',
    to: 'run.shortCode',
    test: CODES,
    only: /is withdrawn with the link/,
  },
  {
    name: 'a short code shows only while links are allowed',
    file: 'functions/polls/present.ts',
    from: 'run.allowAnonymousLink ? run.shortCode : null',
    to: 'run.shortCode',
    test: CODES,
    only: /shows only while links are allowed/,
  },
  {
    name: 'a short code opens no run that is closed',
    file: BY_CODE,
    from: 'isOpen(run, now) ? await publicPollOf(run, context) : null',
    to: 'isOpen(run, now) || run ? await publicPollOf(run, context) : null',
    test: CODES,
    only: /closed or past its deadline/,
  },
  {
    name: 'a short code goes with its run',
    file: 'functions/runs/repositories/runs.ts',
    from: '...shortLinkWrites(run, null),',
    to: '',
    test: CODES,
    only: /goes with its run/,
  },
  {
    name: 'a short code goes with its poll',
    file: 'functions/data/removal.ts',
    from: "...(typeof shortCode === 'string' ? [keys.shortLink(shortCode)] : []),",
    to: "...(typeof shortCode === 'string' ? [] : []),",
    test: CODES,
    only: /goes with its run/,
  },
  {
    name: 'whoever guesses short codes is refused the right one too',
    file: BY_CODE,
    from: 'wrongCodes.requireFew()',
    to: 'null',
    test: CODES,
    only: /is stopped/,
  },
  {
    name: 'wrong short codes are counted',
    file: BY_CODE,
    from: 'await wrongCodes.count();',
    to: '',
    test: CODES,
    only: /is stopped/,
  },
  {
    name: 'wrong short codes are counted in the write',
    file: 'functions/runs/repositories/link-use.ts',
    from: ', { below: { tried: limit } })',
    to: ')',
    test: CODES,
    only: /many at once/,
  },
  {
    name: 'wrong short codes are counted by source',
    file: 'functions/answers/wrong-codes.ts',
    from: "sourceBucket('code', window, sourceAddress)",
    to: "sourceBucket('code', window, '')",
    test: CODES,
    only: /is stopped/,
  },
];
