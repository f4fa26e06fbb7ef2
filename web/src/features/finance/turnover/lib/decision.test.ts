import { describe, expect, it } from 'vitest';
import { answersOf, costRange, peopleAxis, worthWords, type Attention } from './decision.ts';

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null;

describe('the scale of how many may leave', () => {
  it('goes in whole people from none to as many as may leave, with few ticks', () => {
    expect(peopleAxis(3).ticks).toEqual([0, 1, 2, 3]);
    expect(peopleAxis(7).ticks).toEqual([0, 2, 4, 6, 8]);
    expect(peopleAxis(40).ticks).toEqual([0, 10, 20, 30, 40]);
    expect(peopleAxis(0).ticks).toEqual([0, 1]);
    expect(peopleAxis(2600).ticks).toEqual([0, 650, 1300, 1950, 2600]);
  });
});

describe('what replacing may cost', () => {
  it('is told from one end to the other, from nothing by the upper end alone', () => {
    expect(plain(costRange({ low: 1_200_000, high: 2_900_000 }))).toBe('от 1,2 млн ₽ до 2,9 млн ₽');
    expect(plain(costRange({ low: 0, high: 2_000_000 }))).toBe('до 2 млн ₽');
    expect(plain(costRange({ low: 0, high: 0 }))).toBe('0 ₽');
    expect(costRange(null)).toBeNull();
  });
});

describe('what a measure must change to be worth its price', () => {
  const group = { each: 300_000, low: 2, high: 6 };

  it('is how many fewer must leave, against how many are expected to', () => {
    expect(plain(worthWords(600_000, group))).toBe(
      'Окупится, если уйдёт хотя бы на 2 человека меньше. Ожидаем от 2 до 6.',
    );
    expect(plain(worthWords(700_000, group))).toBe(
      'Окупится, если уйдёт хотя бы на 3 человека меньше. Ожидаем от 2 до 6: может уйти и меньше, чем нужно удержать.',
    );
    expect(plain(worthWords(2_000_000, group))).toBe(
      'До конца срока не окупится: нужно на 7 человек меньше, а ожидаем не больше 6.',
    );
  });

  it('is nothing without a price, and says what is missing without pay', () => {
    expect(worthWords(0, group)).toBeNull();
    expect(plain(worthWords(1000, { ...group, each: null }))).toBe('Чтобы посчитать, нужны оклады.');
  });
});

describe('what the answers say of a team', () => {
  const mean = { value: 3.14, low: 2.9, high: 3.4, answered: 9 };
  const attention = {
    teams: [
      { team: 'Склад', source: 'load', claim: 'просрочено 30 % задач' },
      { team: 'Склад', source: 'poll', claim: 'нагрузка 2,1 из 5, у остальных 3,4' },
    ],
    states: [
      { team: 'Склад', mood: mean },
      { team: 'Продажи', mood: mean },
      { team: 'Офис', mood: null },
    ],
    mood_of: { question: 'Как прошла неделя?', to: 5, lower_is_better: false },
  } as unknown as Attention;

  it('is what needs attention, else where it stands; whatever its capitals and spaces', () => {
    expect(plain(answersOf(attention, ' склад '))).toBe('В ответах: нагрузка 2,1 из 5, у остальных 3,4');
    expect(plain(answersOf(attention, 'Продажи'))).toBe('В ответах на «Как прошла неделя?»: 3,1 из 5');
  });

  it('is nothing of a team that nothing is shown of, nor for whoever may not read answers', () => {
    expect(answersOf(attention, 'Офис')).toBeNull();
    expect(answersOf(attention, 'Юристы')).toBeNull();
    expect(answersOf({ ...attention, mood_of: null }, 'Продажи')).toBeNull();
    expect(answersOf(undefined, 'Склад')).toBeNull();
  });

  it('says which end is the good one where that is the low one', () => {
    const turned = { ...attention, mood_of: { ...attention.mood_of!, lower_is_better: true } };
    expect(plain(answersOf(turned, 'Продажи'))).toMatch(/3,1 из 5, чем меньше, тем лучше$/);
  });
});
