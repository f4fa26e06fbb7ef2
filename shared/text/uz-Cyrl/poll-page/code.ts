import type { codePageText as Russian } from '../../ru/poll-page/code.ts';
import type { Catalogue } from '../../catalogue.ts';

export const codePageText: Catalogue<typeof Russian> = {
  title: 'Варақдаги код',
  hint: 'Ўнта белгини киритинг: катта ёки кичик ҳарфлар билан, чизиқча билан ёки усиз.',
  label: 'Код',
  open: 'Сўровномани очиш',
  incomplete: 'Кодда ўнта белги бор: 2 дан 9 гача рақамлар ва ҳарфлар',
};
