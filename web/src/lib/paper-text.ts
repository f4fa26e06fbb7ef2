import type { Catalogue } from '#shared/text/catalogue.ts';
import type { paperText as Russian } from '#shared/text/ru/runs/paper.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';

export type PaperText = Catalogue<typeof Russian>;

const CATALOGUES: Readonly<Record<PollLanguage, () => Promise<{ readonly paperText: PaperText }>>> = {
  ru: () => import('#shared/text/ru/runs/paper.ts'),
  en: () => import('#shared/text/en/runs/paper.ts'),
  kk: () => import('#shared/text/kk/runs/paper.ts'),
  uz: () => import('#shared/text/uz/runs/paper.ts'),
  'uz-Cyrl': () => import('#shared/text/uz-Cyrl/runs/paper.ts'),
  tg: () => import('#shared/text/tg/runs/paper.ts'),
  ky: () => import('#shared/text/ky/runs/paper.ts'),
};

/** What respondents read on paper in a language: of whoever reads it, not of whoever prints it. */
export async function loadPaperText(language: PollLanguage): Promise<PaperText> {
  return (await CATALOGUES[language]()).paperText;
}
