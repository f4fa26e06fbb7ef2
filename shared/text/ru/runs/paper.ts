import { momentText } from '../dates.ts';
import { NBSP, plural, quoted } from '../format.ts';

const codes = (count: number) => plural(count, 'код', 'кода', 'кодов');

/** What respondents read on paper, in the language it is printed in. */
export const paperText = {
  /** A sheet of one-time codes. */
  sheet: {
    page: (page: number, pages: number, count: number) => `Страница ${page} из ${pages}, ${codes(count)}`,
    cut: ['Разрежьте и дайте тянуть вслепую:', 'кому какой код достался, не знает никто'],
    point: 'Наведите камеру телефона или наберите адрес и код.',
    anonymous: 'Опрос анонимный: без имени и входа.',
    named: 'Без имени и входа.',
    team: (team: string) =>
      `Кто печатал листы, мог ответить нерозданными кодами. Ответ войдёт в итог, который покажут от${NBSP}пяти ответов: команда ${quoted(team)}.`,
    once: 'Один ответ',
    onceUntil: (moment: Date, year: boolean) => `Один ответ, до ${momentText(moment, { time: true, year })}`,
    foot: 'Код можно набирать заглавными или строчными, с дефисом или без. Если напечатать лист заново, эти коды перестанут действовать.',
  },
  /** A slip by which somebody without an account connects a chat. */
  slip: {
    point: (messenger: string) => `Наведите камеру телефона: откроется чат в${NBSP}${messenger}. Нажмите «Начать».`,
    after: `Туда придут ссылки на${NBSP}опросы. Отключить: напишите в${NBSP}чат «стоп».`,
  },
} as const;
