import { onePersonText as english } from '../text/en/asking/one-person.ts';
import { onePersonText as russian } from '../text/ru/asking/one-person.ts';

/**
 * Questions that only one person can be asked, by name: whoever has come a month, two or three months ago, and whoever
 * leaves. They mark the ready polls that have them, in whichever language those were made: a title is anybody's to choose.
 */
const ASKED_OF_ONE: ReadonlySet<string> = new Set([...Object.values(russian), ...Object.values(english)]);

/** Whether a poll is meant for one person: it has such a question, whatever it is called by now. */
export function asksOnePerson({ questions }: { readonly questions: readonly { readonly text: string }[] }): boolean {
  return questions.some(({ text }) => ASKED_OF_ONE.has(text));
}
