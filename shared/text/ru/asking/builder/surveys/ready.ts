import { NBSP, plural } from '../../../format.ts';

/** Ready surveys, and what comes from elsewhere. */
export const readyText = {
  sets: {
    title: 'Готовый набор',
    count: (count: number) => plural(count, 'вопрос', 'вопроса', 'вопросов'),
    replaces: 'Вопросы, которые вы уже ввели, заменятся. Их можно будет вернуть одной кнопкой.',
    added: 'Всё можно поправить.',
  },

  import: {
    title: 'Перенести вопросы',
    from: 'Откуда',
    poll: 'Из опроса',
    file: 'Из JSON',
    pollHint: 'Оценки станут шкалами, ответы своими словами — текстом.',
    noPolls: 'В пространстве пока нет опросов.',
    more: 'Показать ещё',
    paste: 'Вставьте JSON',
    placeholder: '{ "title": "…", "questions": [ … ] }',
    choose: 'Выбрать файл',
    take: 'Перенести',
    unreadable: 'Файл не прочитался.',
    tooLarge: `Файл больше мегабайта: в${NBSP}нём что-то другое.`,
    mistakes: (count: number) =>
      `Ничего не перенесли: ${plural(count, 'ошибка', 'ошибки', 'ошибок')}. Поправьте и попробуйте ещё раз.`,
    example: 'Показать пример',
    save: 'Сохранить это исследование в JSON',
    fileFallback: 'Исследование',
  },
} as const;

/** What a file looks like, to begin from. */
export const FILE_EXAMPLE = `{
  "title": "Как прошёл месяц",
  "goal": "Решить, что поменять",
  "questions": [
    { "text": "Как прошёл месяц? 0 — очень плохо, 10 — отлично.", "type": "RATING", "scale": "0-10",
      "direction": "higher_is_better" },
    { "text": "Хватало ли времени?", "type": "YESNO", "section": "Нагрузка" },
    { "text": "На что не хватило?", "type": "TEXTAREA", "required": false, "section": "Нагрузка",
      "show_if": { "question": 2, "options": ["Нет"] } },
    { "text": "Что помогало?", "type": "CHECKBOX", "options": ["Команда", "Инструменты", "План"] }
  ]
}
`;
