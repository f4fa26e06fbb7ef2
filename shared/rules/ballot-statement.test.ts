import { describe, expect, it } from 'vitest';
import { pollStatementOfMember, surveyStatementOfMember } from './ballot-statement.ts';
import { pollStatement, type PollSettings, type PollStatement } from './poll-statement.ts';
import { surveyStatement, type SurveySettings } from './survey-statement.ts';

const SIGNS = 'k7f2 9mqd 3xtw 8vhn';
const pointsOf = ({ points }: PollStatement) =>
  Object.fromEntries(points.map(({ term, text }) => [term, text.replaceAll('\u00a0', ' ')]));

describe('what a member reads before the first question of a run with ballots', () => {
  const of: Omit<PollSettings, 'via'> = { anonymous: true, type: 'PULSE', visibility: 'from_5', team: 'Склад' };
  const statement = pollStatementOfMember(of, SIGNS);
  const points = pointsOf(statement);

  it('speaks of the ballot first, and of no mark of participation', () => {
    expect(Object.keys(points)).toEqual([
      ...['Связать', 'Почему', 'Мы знаем', 'Проверить', 'Не скрыто', 'Отпечаток'],
      ...['Хранятся', 'Не хранятся', 'Видят', 'Показывают', 'Сравнивают', 'Удаляются'],
    ]);
    expect(Object.values(points).join('\n')).not.toMatch(/отметк/);
  });

  it('says what the service learns, and that a reminder may come after the answer', () => {
    expect(points['Мы знаем']).toContain('что бюллетень вам выдан, а позже — что напоминать вам не нужно');
    expect(points['Мы знаем']).toContain('напоминание может прийти и после ответа');
  });

  it.each(['время отправки', 'сеть', 'манера письма', 'выдуманных участников', 'подменённой страницы'])(
    'says that a ballot does not help with %s',
    (remaining) => {
      expect(points['Не скрыто']).toContain(remaining);
    },
  );

  it('shows the fingerprint in one line, and with what to compare it', () => {
    const { text } = statement.points.find(({ term }) => term === 'Отпечаток')!;
    expect(text).toContain('k7f2\u00a09mqd\u00a03xtw\u00a08vhn.');
    expect(points['Отпечаток']).toContain('сравните с письмом, плакатом или экраном коллеги');
  });

  it('says everything else as without one, where nothing is other', () => {
    const without = pollStatement({ ...of, via: 'member' });
    expect(statement.points.slice(6)).toEqual(without.points.filter(({ term }) => term !== 'Отмечается'));
    expect(pollStatementOfMember(of, null)).toEqual(without);
  });
});

describe('the same of a survey', () => {
  const of: Omit<SurveySettings, 'via'> = {
    anonymous: true,
    visibility: 'closed',
    smallestGroup: 5,
    comparedBy: ['Команда: Склад'],
    hasEnps: false,
  };

  it('speaks of the ballot in place of the mark', () => {
    const points = pointsOf(surveyStatementOfMember(of, SIGNS));
    expect(points).not.toHaveProperty('Отмечается');
    expect(points['Отпечаток']).toContain(SIGNS);
  });

  it('promises no cipher over the team, which the key of the ballot tells', () => {
    const points = pointsOf(surveyStatementOfMember(of, SIGNS));
    expect(points['Сравнивают']).toContain('с ответами хранится: «Команда: Склад»');
    expect(points['Сравнивают']).not.toMatch(/шифр|ключ/);
  });

  it('is as ever without one', () => {
    expect(surveyStatementOfMember(of, null)).toEqual(surveyStatement({ ...of, via: 'member' }));
  });
});
