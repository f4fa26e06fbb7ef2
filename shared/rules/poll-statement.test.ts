import { describe, expect, it } from 'vitest';
import { RESULTS_VISIBILITIES } from '../models/answers.ts';
import { afterTheEnd } from './after-the-end.ts';
import { BACKUP_DAYS } from './backup-days.ts';
import { pollStatement, type PollSettings } from './poll-statement.ts';

const settings = [true, false].flatMap((anonymous) =>
  (['member', 'link', 'code'] as const).flatMap((via) =>
    (['ENPS', 'PULSE'] as const).flatMap((type) =>
      RESULTS_VISIBILITIES.map((visibility): PollSettings => ({ anonymous, via, type, visibility })),
    ),
  ),
);
const pointsOf = (of: PollSettings) =>
  Object.fromEntries(pollStatement(of).points.map(({ term, text }) => [term, text]));
const wholeOf = (of: PollSettings) => {
  const { title, points, caution } = pollStatement(of);
  return [title, ...points.map(({ term, text }) => `${term} ${text}`), caution].join('\n');
};

describe('the statement of a run that fewer than five were asked without names', () => {
  const of: PollSettings = { anonymous: true, via: 'member', type: 'ENPS', visibility: 'never', team: 'Склад' };

  it('says that nobody will ever see the answers, and speaks of nothing that would be shown', () => {
    expect(pointsOf(of)['Видят']!.replaceAll('\u00a0', ' ')).toBe(
      'никто, ни сейчас, ни потом: спросили меньше пяти человек, и по ответу было бы видно, чей он',
    );
    expect(Object.keys(pointsOf(of))).toEqual(['Хранятся', 'Не хранятся', 'Отмечается', 'Видят', 'Удаляются']);
    expect(wholeOf(of)).not.toMatch(/владелец|eNPS|Склад/);
  });

  it('says the same once it is over', () => {
    expect(afterTheEnd({ ...of, smallestGroup: 5 })).toBe(
      'Присланных ответов не увидит никто: спросили меньше пяти человек.',
    );
  });
});

describe('the statement of a code that counts in a team', () => {
  const of: PollSettings = { anonymous: true, via: 'code', type: 'PULSE', visibility: 'closed', team: 'Склад' };

  it('says so as to a member where it was sent to one person', () => {
    expect(pointsOf(of)['Сравнивают']).toBe(pointsOf({ ...of, via: 'member' })['Сравнивают']);
  });

  it('says of one from a sheet that whoever printed it could answer with others', () => {
    const told = pointsOf({ ...of, onSheet: true })['Сравнивают']!.replaceAll('\u00a0', ' ');
    expect(told).toContain('команда вашего кода, «Склад»');
    expect(told).toContain('если по её листам ответят хотя бы пятеро');
    expect(told).toContain('кто печатал листы, мог сам ответить кодами, которые не раздал');
    expect('Сравнивают' in pointsOf({ ...of, onSheet: true, team: null })).toBe(false);
  });
});

describe.each(settings)('the statement for anonymous=$anonymous, $via, $type, $visibility', (of) => {
  const named = !of.anonymous && of.via === 'member';
  const points = pointsOf(of);

  it('says whether the name is kept, and how exactly the time', () => {
    expect(points['Хранятся']).toContain(named ? 'ваше имя и точное время' : 'час отправки под случайной меткой');
    expect(points['Не хранятся']).toBe(named ? 'IP-адрес и устройство' : 'имя, IP-адрес и устройство');
  });

  it('calls only answers anonymous that are to be so by the settings', () => {
    expect(pollStatement(of).title === 'Ответы анонимны.').toBe(of.anonymous);
    expect(wholeOf(of).includes('не помечен анонимным')).toBe(!of.anonymous && of.via !== 'member');
  });

  it('names who sees the answers and when they go', () => {
    expect(points['Видят']).toContain('владелец, HR и руководители');
    expect(points['Удаляются']).toContain('вместе с запуском, опросом или пространством');
    expect(points['Удаляются']).toContain(`из\u00a0резервных копий — за\u00a0${BACKUP_DAYS}\u00a0дней`);
    expect(points['Удаляются']!.includes('останутся без имени')).toBe(named);
  });

  it('speaks of the mark of participation to members of anonymous runs and holders of codes alone', () => {
    expect('Отмечается' in points).toBe(of.via === 'code' || (of.anonymous && of.via === 'member'));
    expect((points['Отмечается'] ?? '').includes('кому он достался, нигде')).toBe(of.via === 'code');
    // Backups keep it for a while: nobody is told that it cannot be read at all.
    expect(points['Отмечается'] ?? 'из\u00a0резервных копий').toContain('из\u00a0резервных копий');
    expect(wholeOf(of)).not.toContain('никому');
  });

  it('speaks of eNPS where it is counted', () => {
    expect(wholeOf(of).includes('eNPS')).toBe(of.type === 'ENPS');
  });

  it('says when answers are shown, that some may never be, and what becomes of a changed one', () => {
    const delayed = of.visibility !== 'live';
    const said = points['Показывают']!.replaceAll('\u00a0', ' ');
    expect(said.startsWith('каждый ответ сразу')).toBe(!delayed);
    expect(said.includes('может догадаться, чей он')).toBe(!delayed && !named);
    expect(said.includes('до четырёх ответов могут не показать совсем')).toBe(of.visibility === 'from_5');
    expect(said.includes('когда опрос закроют, если ответят хотя бы пятеро')).toBe(of.visibility === 'closed');
    expect(said.includes('заменят при закрытии, один раз')).toBe(delayed);
    expect(said.includes('на каждый вопрос отдельно, вперемешку и без часа')).toBe(delayed && of.anonymous);
  });

  it('names the team that is kept with the answers, and says nothing of teams where none is', () => {
    const { points: said } = pollStatement({ ...of, team: 'Склад' });
    expect(said.find(({ term }) => term === 'Сравнивают')?.text).toContain('«Склад»');
    expect(wholeOf(of)).not.toContain('команд');
  });

  it('warns of what no setting protects from', () => {
    expect(pollStatement(of).caution.includes('от своего имени')).toBe(named);
  });
});
