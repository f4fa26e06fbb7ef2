import { guardsIn } from '../guard.ts';

/** Short addresses of public links: made, withdrawn, guessed. */
export const guards = [
  guardsIn('functions/runs/short-code.ts', 'functions/runs/short-code.test.ts', {
    'a short code has 45 bits': 'randomInt([-SHORT_CODE_ALPHABET.length-]{+8+})',
  }),
  guardsIn('functions/polls/operations/renew-link.ts', 'tests/api/answers/short-codes.test.ts', {
    'a short code is withdrawn with its link -> is withdrawn with the link':
      '[-wasOpened(run) ? newShortCode() : null-]{+run.shortCode+}',
  }),
  guardsIn('functions/polls/present.ts', 'tests/api/answers/short-codes.test.ts', {
    'a short code shows only while links are allowed -> shows only while links are allowed':
      'run.[-allowAnonymousLink ? run.shortCode : null-]{+shortCode+}',
  }),
  guardsIn('functions/answers/operations/get-poll-by-code.ts', 'tests/api/answers/short-codes.test.ts', {
    'a short code opens no run that is closed -> closed or past its deadline':
      'isOpen(run, now) {+|| run +}? await publicPollOf(run, query.language, context) : null',
    'whoever guesses short codes is refused the right one too -> is stopped': '[-wrongCodes.requireFew()-]{+null+}',
    'wrong short codes are counted -> is stopped': '[-await wrongCodes.count();-]',
  }),
  guardsIn('functions/runs/repositories/runs.ts', 'tests/api/answers/short-codes.test.ts', {
    'a short code goes with its run -> goes with its run': '[-...shortLinkWrites(run, null),-]',
  }),
  guardsIn('functions/data/removal.ts', 'tests/api/answers/short-codes.test.ts', {
    'a short code goes with its poll -> goes with its run':
      "...(typeof shortCode === 'string' ? [[-keys.shortLink(shortCode)-]] : []),",
  }),
  guardsIn('functions/runs/repositories/link-use.ts', 'tests/api/answers/short-codes.test.ts', {
    'wrong short codes are counted in the write -> many at once': '[-, { below: { tried: limit } }-])',
  }),
  guardsIn('functions/answers/wrong-codes.ts', 'tests/api/answers/short-codes.test.ts', {
    'wrong short codes are counted by source -> is stopped': "sourceBucket('code', window, [-sourceAddress-]{+''+})",
  }),
];
