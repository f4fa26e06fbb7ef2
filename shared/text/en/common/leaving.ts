import type { leavingText as Russian } from '../../ru/common/leaving.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words about asking those who leave a company why, wherever somebody is removed or leaves. */
export const leavingText: Catalogue<typeof Russian> = {
  one: 'This person has left the company: ask them why',
  several: 'They have left the company: ask them why',
  note: 'Anyone who was here for at least two weeks gets one email with a link to an anonymous poll. Answers are shown once five people have answered.',
  me: 'You will get one email asking why you are leaving. The answer is anonymous, and you need not answer.',
};
