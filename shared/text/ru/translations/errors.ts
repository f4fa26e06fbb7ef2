import type { PollLanguage } from '../../../rules/poll-languages.ts';
import { pollLanguagesText } from '../common/poll-languages.ts';
import { plural } from '../format.ts';

interface Holes {
  readonly language: PollLanguage;
  readonly holes: number;
}

const holesIn = ({ language, holes }: Holes): string =>
  `${pollLanguagesText.within[language]} ${plural(holes, 'строка', 'строки', 'строк')}`;

/** Refusals of what is done to the languages of polls and surveys. */
export const translationsErrors = {
  holes: (missing: readonly Holes[]) =>
    `Запускать рано: переведены и проверены не все строки, осталось ${missing.map(holesIn).join(', ')}. Допишите их в «Языках» или выберите там «Показать на языке опроса»`,
  changed: 'Языки или переводы изменили одновременно с вами. Посмотрите, что изменилось, и сохраните ещё раз',
  thereAlready: 'Такой язык у опроса уже есть',
  translatedInto: 'На этот язык опрос уже переведён. Сначала уберите перевод',
  placeGone: 'Этого текста в опросе больше нет',
  repeated: 'Так уже называется другой вариант этого вопроса: их не различить',
  oneLine: 'Пишите в одну строку',
  textWanted: 'Перевод — это текст',
  tooLong: (max: number) => `Перевод здесь — не длиннее ${plural(max, 'знака', 'знаков', 'знаков')}`,
  tooLongTogether: (max: number) =>
    `Все переводы на один язык вместе — не длиннее ${plural(max, 'знака', 'знаков', 'знаков')}`,
  tooMany: 'Слишком много текстов сразу',
  versionIsWhole: 'Версия — целое число',
  unknownOnHoles: 'Такого выбора нет',
  unknownLanguage: 'На таком языке опросы не проводят',
  surveySettled: 'Исследование уже открыто: люди отвечают на то, что видят. Чтобы добавить язык, повторите его',
  draftingAlready: 'Черновики уже готовятся',
  nothingToDraft: 'Пустых строк нет: переводить нечего',
  noProvider: 'Черновики готовит ваш ИИ. Подключите GigaChat в настройках пространства — и они появятся здесь',
} as const;
