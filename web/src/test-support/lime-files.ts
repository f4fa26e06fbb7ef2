/** A question as a file of LimeSurvey is made of it. */
export interface LimeAsked {
  readonly type: string;
  readonly answers?: readonly string[];
  /** Answers of a second scale. */
  readonly second?: readonly string[];
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
  readonly other?: boolean;
  readonly relevance?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

const FIVE = ['Совсем нет', 'Скорее нет', 'Трудно сказать', 'Скорее да', 'Полностью'];
const ROWS = ['Офис', 'Команда'];

/** Each type of question that LimeSurvey has, by its letter, as its authors use it. */
export const LIME_TYPES: readonly LimeAsked[] = [
  { type: '1', rows: ROWS, answers: ['Важно', 'Неважно'], second: ['Доволен', 'Недоволен'] },
  { type: '5' },
  { type: 'A', rows: ROWS },
  { type: 'B', rows: ROWS },
  { type: 'C', rows: ROWS },
  { type: 'D', attributes: { date_format: 'dd.mm.yyyy' } },
  { type: 'E', rows: ROWS },
  { type: 'F', rows: ROWS, answers: FIVE },
  { type: 'G' },
  { type: 'H', rows: ROWS, answers: FIVE },
  { type: 'I' },
  { type: 'K', rows: ROWS, attributes: { min_num_value_n: '0', max_num_value_n: '40' } },
  { type: 'L', answers: ['Склад', 'Офис'], relevance: '((G01Q5.NAOK == "1"))' },
  { type: 'M', rows: ROWS, other: true },
  { type: 'N', attributes: { min_num_value_n: '0', max_num_value_n: '10' } },
  { type: 'O', answers: ['Да', 'Нет'] },
  { type: 'P', rows: ROWS },
  { type: 'Q', rows: ROWS },
  { type: 'R', answers: ['Деньги', 'Люди', 'Задачи'], attributes: { max_answers: '2' } },
  { type: 'S', attributes: { maximum_chars: '80' } },
  { type: 'T', attributes: { display_rows: '5' } },
  { type: 'U' },
  { type: 'X' },
  { type: 'Y' },
  { type: '!', answers: ['Год', 'Два', 'Больше'], other: true },
  { type: ':', rows: ROWS, columns: ['Пн', 'Вт'], attributes: { multiflexible_max: '8' } },
  { type: ';', rows: ROWS, columns: ['Плюс', 'Минус'] },
  { type: '|', attributes: { max_num_of_files: '1' } },
  { type: '*', attributes: { equation: '{sum(1, 2)}' } },
];

/** Which version writes the file: the older has a row of each language, the newer keeps texts apart. */
export type LimeVersion = 'old' | 'new';

interface Wanted {
  readonly version?: LimeVersion;
  readonly quotas?: boolean;
}

type Row = Readonly<Record<string, string | number>>;
const LANGUAGES = ['ru', 'en'];
const SURVEY = 314159;

/** A survey as LimeSurvey exports it: two languages, a group, attributes, rows, conditions and, if wanted, a quota. */
export function limeSurvey(asked: readonly LimeAsked[], { version = 'new', quotas = false }: Wanted = {}): string {
  const sections: Record<string, Row[]> = {
    groups: [],
    questions: [],
    subquestions: [],
    answers: [],
    question_attributes: [],
    surveys: [{ sid: SURVEY, language: 'ru', additional_languages: 'en', anonymized: 'Y' }],
    surveys_languagesettings: LANGUAGES.map((language) => ({
      surveyls_survey_id: SURVEY,
      surveyls_language: language,
      surveyls_title: language === 'ru' ? 'Опрос' : 'Survey',
    })),
  };
  const add = (section: string, ...rows: readonly Row[]) => void (sections[section] ??= []).push(...rows);
  /** A thing with its text, as the version keeps it. */
  const told = (section: string, texts: string, id: Row, own: Row, name: string, text: string) => {
    const inLanguage = (language: string) => ({ [name]: language === 'ru' ? text : `${text} (en)`, language });
    if (version === 'old')
      return add(section, ...LANGUAGES.map((language) => ({ ...id, ...own, ...inLanguage(language) })));
    add(section, { ...id, ...own });
    add(texts, ...LANGUAGES.map((language) => ({ ...id, ...inLanguage(language) })));
  };
  told('groups', 'group_l10ns', { gid: 1 }, { sid: SURVEY, group_order: 0 }, 'group_name', 'О работе');
  let [rowId, answerId] = [1000, 1];
  for (const [at, one] of asked.entries()) {
    const qid = at + 1;
    const { type, other = false, relevance = '1', answers = [], second = [], rows = [], columns = [] } = one;
    const settings = { type, other: other ? 'Y' : 'N', mandatory: 'N', relevance };
    const place = { sid: SURVEY, gid: 1, parent_qid: 0, title: `G01Q${qid}`, question_order: at, scale_id: 0 };
    told('questions', 'question_l10ns', { qid }, { ...place, ...settings }, 'question', `<p>Вопрос ${type}</p>`);
    for (const [scale, texts] of [rows, columns].entries()) {
      for (const [order, text] of texts.entries()) {
        const row = { parent_qid: qid, sid: SURVEY, gid: 1, type: 'T', question_order: order, scale_id: scale };
        told(
          'subquestions',
          'question_l10ns',
          { qid: rowId++ },
          { ...row, title: `SQ00${order + 1}` },
          'question',
          text,
        );
      }
    }
    for (const [scale, texts] of [answers, second].entries()) {
      for (const [order, text] of texts.entries()) {
        const row = { qid, code: `A${order + 1}`, sortorder: order, scale_id: scale, assessment_value: 0 };
        const id: Row = version === 'old' ? {} : { aid: answerId++ };
        told('answers', 'answer_l10ns', id, row, 'answer', text);
      }
    }
    for (const [attribute, value] of Object.entries(one.attributes ?? {})) {
      add('question_attributes', { qid, attribute, value });
    }
  }
  if (quotas) {
    add('quota', { id: 1, sid: SURVEY, name: 'Не больше сотни со склада', qlimit: 100, action: 1, active: 1 });
    add('quota_members', { id: 1, sid: SURVEY, qid: 1, quota_id: 1, code: 'A1' });
  }
  return documentOf(sections);
}

function documentOf(sections: Readonly<Record<string, readonly Row[]>>): string {
  const filled = Object.entries(sections).filter(([, rows]) => rows.length > 0);
  const parts = filled.map(([name, rows]) => {
    const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const names = fields.map((field) => `<fieldname>${field}</fieldname>`).join('');
    const cells = (row: Row) =>
      Object.entries(row)
        .map(([field, value]) => `<${field}><![CDATA[${value}]]></${field}>`)
        .join('');
    const all = rows.map((row) => `<row>${cells(row)}</row>`).join('');
    return `<${name}><fields>${names}</fields><rows>${all}</rows></${name}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>480</DBVersion><languages><language>ru</language></languages>${parts.join('')}</document>`;
}
