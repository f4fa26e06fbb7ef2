import type { Translation } from '../models/translation.ts';

/** What becomes of a launch while texts of a language are missing: it is refused, or they are shown in the poll's own. */
export const ON_HOLES = ['refuse', 'own_language'] as const;
export type OnHoles = (typeof ON_HOLES)[number];

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
