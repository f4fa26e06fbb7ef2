import { describe, expect, it } from 'vitest';
import { RESULTS_VISIBILITIES } from '../models/answers.ts';
import { BACKUP_DAYS } from './backup-days.ts';
import { surveyStatementOfMember } from './ballot-statement.ts';
import { surveyStatement, type SurveySettings } from './survey-statement.ts';

const settings = [true, false].flatMap((anonymous) =>
  (['member', 'link'] as const).flatMap((via) =>
    RESULTS_VISIBILITIES.map((visibility): SurveySettings => ({
      anonymous,
      via,
      visibility,
      smallestGroup: 5,
      comparedBy: [],
      hasEnps: false,
    })),
  ),
);
const pointsOf = (of: SurveySettings) =>
  Object.fromEntries(surveyStatement(of).points.map(({ term, text }) => [term, text.replaceAll('\u00a0', ' ')]));
const wholeOf = (of: SurveySettings) => {
  const { title, points, caution } = surveyStatement(of);
  return [title, ...points.map(({ term, text }) => `${term} ${text}`), caution].join('\n').replaceAll('\u00a0', ' ');
};

describe.each(settings)('the statement of a survey for anonymous=$anonymous, $via, $visibility', (of) => {
  const named = !of.anonymous && of.via === 'member';

  it('says whether the name and the exact time are kept', () => {
    const points = pointsOf(of);
    expect(points['Хранятся']).toContain(
      named
        ? 'ваше имя, когда вы начали и отправили, сколько времени ушло'
        : 'сколько времени на них ушло и час отправки под случайной меткой',
    );
    expect(points['Не хранятся']).toBe(named ? 'IP-адрес и устройство' : 'имя, IP-адрес и устройство');
    expect('Отмечается' in points).toBe(of.anonymous && of.via === 'member');
  });

  it('calls only answers anonymous that are to be so by the settings', () => {
    expect(surveyStatement(of).title === 'Ответы анонимны.').toBe(of.anonymous);
    expect(wholeOf(of).includes('не помечен анонимным')).toBe(!of.anonymous && of.via === 'link');
  });

  it('speaks of eNPS where it is counted, and of groups where something is kept to compare them', () => {
    expect(wholeOf(of)).not.toMatch(/eNPS|Сравнивают/);
    expect(wholeOf({ ...of, hasEnps: true })).toContain('eNPS');
    expect(pointsOf({ ...of, comparedBy: ['Команда: Склад', 'Роль: сотрудник'] })['Сравнивают']).toContain(
      '«Команда: Склад», «Роль: сотрудник»',
    );
  });

  it('says when the answers go', () => {
    expect(pointsOf(of)['Удаляются']).toContain('вместе с опросом или пространством');
    expect(pointsOf(of)['Удаляются']).toContain(`за ${BACKUP_DAYS} дней`);
  });
});

describe('the smallest group of a survey', () => {
  const of: SurveySettings = { ...settings[0]!, anonymous: true, via: 'member', comparedBy: ['Команда: Склад'] };

  it.each([
    [3, 'from_5', 'когда ответят трое, дальше не меньше чем по три ответа вместе; до двух ответов могут не показать'],
    [5, 'from_5', 'когда ответят пятеро, дальше не меньше чем по пять ответов вместе; до четырёх ответов могут'],
    [10, 'from_5', 'когда ответят десятеро, дальше не меньше чем по десять ответов вместе; до девяти ответов могут'],
    [3, 'closed', 'если ответят хотя бы трое; меньше трёх новых не покажут'],
    [8, 'closed', 'если ответят хотя бы восьмеро; меньше восьми новых не покажут'],
  ] as const)('of %s is named where answers are shown: %s', (smallestGroup, visibility, said) => {
    expect(pointsOf({ ...of, smallestGroup, visibility })['Показывают']).toContain(said);
  });

  it('is named for a changed answer and for groups side by side', () => {
    const points = pointsOf({ ...of, smallestGroup: 4, visibility: 'closed' });
    expect(points['Показывают']).toContain('только вместе с тремя другими');
    expect(points['Сравнивают']).toContain('где ответили хотя бы четверо');
  });

  it('speaks of cipher and key to members of anonymous surveys alone', () => {
    expect(pointsOf(of)['Сравнивают']).toMatch(/под шифром[^]*ключ уничтожат/);
    const named = surveyStatementOfMember({ ...of, anonymous: false }, null).points;
    expect(named.find(({ term }) => term === 'Сравнивают')!.text).not.toMatch(/шифр|ключ/);
  });
});
