import { guardsIn } from '../guard.ts';

/** What the documents of the public pages must hold. */
export const guards = [
  guardsIn('web/src/site/page-head.ts', 'web/src/site/page-head.test.ts', {
    'settings of the stage inside their element of the page -> end the element':
      "[-.replaceAll('<', String.raw`\\u003c`)-]",
  }),
  guardsIn('web/src/features/landing/visitor-session.ts', 'web/src/features/landing/visitor-session.test.ts', {
    'tokens the server refuses removed by the landing -> makes a guest of status':
      '[-if (error instanceof ApiError) endSession();-]',
  }),
];
