import type { codePageText as Russian } from '../../ru/poll-page/code.ts';
import type { Catalogue } from '../../catalogue.ts';

export const codePageText: Catalogue<typeof Russian> = {
  title: 'Varaqdagi kod',
  hint: 'Oʻnta belgini kiriting: katta yoki kichik harflar bilan, chiziqcha bilan yoki usiz.',
  label: 'Kod',
  open: 'Soʻrovnomani ochish',
  incomplete: 'Kodda oʻnta belgi bor: 2 dan 9 gacha raqamlar va harflar',
};
