import type { codePageText as Russian } from '../../ru/poll-page/code.ts';
import type { Catalogue } from '../../catalogue.ts';

export const codePageText: Catalogue<typeof Russian> = {
  title: 'Барактагы код',
  hint: 'Он белгини териңиз: баш же кичине тамга менен, дефис менен же дефиссиз.',
  label: 'Код',
  open: 'Сурамжылоону ачуу',
  incomplete: 'Коддо он белги бар: 2ден 9га чейинки сандар жана тамгалар',
};
