import type { Said } from '#shared/text/said.ts';
import { unhappyOf } from '#shared/rules/theme-verdict.ts';
import type { PollData } from '../data.ts';
import { say } from '../say.ts';
import type { WrittenWords } from '../words.ts';

/**
 * What people have written and no advice follows from, why, and where to look; null where nothing is left out. What a
 * single answer says is never concluded from, and that must not read as if nothing had been said.
 */
export function notConcluded(
  { smallestGroup: least, withheld }: Pick<PollData, 'smallestGroup' | 'withheld'>,
  { writers, tones, otherLanguages }: WrittenWords,
): Said | null {
  const unread = otherLanguages > 0 ? say('wordsUnread', { count: otherLanguages }) : null;
  if (writers < least && unread) return unread;
  if (writers === 0) return withheld ? say('wordsNotShown') : null;
  if (writers < least) return say('wordsTooFew', { least });
  const unhappy = unhappyOf(tones);
  if (unhappy > 0) return say('unhappyInPart', { unhappy, writers, least });
  return tones.unclear > 0 ? say('unclearInPart', { unclear: tones.unclear, writers }) : unread;
}
