import { formatNumber, NBSP, plural } from '../format.ts';

const codes = (count: number) => plural(count, 'код', 'кода', 'кодов');

/** Texts of sheets with one-time codes: on the screen and on paper. */
export const codeSheetsText = {
  section: 'Листы с кодами',
  about:
    'Для тех, у кого нет почты: разрежьте лист и дайте тянуть вслепую. Код отвечает один раз, а кому какой достался, не знает никто.',
  make: 'Сделать лист',
  loadFailed: 'Не получилось прочитать список листов',
  line: (count: number, day: string) => `Лист на${NBSP}${codes(count)}, напечатан ${day}`,
  revoked: 'отозван',
  reprint: 'Напечатать заново',
  revoke: 'Отозвать лист',
  /** For whoever hears the buttons: which sheet they are of. */
  of: (action: string, line: string) => `${action}: ${line}`,

  dialog: {
    title: 'Лист с одноразовыми кодами',
    count: 'Сколько кодов',
    countHint: (most: number) => `От 1 до ${formatNumber(most)}. Возьмите с${NBSP}запасом: лишние можно выбросить.`,
    countInvalid: (most: number) => `Нужно целое число от 1 до ${formatNumber(most)}`,
    perPage: 'Кодов на странице A4',
    language: 'Язык листа',
    ownLanguage: 'Как у опроса',
    draft: 'Коды заработают, когда запуск опубликуют.',
    submit: 'Сделать и скачать',
    failed: 'Не получилось сделать лист',
  },
  printed: {
    title: 'Лист скачан',
    text: 'Коды есть только в этом файле. Закроете окно — скачать его снова будет нельзя: если файл потеряется, напечатайте лист заново.',
    again: 'Скачать ещё раз',
    done: 'Готово',
    lost: 'Лист готов, но файл не получился. Напечатайте его заново: прежние коды перестанут действовать.',
  },
  reprinting: {
    title: 'Напечатать лист заново?',
    text: 'На листе будут другие коды. Прежние сразу перестанут действовать: кто ещё не ответил, тому нужен новый. Собранные ответы останутся.',
    submit: 'Напечатать и скачать',
    failed: 'Не получилось напечатать лист заново',
  },
  revoking: {
    title: 'Отозвать лист?',
    text: (count: number) =>
      `Лист, на котором ${codes(count)}, сразу перестанет действовать, и вернуть его нельзя. Собранные ответы останутся.`,
    confirm: 'Отозвать лист',
    failed: 'Не получилось отозвать лист',
  },

  /** How the name of a file begins. */
  file: 'Коды',
} as const;
