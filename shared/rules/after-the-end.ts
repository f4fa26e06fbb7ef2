import { afterTheEndText } from '#text/rules/after-the-end.ts';
import { kindOf, type PollSettings } from './poll-statement.ts';

/** What of a run that is over decides who reads its answers. */
interface EndedSettings extends Pick<PollSettings, 'anonymous' | 'via' | 'visibility'> {
  readonly smallestGroup: number;
}

/** What becomes of the answers of a run that is over, in a sentence. */
export function afterTheEnd({ anonymous, via, visibility, smallestGroup }: EndedSettings): string {
  const { nobody, seen } = afterTheEndText;
  if (visibility === 'never') return nobody;
  return seen(kindOf({ anonymous, via }) === 'named-member', visibility === 'live' ? null : smallestGroup);
}
