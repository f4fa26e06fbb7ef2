import type { promisedText as Russian } from '../../ru/overview/promised.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, quoted } from '../format.ts';

/** Words of what people were promised, which come with it. */
export const promisedText: Catalogue<typeof Russian> = {
  title: (count) => `Promised to people and still being done: ${formatNumber(count)}`,
  since: (day) => `since ${day}`,
  by: (who) => `${who} is responsible`,
  open: (title) => quoted(title),
  openOf: (title) => `Mark what is done in the reply to ${quoted(title)}`,
  more: (count) => `And ${formatNumber(count)} more: in the replies to polls.`,
};
