import { describe, expect, it } from 'vitest';
import { featureText, limitText, overcrowdedText, surplusText } from './plan-texts.ts';
import { PLANS } from './plans.ts';

/** What a person reads, with the non-breaking spaces made ordinary. */
const read = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the text of a limit names it and the plan that lifts it', () => {
  it.each([
    ['startup', 'pollsPerMonth', 'На тарифе Startup — не больше 3 опросов в месяц. Без ограничений: Basic.'],
    [
      'startup',
      'workspaces',
      'На тарифе Startup — не больше 1 рабочего пространства. До 5 рабочих пространств: Basic.',
    ],
    [
      'startup',
      'people',
      'На тарифе Startup — не больше 3 человек в рабочем пространстве. До 20 человек в рабочем пространстве: Basic.',
    ],
    ['basic', 'workspaces', 'На тарифе Basic — не больше 5 рабочих пространств. Без ограничений: Premium.'],
    ['basic', 'people', 'На тарифе Basic — не больше 20 человек в рабочем пространстве. Без ограничений: Premium.'],
  ] as const)('%s, %s', (plan, limit, text) => {
    expect(read(limitText(PLANS[plan], limit))).toBe(text);
  });

  it('keeps a number and what it counts on one line', () => {
    expect(limitText(PLANS.startup, 'pollsPerMonth')).toContain('3\u00A0опросов');
  });
});

it('the text of a feature names the cheapest plan with it', () => {
  expect(read(featureText(PLANS.startup, 'bitrix24'))).toBe(
    'Интеграция с Bitrix24 — с тарифа Basic. Сейчас действует тариф Startup.',
  );
  expect(read(featureText(PLANS.basic, 'ai'))).toBe('Анализ с ИИ — с тарифа Premium. Сейчас действует тариф Basic.');
});

it('the text of a workspace that can only be read says why and what opens it', () => {
  expect(surplusText(PLANS.startup)).toMatch(/только для чтения.*Startup.*Basic\.$/u);
  const crowded = (people: number) => read(overcrowdedText(PLANS.startup, people));
  expect(crowded(4)).toBe(
    'Рабочее пространство открыто только для чтения: в нём 4 человека, а тариф Startup рассчитан на 3 человека. ' +
      'Данные сохранены, открытые опросы продолжаются. Чтобы работать дальше, освободите места или перейдите на тариф Basic.',
  );
  expect(crowded(20)).toMatch(/в нём 20 человек, .*тариф Basic\.$/u);
  expect(crowded(21)).toMatch(/в нём 21 человек, .*тариф Premium\.$/u);
});
