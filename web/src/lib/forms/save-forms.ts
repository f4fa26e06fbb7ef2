import { YES_NO, type QuestionKind } from '#shared/rules/surveys.ts';
import type { BroughtQuestion } from './brought.ts';

/** What is saved: a title and questions. */
export interface SavedForm {
  readonly title: string;
  readonly questions: readonly BroughtQuestion[];
}

const NUMBERS = { '0-10': Array.from({ length: 11 }, (_, at) => at), '1-5': [1, 2, 3, 4, 5] } as const;
const LIME: Readonly<Record<QuestionKind, string>> = {
  TEXT: 'S',
  TEXTAREA: 'T',
  RADIO: 'L',
  CHECKBOX: 'M',
  RATING: 'L',
  YESNO: 'Y',
  NUMBER: 'N',
  DATE: 'D',
  RANKING: 'R',
  MATRIX: 'F',
};

/** A form for SurveyJS. */
export function toSurveyJs({ title, questions }: SavedForm): string {
  const pages = bySection(questions).map(({ section, of }, page) => ({
    name: `page${page + 1}`,
    ...(section !== null && { title: section }),
    elements: of.map(({ question, at }) => ({
      name: `q${at + 1}`,
      title: question.text,
      isRequired: question.required,
      ...elementOf(question),
    })),
  }));
  return `${JSON.stringify({ title, pages }, null, 2)}\n`;
}

function elementOf({ kind, options, scale, bounds }: BroughtQuestion) {
  const numbers = NUMBERS[scale ?? '1-5'];
  switch (kind) {
    case 'TEXT':
      return { type: 'text' };
    case 'TEXTAREA':
      return { type: 'comment' };
    case 'RADIO':
      return { type: 'radiogroup', choices: options };
    case 'CHECKBOX':
      return { type: 'checkbox', choices: options };
    case 'RANKING':
      return { type: 'ranking', choices: options };
    case 'RATING':
      return { type: 'rating', rateMin: numbers[0], rateMax: numbers.at(-1) };
    case 'YESNO':
      return { type: 'boolean', labelTrue: YES_NO[0], labelFalse: YES_NO[1] };
    case 'NUMBER':
      return { type: 'text', inputType: 'number', ...bounds };
    case 'DATE':
      return { type: 'text', inputType: 'date' };
    case 'MATRIX':
      return { type: 'matrix', columns: numbers.map(String), rows: options };
    default:
      return kind satisfies never;
  }
}

const SID = '100000';

/** A form for LimeSurvey, as its version 3 writes it down: newer ones read it as well. */
export function toLss({ title, questions }: SavedForm, language: string): string {
  const sections = bySection(questions);
  const listed = sections.flatMap(({ of }, group) => of.map((one) => ({ ...one, gid: String(group + 1) })));
  const rows = {
    groups: sections.map(({ section }, at) => ({
      gid: at + 1,
      sid: SID,
      group_name: section ?? '',
      group_order: at + 1,
      language,
    })),
    questions: listed.map(({ question, at, gid }) => ({
      ...questionRow(question.text, `Q${at + 1}`, at, language),
      qid: at + 1,
      parent_qid: 0,
      gid,
      type: LIME[question.kind],
      mandatory: question.required ? 'Y' : 'N',
      scale_id: 0,
    })),
    subquestions: listed.flatMap(({ question: { kind, options }, at, gid }) =>
      (kind === 'CHECKBOX' || kind === 'MATRIX' ? options : []).map((option, place) => ({
        ...questionRow(option, `SQ${String(place + 1).padStart(3, '0')}`, place, language),
        qid: (at + 1) * 1000 + place,
        parent_qid: at + 1,
        gid,
        type: 'T',
        mandatory: 'N',
        scale_id: 0,
      })),
    ),
    answers: listed.flatMap(({ question, at }) =>
      answersOf(question).map((answer, place) => ({
        qid: at + 1,
        code: `A${place + 1}`,
        answer,
        sortorder: place + 1,
        language,
        scale_id: 0,
      })),
    ),
    question_attributes: listed.flatMap(({ question: { kind, bounds }, at }) =>
      kind === 'NUMBER' && bounds
        ? [
            { qid: at + 1, attribute: 'min_num_value_n', value: bounds.min },
            { qid: at + 1, attribute: 'max_num_value_n', value: bounds.max },
          ]
        : [],
    ),
    surveys: [{ sid: SID, language, additional_languages: '', anonymized: 'Y', format: 'G' }],
    surveys_languagesettings: [{ surveyls_survey_id: SID, surveyls_language: language, surveyls_title: title }],
  };
  const body = Object.entries(rows).map(([name, all]) => sectionXml(name, all));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<document>',
    '<LimeSurveyDocType>Survey</LimeSurveyDocType>',
    '<DBVersion>359</DBVersion>',
    `<languages><language>${language}</language></languages>`,
    ...body,
    '</document>\n',
  ].join('\n');
}

function answersOf({ kind, options, scale }: BroughtQuestion): readonly string[] {
  if (kind === 'RATING' || kind === 'MATRIX') return NUMBERS[scale ?? '1-5'].map(String);
  return kind === 'RADIO' || kind === 'RANKING' ? options : [];
}

function questionRow(question: string, title: string, at: number, language: string) {
  // What LimeSurvey shows is HTML: the words of a question are none.
  return { sid: SID, title, question: escaped(question), question_order: at + 1, language, other: 'N', relevance: '1' };
}

function sectionXml(name: string, rows: readonly Readonly<Record<string, string | number>>[]): string {
  const [first = {}] = rows;
  const fields = Object.keys(first).map((field) => `<fieldname>${field}</fieldname>`);
  const written = rows.map((row) => {
    const cells = Object.entries(row).map(
      ([field, value]) => `<${field}>${cdata(ESCAPED.has(field) ? escaped(String(value)) : String(value))}</${field}>`,
    );
    return `<row>${cells.join('')}</row>`;
  });
  return `<${name}><fields>${fields.join('')}</fields><rows>\n${written.join('\n')}\n</rows></${name}>`;
}

const ESCAPED: ReadonlySet<string> = new Set(['answer', 'group_name', 'surveyls_title']);

function cdata(text: string): string {
  // oxlint-disable-next-line no-control-regex -- what no XML holds
  return `<![CDATA[${text.replaceAll(']]>', ']]&gt;').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' ')}]]>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Questions that stand under one heading. */
function bySection(questions: readonly BroughtQuestion[]) {
  const sections: { section: string | null; of: { question: BroughtQuestion; at: number }[] }[] = [];
  for (const [at, question] of questions.entries()) {
    if (sections.at(-1)?.section !== question.section || sections.length === 0)
      sections.push({ section: question.section, of: [] });
    sections.at(-1)!.of.push({ question, at });
  }
  return sections;
}
