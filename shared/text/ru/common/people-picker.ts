import { formatNumber, NBSP } from '../format.ts';

/** Words of choosing people by name. */
export const peoplePickerText = {
  people: 'Люди',
  search: 'Имя или адрес',
  more: (shown: number, found: number) => `Показано ${shown} из${NBSP}${formatNumber(found)}: уточните поиск.`,
  nobodyFound: 'Никого не нашли.',
};
