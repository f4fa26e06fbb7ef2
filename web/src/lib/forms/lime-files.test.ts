import { describe, expect, it } from 'vitest';
import { LIME_TYPES, limeSurvey, type LimeVersion } from '#web/test-support/lime-files.ts';
import { readForms } from './read-forms.ts';

async function brought(content: string | Uint8Array) {
  const bytes = new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  const found = await readForms([{ name: 'опрос.lss', bytes }], 'limesurvey');
  if ('problem' in found) throw new Error(found.problem);
  return found.brought;
}

/** What becomes of each type: our kinds, one for each question that is made; none where it is no question of ours. */
const BECOMES: Readonly<Record<string, string>> = {
  '1': 'RADIO RADIO RADIO RADIO',
  '5': 'RATING',
  A: 'MATRIX',
  B: 'RADIO RADIO',
  C: 'RADIO RADIO',
  D: 'DATE',
  E: 'RADIO RADIO',
  F: 'MATRIX',
  G: 'RADIO',
  H: 'MATRIX',
  I: '',
  K: 'NUMBER NUMBER',
  L: 'RADIO',
  M: 'CHECKBOX',
  N: 'RATING',
  O: 'RADIO',
  P: 'CHECKBOX',
  Q: 'TEXT TEXT',
  R: 'RANKING',
  S: 'TEXT',
  T: 'TEXTAREA',
  U: 'TEXTAREA',
  X: '',
  Y: 'YESNO',
  '!': 'RADIO',
  ':': 'NUMBER NUMBER NUMBER NUMBER',
  ';': 'TEXT TEXT TEXT TEXT',
  '|': '',
  '*': '',
};

describe.each(['old', 'new'] as const)('a file of LimeSurvey, %s', (version: LimeVersion) => {
  it('has all types come over but what nobody answers and files, each loss named', async () => {
    const came: Record<string, string> = {};
    for (const one of LIME_TYPES) {
      const yes = { type: 'Y' };
      const { questions, asked, notes } = await brought(limeSurvey([yes, one], { version }));
      came[one.type] = questions
        .slice(1)
        .map(({ kind }) => kind)
        .join(' ');
      expect(asked).toBe(2);
      const isLost = notes.some(({ is, what }) => is === 'lost' && what.includes(`Вопрос ${one.type}`));
      if (questions.length === 1) expect(isLost).toBe(true);
      expect(questions.every(({ text }) => /^Вопрос [^<]+$/.test(text) && !text.includes('(en)'))).toBe(true);
    }
    expect(came).toEqual(BECOMES);
    // Nobody answers what is written there, what is computed, and which language is chosen.
    const answered = LIME_TYPES.filter(({ type }) => !['X', '*', 'I'].includes(type));
    const share = answered.filter(({ type }) => came[type] !== '').length / answered.length;
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  it('says that languages, conditions and quotas stay behind', async () => {
    const { notes } = await brought(limeSurvey(LIME_TYPES, { version, quotas: true }));
    const lost = notes.filter(({ is }) => is === 'lost').map(({ what }) => what);
    expect(lost).toEqual(
      expect.arrayContaining([
        expect.stringContaining('en'),
        expect.stringContaining('Вопрос L'),
        expect.stringContaining('Квоты'),
      ]),
    );
  });
});

describe('what a survey of LimeSurvey has beside its questions', () => {
  const lostOf = async (survey: string) => {
    const { notes, questions } = await brought(survey);
    return { told: notes.map(({ what, why }) => `${what}: ${why}`), questions };
  };

  it.each([
    [
      'a section',
      (text: string) => text.replace('</group_order>', '</group_order><grelevance>Q1 > 2</grelevance>'),
      'раздел увидят все',
    ],
    [
      'a hint',
      (text: string) => text.replace('<other>', '<help>Например, склад</help><other>'),
      'Подсказки к вопросам: 1',
    ],
    ['a placeholder', (text: string) => text.replace('Вопрос S', 'Вопрос S, {TOKEN:FIRSTNAME}'), 'подстановка'],
    ['a pattern', (text: string) => text.replace('<other>', '<preg>/^a/</preg><other>'), 'Проверка ответа'],
    [
      'the words before it',
      (text: string) =>
        text.replace('<surveyls_title>', '<surveyls_welcometext>Привет</surveyls_welcometext><surveyls_title>'),
      'Приветствие',
    ],
    [
      'an answer chosen beforehand',
      (text: string) =>
        text.replace('<surveys>', '<defaultvalues><rows><row><qid>1</qid></row></rows></defaultvalues><surveys>'),
      'Ответы по умолчанию: 1',
    ],
    [
      'a condition of the old kind',
      (text: string) =>
        text
          .replaceAll('<relevance><![CDATA[1]]></relevance>', '')
          .replace(
            '<surveys>',
            '<conditions><rows><row><qid>1</qid><method>==</method></row></rows></conditions><surveys>',
          ),
      'Условие вопроса',
    ],
    [
      'a script beside the words',
      (text: string) => text.replace('<question>', '<script>alert(1)</script><question>'),
      'Скрипт вопроса',
    ],
    [
      'a script among the words',
      (text: string) => text.replace('Вопрос S', 'Вопрос S<script>alert(1)</script>'),
      'Скрипт вопроса «Вопрос S»',
    ],
    ['a picture', (text: string) => text.replace('Вопрос S', 'Вопрос S <img src="/a.png">'), 'Картинки и видео'],
    ['a link', (text: string) => text.replace('Вопрос S', '<a href="/rules">Вопрос S</a>'), 'сама ссылка нет'],
    [
      'a warning before a question is left out',
      (text: string) => text.replace('<mandatory><![CDATA[N]]>', '<mandatory>S'),
      'пропустить без предупреждения',
    ],
    [
      'words of a section',
      (text: string) => text.replaceAll('<group_name>', '<description>О важном</description><group_name>'),
      'Описания разделов: 1',
    ],
    [
      'a placeholder in the name of a section',
      (text: string) => text.replaceAll('О работе', 'О работе {Q00.NAOK}'),
      'О работе {Q00.NAOK}: В тексте есть подстановка',
    ],
    [
      'a random order of sections',
      (text: string) => text.replace('</group_order>', '</group_order><randomization_group>А</randomization_group>'),
      'Разделы шли вперемешку',
    ],
    [
      'a consent',
      (text: string) =>
        text.replace('<surveyls_title>', '<surveyls_policy_notice>Можно</surveyls_policy_notice><surveyls_title>'),
      'Согласие на обработку данных',
    ],
    [
      'where the last page leads',
      (text: string) =>
        text.replace('<surveyls_title>', '<surveyls_url>https://romashka.example</surveyls_url><surveyls_title>'),
      'Страница, которая открывается после ответов',
    ],
    [
      'points',
      (text: string) =>
        text.replace('<surveys>', '<assessments><rows><row><id>1</id></row></rows></assessments><surveys>'),
      'Баллы за ответы',
    ],
  ])('is named where it stays behind: %s', async (_, changed, named) => {
    const survey = limeSurvey([{ type: 'S' }]);
    expect((await lostOf(survey)).told.join('\n')).not.toContain(named);
    expect((await lostOf(changed(survey))).told.join('\n')).toContain(named);
  });

  it.each([
    [{ hidden: '1' }, 'Вопрос был скрыт'],
    [{ array_filter: 'Q1' }, 'Условия строк'],
    [{ max_answers: '2' }, 'Проверка ответа'],
    [{ numbers_only: '1' }, 'Проверка ответа'],
    [{ date_min: '2026-01-01' }, 'Проверка ответа'],
    [{ time_limit: '30' }, 'Время на вопрос'],
    [{ exclude_all_others: 'SQ002' }, 'исключающий другие'],
    [{ random_group: 'А' }, 'Вопросы шли вперемешку'],
    [{ random_order: '1' }, 'Варианты шли вперемешку'],
    [{ answer_order: 'random' }, 'Варианты шли вперемешку'],
    [{ suffix: 'часов' }, 'Слова до и после поля'],
  ])('is named where it is set for a question: %o', async (attributes, named) => {
    const of = (set: Readonly<Record<string, string>>) =>
      limeSurvey([{ type: 'M', rows: ['Офис', 'Команда'], attributes: set }]);
    const unset = Object.fromEntries(Object.keys(attributes).map((name) => [name, '']));
    expect((await lostOf(of(unset))).told.join('\n')).not.toContain(named);
    expect((await lostOf(of(attributes))).told.join('\n')).toContain(named);
  });

  it('comes over where there is a place for it: what “other” is called, how far a slider goes', async () => {
    const { questions } = await lostOf(
      limeSurvey([
        { type: 'L', answers: ['Склад'], other: true, attributes: { other_replace_text: '<b>Своё место</b>' } },
        { type: 'M', rows: ['Склад'], other: true, attributes: { other_replace_text: 'Другой отдел' } },
        { type: 'L', answers: ['Склад'], other: true },
        { type: 'K', rows: ['Часы'], attributes: { slider_layout: '1', slider_min: '5', slider_max: '60' } },
        { type: 'K', rows: ['Часы'], attributes: { slider_layout: '0', slider_min: '5', max_num_value_n: '24' } },
      ]),
    );
    expect(questions.map(({ options, bounds }) => bounds ?? options)).toEqual([
      ['Склад', 'Своё место'],
      ['Склад', 'Другой отдел'],
      ['Склад', 'Другое'],
      { min: 5, max: 60 },
      { min: 0, max: 24 },
    ]);
  });

  it('comes over where there is a place for it: boxes to tick, names of two scales, the ends of numbers', async () => {
    const rows = ['Офис', 'Команда'];
    const { questions } = await lostOf(
      limeSurvey([
        { type: ':', rows, columns: ['Пн', 'Вт'], attributes: { multiflexible_checkbox: '1' } },
        { type: ':', rows: ['Часы'], columns: ['Пн'], attributes: { multiflexible_max: '8' } },
        {
          type: '1',
          rows: ['Чай'],
          answers: ['Да', 'Нет'],
          second: ['Часто', 'Редко'],
          attributes: { dualscale_headerA: 'Важно' },
        },
      ]),
    );
    expect(questions.map(({ kind, text, options, bounds }) => [kind, text, bounds ?? options])).toEqual([
      ['CHECKBOX', 'Вопрос :: Офис', ['Пн', 'Вт']],
      ['CHECKBOX', 'Вопрос :: Команда', ['Пн', 'Вт']],
      ['NUMBER', 'Вопрос :: Часы: Пн', { min: 0, max: 8 }],
      ['RADIO', 'Вопрос 1: Чай (Важно)', ['Да', 'Нет']],
      ['RADIO', 'Вопрос 1: Чай (2)', ['Часто', 'Редко']],
    ]);
  });
});

describe('a hostile file of LimeSurvey', () => {
  const survey = limeSurvey([{ type: 'S' }]);
  it.each([
    [
      'an entity of a file',
      survey.replace('<document>', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><document>'),
    ],
    [
      'a document type from elsewhere',
      survey.replace('<document>', '<!DOCTYPE a SYSTEM "http://evil.example/a.dtd"><document>'),
    ],
    ['an ending that is missing', survey.slice(0, -20)],
  ])('is refused: %s', async (_, content) => {
    await expect(brought(content)).rejects.toThrow(/[а-яё]/i);
  });

  it('brings no marks, no scripts and no doubled text', async () => {
    const nasty = survey.replace(
      '<p>Вопрос S</p>',
      '<p onclick="x()">Вопрос<script>alert(1)</script> <img src=x onerror=y></p>',
    );
    const { questions } = await brought(nasty);
    expect(questions[0]!.text).toBe('Вопрос');
  });

  it('in another encoding than it says is read without garbage standing for words, or refused', async () => {
    const bytes = Uint8Array.from(survey, (sign) => (sign.charCodeAt(0) < 128 ? sign.charCodeAt(0) : 0xd0));
    const found = await readForms([{ name: 'a.lss', bytes }], 'limesurvey');
    expect(JSON.stringify(found)).not.toContain('Вопрос');
  });
});
