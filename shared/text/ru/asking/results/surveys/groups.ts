import type { SurveyBreakdown } from '../../../../../models/survey-results.ts';
import type { Dimension } from '../../../../../rules/surveys.ts';
import { formatNumber, NBSP, plural, pluralForm } from '../../../format.ts';
import { likely } from '../../../question-kinds/parts.ts';
import { howMany, lessThan } from './less-than.ts';

type OneDimension = SurveyBreakdown['dimensions'][number];
type WhyNotShown = NonNullable<OneDimension['why_not']>;
type WhyHidden = OneDimension['hidden'][number]['why'];

/** Words of groups beside each other: the heat map, and a cell of it. */
export const groupsText = {
  heat: {
    why: {
      few: (k: number) => `${lessThan(k)} ответов — показываем только вместе с другими`,
      remainder: () => 'показываем вместе с другими: иначе ответы небольшой группы нашлись бы вычитанием',
      overlap: () => 'показываем вместе с другими: если сопоставить разрезы, можно было бы узнать отдельных людей',
      many: () => 'групп больше, чем помещается, поэтому эта — вместе с другими',
    } satisfies Record<WhyHidden, (k: number) => string>,
    title: 'Где команды расходятся',
    from: (k: number) => `от ${howMany(k)} ответов`,
    theme: 'Какой вопрос показать',
    dimensions: { team: 'Команды', tenure: 'Стаж', role: 'Роли' } satisfies Record<Dimension, string>,
    dimensionLabel: 'Чем отличаются группы',
    what: 'Оценки групп',
    tableLabel: 'Оценки групп таблицей',
    scale: (least: number, most: number) => `средняя оценка от${NBSP}${least} до${NBSP}${most}`,
    scales: 'средние оценки, шкалы разные',
    group: 'Группа',
    whole: 'Вся компания',
    small: 'Небольшие группы вместе',
    answered: (count: number, invited: number | null) =>
      `${pluralForm(count, 'ответил', 'ответили', 'ответили')} ${formatNumber(count)}${invited === null ? '' : `${NBSP}из${NBSP}${formatNumber(invited)}`}`,
    answeredAll: (count: number) => `ответили все${NBSP}${formatNumber(count)}`,
    hidden: (count: number) => plural(count, 'группа', 'группы', 'групп'),
    noCell: 'не показываем',
    noCellWhy:
      'Эту клетку не показываем: по ней, прямо или вычитанием, можно было бы узнать, как ответили отдельные люди.',
    levels: {
      best: 'хорошо',
      good: 'скорее хорошо',
      middle: 'средне',
      poor: 'скорее плохо',
      worst: 'плохо',
    },
    differs: { higher: 'выше остальных больше случайного', lower: 'ниже остальных больше случайного' },
    interval: (low: string, high: string) => `от ${low} до ${high}`,
    /** «1,6, от 1,2 до 2,0»; the figure alone where everybody answered. */
    mean: (value: string, low: string, high: string) => (low === high ? value : `${value}, от ${low} до ${high}`),
    /** What stands below the map of the cell one looks at. */
    looked: (question: string, mean: string, answered: string) => `${question} — ${mean}; ${answered}`,
    recommendation: 'Готовность рекомендовать',
    legendDiffers: 'отличие от остальных больше случайного, с поправкой на число сравнений',
    legendColour: 'Цвет — хороша ли оценка: зелёная ближе к лучшему краю шкалы, красная — к худшему.',
    legendPlain: 'Без цвета — вопросы, у которых не сказано, какие оценки лучше.',
    legendInterval: `± — интервал 95${NBSP}%; где ответили все, гадать не о чем, и его нет.`,
    hint: 'Стрелки ведут по клеткам, Enter показывает распределение.',
    afterClosing:
      'Группы встанут рядом, когда исследование завершат: до этого сравнение выдало бы тех, кто ответил последним.',
    whyNot: {
      no_attribute: {
        team: 'Ни у кого из ответивших не указана команда. Её указывают в списке участников.',
        tenure: 'Ни у кого из ответивших не указана дата приёма на работу. Её указывают в списке участников.',
        role: 'Роли ответивших неизвестны: все ответили по ссылке.',
      },
      one_group: {
        team: 'Отдельно можно показать только одну группу: сравнивать её не с чем.',
        tenure: 'Отдельно можно показать только одну группу: сравнивать её не с чем.',
        role: 'Отдельно можно показать только одну группу: сравнивать её не с чем.',
      },
      overlap: {
        team: 'Команды не показаны: если сопоставить их с другим разрезом, можно было бы узнать отдельных людей.',
        tenure: 'Стаж не показан: если сопоставить его с другим разрезом, можно было бы узнать отдельных людей.',
        role: 'Роли не показаны: если сопоставить их с другим разрезом, можно было бы узнать отдельных людей.',
      },
    } satisfies Record<WhyNotShown, Record<Dimension, string>>,
  },

  cell: {
    answered: (count: number) => plural(count, 'ответ', 'ответа', 'ответов'),
    mean: (value: string, low: string, high: string) => `Среднее ${likely(value, low, high)}`,
    favourable: (value: string, low: string, high: string) => `Хорошие оценки — ${likely(value, low, high)}`,
    company: 'Вся компания',
    differs: {
      higher: 'Выше, чем у остальных: отличие больше случайного.',
      lower: 'Ниже, чем у остальных: отличие больше случайного.',
    },
    alike: 'Отличие от остальных может быть случайным.',
  },
} as const;
