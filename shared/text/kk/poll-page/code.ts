import type { codePageText as Russian } from '../../ru/poll-page/code.ts';
import type { Catalogue } from '../../catalogue.ts';

export const codePageText: Catalogue<typeof Russian> = {
  title: 'Парақтағы код',
  hint: 'Он таңбаны теріңіз: бас немесе кіші әріппен, сызықшамен немесе сызықшасыз.',
  label: 'Код',
  open: 'Сауалнаманы ашу',
  incomplete: 'Кодта он таңба бар: 2 мен 9 аралығындағы цифрлар және әріптер',
};
