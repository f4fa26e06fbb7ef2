import type { LanguageTexts } from '#shared/models/translations.ts';

/** What is typed and not stored yet: with what was stored there when the typing began. */
export interface Typed {
  readonly text: string;
  readonly before: string;
}

export type TypedTexts = Readonly<Record<string, Typed>>;

/** What is stored of a place. */
export function storedAt({ texts }: Pick<LanguageTexts, 'texts'>, place: string): string {
  return texts[place]?.text ?? '';
}

/** What is left to store after some of it was: what has been typed on since then. */
export function afterSaving(typed: TypedTexts, sent: TypedTexts): TypedTexts {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([place, one]) => {
      const was = sent[place];
      if (was === undefined) return [[place, one]];
      return one.text === was.text ? [] : [[place, { ...one, before: was.text }]];
    }),
  );
}

/** Whether anything is typed. */
export function isTouched(typed: TypedTexts): boolean {
  return Object.keys(typed).length > 0;
}

/**
 * What is typed after somebody was faster, held against what they have stored; and the places that both have written,
 * which a person decides: sent again, one's own takes their place knowingly.
 */
export function afterConflict(
  typed: TypedTexts,
  newest: Pick<LanguageTexts, 'texts'>,
): { readonly typed: TypedTexts; readonly both: readonly string[] } {
  const entries = Object.entries(typed);
  const both = entries.filter(([place, { before, text }]) => ![before, text].includes(storedAt(newest, place)));
  return {
    typed: Object.fromEntries(entries.map(([place, one]) => [place, { ...one, before: storedAt(newest, place) }])),
    both: both.map(([place]) => place),
  };
}
