import type { Translation } from '../models/translation.ts';

/** What a question says that can be said in another language. */
export interface Worded {
  readonly id: string;
  readonly text: string;
  readonly options?: readonly string[] | undefined;
  readonly section?: string | null | undefined;
}

/** Names the places of a poll where texts stand; a question keeps its places while it is moved. */
export const place = {
  title: 'title',
  text: (questionId: string) => `${questionId}/text`,
  option: (questionId: string, index: number) => `${questionId}/option/${index}`,
  section: (questionId: string) => `${questionId}/section`,
  /** A setting of its kind that is shown, such as the unit of a number. */
  setting: (questionId: string, name: string) => `${questionId}/setting/${name}`,
};

/** The text of a place in a language; what it is in the poll's own where nobody has translated it. */
export function said(translation: Translation | null, where: string, own: string): string {
  return translation?.texts[where] ?? own;
}
