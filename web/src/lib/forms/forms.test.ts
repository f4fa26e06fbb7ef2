import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SURVEY_QUESTION_TYPES } from '#shared/rules/surveys.ts';
import { plainText, type BroughtQuestion } from './brought.ts';
import { readForms } from './read-forms.ts';
import { toLss, toSurveyJs } from './save-forms.ts';
import { likelyEnps, pollQuestions, toPast } from './to-past.ts';

const file = (name: string, content: string | Uint8Array) => ({
  name,
  bytes: new Uint8Array(typeof content === 'string' ? strToU8(content) : content),
});
const read = async (...files: ReturnType<typeof file>[]) => readForms(files, 'google_forms');
async function brought(...files: ReturnType<typeof file>[]) {
  const found = await read(...files);
  if ('problem' in found) throw new Error(found.problem);
  return found.brought;
}

const words = fc
  .string({
    minLength: 1,
    maxLength: 40,
    unit: fc.constantFrom('а', 'Я', 'x', '<b', '&amp;', '>', ']]>', ' ', '0', '«', '=', '"'),
  })
  .map((text) => `В${text.replace(/\s+/g, ' ').trim()}`);
const options = (most: number) => fc.uniqueArray(words, { minLength: 2, maxLength: most });
const aQuestion = fc
  .record({
    kind: fc.constantFrom(...SURVEY_QUESTION_TYPES),
    text: words,
    required: fc.boolean(),
    section: fc.option(words),
    scale: fc.constantFrom('0-10', '1-5'),
    some: options(8),
  })
  .map(({ kind, text, required, section, scale, some }): BroughtQuestion => ({
    kind,
    text,
    required,
    section,
    scale: kind === 'RATING' || kind === 'MATRIX' ? scale : null,
    options: ['RADIO', 'CHECKBOX', 'RANKING', 'MATRIX'].includes(kind) ? some : [],
    bounds: kind === 'NUMBER' ? { min: 1, max: 40 } : null,
  }));

describe('what is saved', () => {
  it('is read back as the same questions, from the form of SurveyJS', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aQuestion, { minLength: 1, maxLength: 12 }), async (given) => {
        const questions = given.map((one) => asPlain(one));
        const again = await brought(file('a.json', toSurveyJs({ title: 'Опрос', questions })));
        expect(again.questions).toEqual(questions);
      }),
      { numRuns: 40 },
    );
  });

  it('is read back as the same questions, from the form of LimeSurvey', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aQuestion, { minLength: 1, maxLength: 12 }), async (given) => {
        const again = await brought(file('a.lss', toLss({ title: 'Опрос', questions: given }, 'ru')));
        expect(again.questions).toEqual(given);
      }),
      { numRuns: 40 },
    );
  });
});

/** SurveyJS titles may hold marks, which are taken off when they are read. */
function asPlain(question: BroughtQuestion): BroughtQuestion {
  const plain = (text: string) => text.replace(/[<>&]/g, '').replace(/\s+/g, ' ').trim();
  return {
    ...question,
    text: plain(question.text),
    section: question.section && plain(question.section),
    options:
      new Set(question.options.map(plain)).size === question.options.length
        ? question.options.map(plain)
        : question.options.map((_, at) => `Вариант ${at}`),
  };
}

const LSS = toLss(
  {
    title: 'Вовлечённость',
    questions: [
      {
        kind: 'RATING',
        text: 'Порекомендуете нас?',
        required: true,
        scale: '0-10',
        options: [],
        section: null,
        bounds: null,
      },
      { kind: 'TEXTAREA', text: 'Почему?', required: false, scale: null, options: [], section: null, bounds: null },
      {
        kind: 'MATRIX',
        text: 'Оцените',
        required: false,
        scale: '1-5',
        options: ['Офис', 'Еда'],
        section: null,
        bounds: null,
      },
    ],
  },
  'ru',
);

function lsr(people: readonly (readonly [day: string, score: number])[]): string {
  const rows = people.map(
    ([day, score]) =>
      `<row><id>1</id><submitdate><![CDATA[${day && `${day} 10:00:00`}]]></submitdate><token>secret-token</token><ipaddr>10.1.1.1</ipaddr>` +
      `<_100000X1X1>A${score + 1}</_100000X1X1><_100000X1X2><![CDATA[=HYPERLINK("x") <script>1</script>]]></_100000X1X2>` +
      `<_100000X1X3SQ001>A4</_100000X1X3SQ001><_100000X1X3SQ002></_100000X1X3SQ002></row>`,
  );
  return `<?xml version="1.0"?><document><LimeSurveyDocType>Responses</LimeSurveyDocType><responses><rows>${rows.join('')}</rows></responses></document>`;
}

describe('an archive of LimeSurvey', () => {
  const archive = zipSync({
    'survey_1.lss': strToU8(LSS),
    'survey_1_responses.lsr': strToU8(
      lsr([
        ['2023-05-10', 10],
        ['2023-05-12', 9],
        ['2025-03-12', 0],
        ['', 5],
      ]),
    ),
    'survey_1_tokens.lst': strToU8('<document>anna@romashka.example</document>'),
  });

  it('becomes runs by quarter, without anything of who answered', async () => {
    const found = await brought(file('survey.lsa', archive));
    const questions = pollQuestions(found);
    const past = toPast(found, { division: 'quarters', day: null, enps: likelyEnps(questions), today: '2026-11-30' });
    expect(past).toMatchObject({
      problem: null,
      few: 2,
      body: { type: 'ENPS', runs: [{ day: '2023-05-12' }, { day: '2025-03-12' }] },
    });
    expect('body' in past && past.body.runs[0]).toMatchObject({
      answers: [
        ['10', expect.stringContaining('=HYPERLINK'), '4', null],
        ['9', expect.anything(), '4', null],
      ],
    });
    expect(JSON.stringify(past)).not.toMatch(/secret-token|10\.1\.1\.1|anna@/);
    expect(found.notes.map(({ what }) => what)).toEqual(['Столбцы token, ipaddr', 'Незаконченные ответы: 1']);
  });
});

describe('a table of answers', () => {
  const head =
    'Отметка времени,Адрес электронной почты,Порекомендуете нас?,Что нравится?,Оцените [Офис],Оцените [Еда],Кто вы?';
  const row = (day: string, score: number, likes: string) =>
    `${day} 10:11:12,anna@romashka.example,${score},"${likes}",4,5,${score > 5 ? 'Пекарь' : 'Кассир'}`;
  const table = [
    head,
    ...[9, 10, 3, 8, 10, 2, 9, 7].map((score, at) =>
      row(`0${at + 1}.03.2024`, score, at % 2 ? 'Люди, График' : 'Люди'),
    ),
  ].join('\n');

  it('says which kinds its questions are, and drops who answered', async () => {
    const found = await brought(file('Вовлечённость (Ответы).csv', table));
    expect(found.questions.map(({ kind, scale }) => [kind, scale])).toEqual([
      ['RATING', '0-10'],
      ['RADIO', null],
      ['MATRIX', '1-5'],
      ['RADIO', null],
    ]);
    expect([found.title, found.people[0]!.day, found.people.length]).toEqual(['Вовлечённость', '2024-03-01', 8]);
    expect(JSON.stringify(found.people)).not.toContain('anna@');
    expect(found.notes).toEqual([expect.objectContaining({ is: 'lost', what: 'Адрес электронной почты' })]);
  });

  it('is read in windows-1251', async () => {
    const bytes = Uint8Array.from(table, (letter) => {
      const code = letter.codePointAt(0)!;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code === 0x451 ? 0xb8 : code;
    });
    expect((await brought(file('a.csv', bytes))).questions[0]!.text).toBe('Порекомендуете нас?');
  });
});

it('reads a history of eNPS, and says which rows it cannot', async () => {
  const table =
    'Дата;Команда;Промоутеры;Нейтралы;Критики\n31.01.2024;;12;5;3\n31.01.2024;Пекарня;6;1;0\n31.01.2024;Пекарня;6;1;0\n30.02.2024;;1;1;1\n30.04.2024;Пекарня;5;1;1';
  const found = await brought(file('eNPS.csv', table));
  expect(found.notes.map(({ what }) => what)).toEqual(['Строка 4', 'Строка 5']);
  const past = toPast(found, { division: 'one', day: null, enps: 0, today: '2026-11-30' });
  expect(past).toMatchObject({
    body: {
      runs: [
        { day: '2024-01-31', counts: { promoters: 12, passives: 5, critics: 3 }, teams: [{ team: 'Пекарня' }] },
        { day: '2024-04-30', counts: { promoters: 5, passives: 1, critics: 1 } },
      ],
    },
  });
});

it('reads a survey of Formbricks with its responses', async () => {
  const survey = {
    name: 'NPS',
    questions: [
      { id: 'a', type: 'nps', headline: { default: 'Recommend us?' }, required: true },
      { id: 'b', type: 'fileUpload', headline: { default: 'CV' } },
    ],
  };
  const found = await brought(
    file('a.json', JSON.stringify(survey)),
    file('b.csv', 'No.,Timestamp,User ID,1. Recommend us?\n1,2024-03-04 10:00,u1,9\n2,2024-03-05 10:00,u2,3'),
  );
  expect(found.people.map(({ day, answers }) => [day, answers])).toEqual([
    ['2024-03-04', [['9']]],
    ['2024-03-05', [['3']]],
  ]);
  expect(found.notes.map(({ is, what }) => [is, what])).toEqual([
    ['lost', 'CV'],
    ['lost', 'No., User ID'],
  ]);
});

describe('hostile files', () => {
  it.each([
    ['empty', file('a.lss', '')],
    ['no survey', file('a.lss', '<?xml version="1.0"?><document><a/></document>')],
    ['cut off in the middle', file('a.lss', LSS.slice(0, LSS.length / 2))],
    ['billion laughs', file('a.lss', `<!DOCTYPE lolz [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${LSS}`)],
    ['a broken JSON', file('a.json', '{"pages": [')],
    ['a JSON of something else', file('a.json', '{"a": 1}')],
    ['a table of a head alone', file('a.csv', 'Отметка времени,Вопрос')],
    ['more rows than are read', file('a.csv', `Вопрос\n${'5\n'.repeat(100_000)}`)],
    ['a bomb', file('a.lsa', zipSync({ 'a.lss': new Uint8Array(101 * 1024 * 1024) }, { level: 1 }))],
  ])('are refused: %s', async (_, one) => {
    expect(await read(one)).toEqual({ problem: expect.stringMatching(/[а-яё]/i) });
  });

  it('lose their scripts', () => {
    expect(
      plainText('<p onclick="x()">Как <b>дела</b>?<script>alert(1)</script>&lt;img&gt;</p><style>p{}</style>'),
    ).toBe('Как дела? <img>');
  });
});
