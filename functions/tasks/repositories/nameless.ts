import { taskTitles } from '#text/tasks/titles.ts';

/** Stands in kept titles for the name of somebody whose account is gone; no keyboard has this character. */
export const NAMELESS = '\uE0F0';

/** A kept title of a task in the words of whoever reads it. */
export function titleInWords(title: string): string {
  return title.includes(NAMELESS) ? title.replaceAll(NAMELESS, taskTitles.formerEmployee) : title;
}
