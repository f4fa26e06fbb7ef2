import { NBSP, plural } from '../format.ts';
import { overviewText } from '../overview.ts';

const { listed } = overviewText;

/** Words of the first screen of a manager who sees their own teams alone. */
export const leadText = {
  /** In the place of what is said of all teams. */
  attention: {
    calmText: {
      both: 'Ни в опросах, ни в задачах ваших команд, которые видно.',
      answers: 'В опросах ваших команд, которые видно. По задачам сейчас не судим.',
      load: 'В задачах ваших команд, которые видно. По опросам сейчас не судим.',
    },
    rest: `У${NBSP}остальных ваших команд, которые видно, тревожных признаков нет. Группы, где меньше 5${NBSP}ответов, не показываем.`,
  },
  teams: (names: readonly string[]) =>
    `Вы видите ${names.length === 1 ? 'свою команду' : 'свои команды'}: ${listed(names)}. Так решил владелец пространства; общие итоги открыты ему и${NBSP}HR.`,
  noTeam: (people: number) =>
    `Вы видите только свои команды, но ни одной команды целиком у${NBSP}вас пока нет: вы руководите ${plural(people, 'человеком', 'людьми', 'людьми')}, а${NBSP}${people === 1 ? `в${NBSP}его команде` : `в${NBSP}их командах`} есть люди других руководителей или без руководителя. Кто кем руководит, указывают владелец и${NBSP}HR.`,
  nobody: `Вы видите только свои команды, но пока никто не указан вашим подчинённым. Попросите владельца или HR указать, кем вы руководите: итоги и${NBSP}нагрузка ваших команд появятся здесь.`,
} as const;
