import { plural, NBSP } from '../../format.ts';

/** What is of surveys alone: the page, whom they ask, how they are saved. */
export const surveyText = {
  newTitle: 'Новое исследование',
  editTitle: 'Исследование',
  back: 'Исследования',
  header: { untitled: 'Новое исследование', placeholder: 'Название исследования' },
  noRight: 'Исследования готовят владелец, HR и руководители.',
  notFoundTitle: 'Исследование не найдено',
  notFound: 'Его удалили, или оно из другого пространства.',
  toList: 'К исследованиям',
  loadFailed: 'Не получилось загрузить исследование',
  exampleButton: 'Показать на примере',

  add: {
    import: 'Перенести',
    sets: 'Готовый набор',
  },

  undo: {
    replacedBySet: 'Взят готовый набор, его можно править.',
    replacedByFile: 'Вопросы взяты из файла.',
    replacedByPoll: 'Вопросы взяты из опроса.',
    replacedByNewest: 'Показана новая версия.',
    restored: (when: string) => `Здесь то, что не успело сохраниться (${when}).`,
    startOver: 'Отказаться от этого',
  },

  problems: {
    title: 'Назовите исследование',
    roles: 'Выберите роли',
    users: 'Выберите, кого спросить',
  },

  saving: {
    saved: (time: string) => `черновик сохранён в${NBSP}${time}`,
    savedBefore: 'черновик сохранён',
    saving: 'сохраняем…',
    offline: 'нет связи: черновик на этом устройстве, сохраним сами',
    incomplete: (count: number) =>
      `черновик на этом устройстве: осталось исправить ${plural(count, 'ошибку', 'ошибки', 'ошибок')}`,
    onDevice: 'черновик пока на этом устройстве',
    refused: 'черновик на этом устройстве: сервер его не принял',
    conflict: 'не сохранено: есть другая версия',
    create: 'Сохранить черновик',
    newer: (when: string) =>
      `Пока вы правили, исследование сохранил кто-то ещё (${when}). Ваш текст на месте и ещё не сохранён.`,
    takeNewest: 'Показать ту версию',
    overwrite: 'Сохранить мою поверх',
    launchedMeanwhile:
      'Пока вы правили, исследование открыли. Вопросы теперь не меняются, а ваши правки остались на этом устройстве.',
    keepMine: 'Скачать мои правки',
    dropMine: 'Удалить их отсюда',
  },
} as const;
