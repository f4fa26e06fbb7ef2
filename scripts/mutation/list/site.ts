import type { Guard } from '../guard.ts';

/** What the documents of the public pages must hold. */
export const site: readonly Guard[] = [
  {
    name: 'settings of the stage inside their element of the page',
    file: 'web/src/site/page-head.ts',
    from: ".replaceAll('<', String.raw`\\u003c`)",
    to: '',
    test: 'web/src/site/page-head.test.ts',
    only: /end the element/,
  },
  {
    name: 'tokens the server refuses removed by the landing',
    file: 'web/src/features/landing/visitor-session.ts',
    from: 'if (error instanceof ApiError) endSession();',
    to: '',
    test: 'web/src/features/landing/visitor-session.test.ts',
    only: /makes a guest of status/,
  },
];
