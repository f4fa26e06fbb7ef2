import { NBSP, plural, pluralForm } from '../../../format.ts';

/** Words of a survey among those with the same questions: the line of all of them, and two side by side. */
export const seriesText = {
  trend: {
    title: 'Как менялось',
    metric: 'Что сравнить',
    enps: 'eNPS',
    responses: 'Сколько ответили',
    mean: (question: string) => `Среднее: ${question}`,
    few: 'Линия появится, когда итоги будут хотя бы у двух исследований.',
    loadFailed: 'Сравнение исследований не загрузилось',
    series: (count: number) => `${plural(count, 'исследование', 'исследования', 'исследований')} с теми же вопросами`,
    head: ['Исследование', 'Значение', `Интервал 95${NBSP}%`, 'Ответили'],
    band: `Полоса — интервал 95${NBSP}% каждого исследования вместе с${NBSP}шумом дня, поэтому она шире, чем у${NBSP}его собственного итога.`,
    bandOrChange: 'Изменилось ли что-то больше случайного, говорит сравнение рядом.',
    noValue: '—',
    range: (low: string, high: string) => `от ${low} до ${high}`,
    open: 'ещё идёт',
    current: 'это исследование',
  },

  comparison: {
    title: 'Что изменилось',
    details: 'Что изменилось, подробно',
    tableLabel: 'Изменения таблицей',
    with: 'Сравнить с исследованием',
    loadFailed: 'Сравнение не получилось',
    same: 'не отличимо от прежнего',
    higher: 'выше больше случайного',
    lower: 'ниже больше случайного',
    judged: (moved: string, verdict: 'better' | 'worse') => `${moved}, это ${verdict === 'better' ? 'лучше' : 'хуже'}`,
    unknown: 'сравнить нельзя: в одном из исследований мало ответов',
    nothing: 'Общих вопросов с оценкой у этих исследований нет.',
    found: (count: number) =>
      count === 0
        ? 'Ничего не изменилось больше случайного'
        : `${pluralForm(count, 'Изменился', 'Изменились', 'Изменились')} больше случайного: ${plural(count, 'показатель', 'показателя', 'показателей')}`,
    head: { question: 'Вопрос', difference: 'Разница', verdict: 'Что это значит' },
    enps: 'eNPS',
    noValue: '—',
    difference: (value: string, low: string, high: string) => `${value}, вероятно от ${low} до ${high}`,
    silent:
      'С поправкой на промолчавших — если в одном из двух исследований недовольные отвечали до полутора раз реже или чаще остальных.',
    correction: 'С поправкой на число сравнений и на то, что люди и без причины отвечают день ото дня по-разному.',
  },
} as const;
