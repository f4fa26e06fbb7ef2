import { NBSP, plural, pluralForm } from '../../../format.ts';

const people = (count: number) => plural(count, 'человек', 'человека', 'человек');

/** Words of asking more people in a survey that runs. */
export const askMoreText = {
  open: 'Добавить людей',
  title: 'Кого ещё спросить',
  loading: 'Загружаем участников',
  everybody: 'В пространстве нет никого, кого ещё не спрашивают.',
  ofRoles: 'Кого уже спрашивают по роли, пропустим: второго приглашения им не будет.',
  together: (least: number) =>
    `Исследование анонимное: добавляют сразу не${NBSP}меньше ${plural(least, 'человека', 'человек', 'человек')}, иначе по${NBSP}новым ответам видно, чьи они.`,
  toldNobody: `Приглашений при запуске не${NBSP}выбрали: позовите людей сами. Исследование ждёт их в${NBSP}разделе «Опросы».`,
  /** Each way of telling: by what it comes, and whom it reaches. */
  told: (ways: readonly { readonly by: string; readonly reaches: string }[]) =>
    `Пригласим их ${ways.map(({ by }) => by).join(' или ')}. ${ways.map(({ reaches }) => reaches).join(' ')} Исследование ждёт их и${NBSP}в${NBSP}разделе «Опросы». Убрать добавленных потом нельзя.`,
  action: (count: number) => (count === 0 ? 'Добавить' : `Добавить ${plural(count, 'человека', 'человек', 'человек')}`),
  added: (count: number) => `${pluralForm(count, 'Добавлен', 'Добавлены', 'Добавлено')} ${people(count)}`,
  nobodyAdded: 'Всех выбранных уже спрашивают',
} as const;
