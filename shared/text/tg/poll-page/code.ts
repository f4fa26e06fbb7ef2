import type { codePageText as Russian } from '../../ru/poll-page/code.ts';
import type { Catalogue } from '../../catalogue.ts';

export const codePageText: Catalogue<typeof Russian> = {
  title: 'Рамз аз варақ',
  hint: 'Даҳ аломатро нависед: бо ҳарфҳои калон ё хурд, бо дефис ё бе он.',
  label: 'Рамз',
  open: 'Кушодани пурсиш',
  incomplete: 'Дар рамз даҳ аломат аст: рақамҳо аз 2 то 9 ва ҳарфҳо',
};
