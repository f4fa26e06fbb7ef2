import type { Dimension } from '../../../../../rules/surveys.ts';
import { formatNumber, plural } from '../../../format.ts';

const DIMENSIONS: Readonly<Record<Dimension, string>> = { team: 'Команды', tenure: 'Стаж', role: 'Роли' };

/** Numbers of the smallest group as the genitive says them: «трёх человек». */
const OF_PEOPLE = ['', '', '', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'] as const;
/** «Меньше трёх человек». */
export const ofPeople = (count: number) => `${OF_PEOPLE[count] ?? formatNumber(count)} человек`;

/** Who is asked, until when, and what becomes of the answers. */
export const settingsText = {
  goal: {
    label: 'Зачем спрашиваем',
    placeholder: 'Решить, что с графиком',
    hint: 'Что решите по итогам. Это видят те, кто готовит исследование и читает итоги.',
  },
  anonymous: {
    label: 'Анонимно',
    on: 'Имена не сохраняются. В открытом исследовании этого не изменить.',
    off: 'Ответы увидят с именами. В открытом исследовании этого не изменить.',
  },
  publicLink: {
    label: 'Ссылка без входа',
    text: 'Для тех, кого нет в Тонусе. Ответы по ней считаются отдельно.',
  },

  smallestGroup: {
    label: 'Наименьшая группа',
    people: (count: number) => plural(count, 'человек', 'человека', 'человек'),
    text: (count: number) =>
      `Итог группы, где ответило меньше ${ofPeople(count)}, не показываем никому: ни отдельно, ни вычитанием из общего. Её ответы войдут в итог вместе с другими.`,
    low: 'Три — это мало: коллеги могут догадаться, кто что сказал. Пять спокойнее.',
    high: 'Чем больше число, тем меньше команд увидят свой итог.',
    named: 'С именами это правило не действует: ответ каждого видно сразу.',
  },
  dimensions: {
    label: 'С чем сравнить',
    kinds: DIMENSIONS,
    hints: {
      team: 'команды между собой',
      tenure: 'новички и те, кто давно в компании; нужна дата приёма на работу',
      role: 'руководители и сотрудники',
    } satisfies Readonly<Record<Dimension, string>>,
    none: 'Без сравнения останется общий итог.',
    text: 'Каждый разрез показываем сам по себе, их не пересекаем. Отвечающий узнает о них до первого вопроса.',
  },

  /** Where no way of telling people is chosen. */
  byHand: 'Если ничего не выбрать, позовите людей сами: исследование ждёт их в разделе «Опросы».',
} as const;
