import { describe, expect, it } from 'vitest';
import { toneOf } from './classify.ts';

const cases = {
  'praise and complaint': {
    'Коллектив отличный.': 'positive',
    'Начальник орёт на всех.': 'negative',
    'Премии регулярно задерживают.': 'negative',
    'Платят вовремя, спасибо.': 'positive',
  },
  negation: {
    'Не нравится график.': 'negative',
    'Нельзя сказать, что здесь плохо.': 'positive',
    'Не сказал бы, что тут хорошо платят.': 'negative',
    'Не чувствую, что меня ценят.': 'negative',
    'Никакой лишней бюрократии.': 'positive',
    'Уважения к людям нет.': 'negative',
    'Вовремя не платят.': 'negative',
  },
  'denied complaints': {
    'Жалоб нет': 'positive',
    'Не жалуюсь.': 'positive',
    'Всё без проблем, нет претензий.': 'positive',
    'Никогда не задерживают зарплату.': 'positive',
  },
  'more and less': {
    'Не хватает людей.': 'negative',
    'Зарплату подняли.': 'positive',
    'Нагрузку снизили.': 'positive',
    'Мало хорошего.': 'negative',
    'Маленькая зарплата': 'negative',
  },
  contrast: {
    'Коллектив отличный, но зарплата маленькая.': 'mixed',
    'Работы много, зато платят хорошо.': 'mixed',
    'Сайт удобный, но ответа ждём месяц.': 'mixed',
  },
  wishes: {
    'Хотелось бы больше обучения.': 'neutral',
    'Поставьте, пожалуйста, нормальный кулер.': 'neutral',
    'Нужны курсы английского.': 'neutral',
    'Коллектив хороший, хотелось бы ещё курсов.': 'positive',
  },
  'then and now': {
    'Раньше было лучше.': 'negative',
    'Стало лучше, чем в прошлом году.': 'positive',
  },
  'colloquial and rough': {
    'команда огонь': 'positive',
    'всё задолбало': 'negative',
    'всё збс': 'positive',
    'полный отстой': 'negative',
  },
  'written by ear': {
    'калектив дружный и атзывчивый': 'positive',
    'програма постояно зависаит': 'negative',
  },
  'bare facts': {
    'Третий месяц без выходных.': 'negative',
    'На смене 140 звонков, между ними восемь секунд.': 'negative',
    'Смены по двенадцать часов, два через два.': 'neutral',
    Зарплата: 'neutral',
  },
  'nothing said': {
    нет: 'neutral',
    '-': 'neutral',
    'Затрудняюсь ответить': 'neutral',
    'всё норм': 'neutral',
    '': 'neutral',
  },
  emoji: { '👍👍👍': 'positive', '😡': 'negative', '🤖': 'neutral' },
  'other scripts': { 'Work is a place': 'neutral', 工资太低了: 'neutral', 'العمل جيد': 'neutral' },
  quotes: { 'Начальник «гений», срывает сроки.': 'negative', 'Вот вам и «прекрасное» отношение.': 'negative' },
} as const;

describe('the tone of a comment', () => {
  for (const [what, texts] of Object.entries(cases)) {
    it.each(Object.entries(texts))(`${what}: «%s» is %s`, (text, tone) => {
      expect(toneOf(text)).toBe(tone);
    });
  }
});
