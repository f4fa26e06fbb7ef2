import { NOTE_SHARED_WITH } from '../../../rules/people/notes.ts';
import { NBSP } from '../format.ts';

/** Words about the notes of one-to-ones. */
export const notesText = {
  title: 'Разговоры один на один',
  write: 'Записать',
  promise: `Запись видите вы и${NBSP}те, кого вы${NBSP}назовёте. Больше никто, даже владелец.`,
  promiseToOwner: `Запись видите вы и${NBSP}те, кого вы${NBSP}назовёте. Чужих записей не${NBSP}видите и${NBSP}вы, хотя вы${NBSP}владелец.`,
  none: 'Записей, которые видны вам, пока нет.',
  noNotes: `Записи ведут о${NBSP}тех, кого знает Тонус или Bitrix24. Этого человека знает только зарплатный файл.`,
  failed: 'Не удалось загрузить записи: ',
  more: 'Показать ещё',
  /** Who sees a note: «видите вы», «вы и М. Соколова». */
  readers: (others: readonly string[]) =>
    others.length === 0 ? 'видите вы' : `${['вы', ...others.slice(0, -1)].join(', ')} и${NBSP}${others.at(-1)}`,
  author: (name: string) => `Автор: ${name}`,
  authorLeft: 'Автор вышел из пространства',
  menu: (day: string) => `Действия с${NBSP}записью за${NBSP}${day}`,
  change: 'Изменить',
  remove: 'Удалить',
  form: {
    label: 'Запись о разговоре',
    day: 'День разговора',
    text: 'О чём говорили',
    share: 'Кто ещё увидит',
    shareHint: `До пяти участников. Если никого не${NBSP}выбрать, запись увидите только вы.`,
    chosen: (count: number) => `Выбрано ${count} из${NBSP}${NOTE_SHARED_WITH}`,
    loading: 'Загружаем участников…',
    alone: `В${NBSP}пространстве пока только вы.`,
    save: 'Сохранить',
    saving: 'Сохраняем…',
    failed: 'Не удалось сохранить: ',
    written: 'Разговор записан',
    changed: 'Запись изменена',
  },
  leave: {
    title: 'Уйти без сохранения?',
    text: 'Запись о разговоре ещё не сохранена и пропадёт.',
    action: 'Уйти',
  },
  removal: {
    title: 'Удалить запись?',
    text: (day: string) => `Запись за${NBSP}${day} исчезнет у${NBSP}всех, кто её видит. Вернуть её нельзя.`,
    action: 'Удалить запись',
    done: 'Запись удалена',
    failed: (message: string) => `Не удалось удалить: ${message}`,
  },
} as const;
