import { STATEMENTS_MAX } from '#shared/question-kinds/matrix.ts';
import { YES_NO } from '#shared/rules/surveys.ts';
import { pastText } from '#text/asking/past.ts';
import {
  fitting,
  leadingNumber,
  notebook,
  plainText,
  scaleOfLabels,
  titleOf,
  UnreadableForm,
  upToLimit,
  type Brought,
  type BroughtQuestion,
  type Notebook,
} from './brought.ts';
import { isFields, listOf, otherLanguages, wordsOf, type Fields } from './json.ts';

/** A question with what a respondent's values say of it. */
interface Read {
  readonly question: BroughtQuestion;
  readonly said: (values: Fields) => readonly string[];
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

/** Whether a JSON is a survey of SurveyJS. */
export function isSurveyJs(given: unknown): given is Fields {
  return isFields(given) && (Array.isArray(given['pages']) || Array.isArray(given['elements']));
}

/** A survey of SurveyJS, with its responses where there are some: an array of what `survey.data` was. */
export function readSurveyJs(survey: Fields, responses: readonly unknown[], file: string): Brought {
  const book = notebook();
  const others = new Set(otherLanguages(survey['title']));
  const pages = Array.isArray(survey['pages']) ? survey['pages'] : [{ elements: survey['elements'] }];
  const listed = pages.flatMap((page: unknown) =>
    isFields(page)
      ? flat(listOf(page['elements'] ?? page['questions']), plainText(wordsOf(page['title'])) || null)
      : [],
  );
  for (const { element } of listed) for (const language of otherLanguages(element['title'])) others.add(language);
  if (others.size > 0) book.lost(pastText.languages([...others]), pastText.why.languages);
  const read = listed.flatMap(({ element, section }) => readElement(element, section, book));
  const drafts = read.map(({ question, said }) => ({ question: fitting(question, book), said }));
  const kept = upToLimit(
    drafts.map(({ question }) => ({ question, read: () => [] })),
    book,
  ).length;
  if (kept === 0) throw new UnreadableForm(pastText.file.noQuestions);
  const own = drafts.slice(0, kept);
  return {
    source: 'surveyjs',
    title: titleOf(wordsOf(survey['title']), file),
    asked: listed.filter(({ element }) => element['type'] !== 'html' && element['type'] !== 'image').length,
    questions: own.map(({ question }) => question),
    people: responses
      .filter(isFields)
      .map((values) => ({ day: dayOf(values), answers: own.map(({ said }) => said(values)) })),
    counts: [],
    notes: book.notes,
  };
}

function dayOf(values: Fields): string | null {
  const at = ['completedAt', 'submittedAt', 'createdAt', 'HappendAt', 'date']
    .map((name) => values[name])
    .find((one) => typeof one === 'string');
  return /^((?:19|20)\d\d-[01]\d-[0-3]\d)/.exec(String(at ?? ''))?.[1] ?? null;
}

function flat(elements: readonly unknown[], section: string | null): { element: Fields; section: string | null }[] {
  return elements.filter(isFields).flatMap((element) => {
    if (element['type'] !== 'panel') return [{ element, section }];
    return flat(listOf(element['elements']), plainText(wordsOf(element['title'])) || section);
  });
}

function readElement(element: Fields, section: string | null, book: Notebook): readonly Read[] {
  const name = String(element['name'] ?? '');
  const text = plainText(wordsOf(element['title'])) || name;
  const required = element['isRequired'] === true;
  const about = { text, required, section, scale: null, options: [], bounds: null };
  const one = (said: unknown): string[] =>
    typeof said === 'string' || typeof said === 'number' ? [String(said).trim()].filter(Boolean) : [];
  const plain = (given: Partial<BroughtQuestion> & Pick<BroughtQuestion, 'kind'>): Read[] => [
    { question: { ...about, ...given }, said: (values) => one(values[name]) },
  ];
  if (typeof element['visibleIf'] === 'string') book.lost(pastText.conditionOf(text), pastText.why.condition);
  if (element['hasOther'] === true || element['showOtherItem'] === true) book.changed(text, pastText.why.other);
  const choices = choicesOf(element['choices']);
  const withOther =
    element['hasOther'] === true || element['showOtherItem'] === true
      ? [...choices, { value: 'other', text: pastText.other }]
      : choices;
  const textOf = (values: Fields, said: unknown) => {
    if (said === 'other') return wordsOf(values[`${name}-Comment`]) || pastText.other;
    return withOther.find(({ value }) => value === String(said))?.text ?? '';
  };
  switch (element['type']) {
    case 'text':
      if (element['inputType'] === 'number') return plain({ kind: 'NUMBER', bounds: boundsOf(element) });
      return plain({ kind: element['inputType'] === 'date' ? 'DATE' : 'TEXT' });
    case 'comment':
      return plain({ kind: 'TEXTAREA' });
    case 'boolean':
      return [
        {
          question: { ...about, kind: 'YESNO' },
          said: (values) => (values[name] === true ? [YES_NO[0]] : values[name] === false ? [YES_NO[1]] : []),
        },
      ];
    case 'rating':
      return rating(element, about, book);
    case 'radiogroup':
    case 'dropdown':
    case 'buttongroup':
    case 'imagepicker': {
      const scale = scaleOfLabels(withOther.map((choice) => choice.text));
      if (scale && withOther.length > 4) {
        return [
          {
            question: { ...about, kind: 'RATING', scale },
            said: (values) => one(leadingNumber(textOf(values, values[name])) ?? ''),
          },
        ];
      }
      return [
        {
          question: { ...about, kind: 'RADIO', options: withOther.map((choice) => choice.text) },
          said: (values) => one(textOf(values, values[name])),
        },
      ];
    }
    case 'checkbox':
    case 'tagbox':
    case 'ranking':
      return [
        {
          question: {
            ...about,
            kind: element['type'] === 'ranking' ? 'RANKING' : 'CHECKBOX',
            options: withOther.map((choice) => choice.text),
          },
          said: (values) => listOf(values[name]).flatMap((said) => one(textOf(values, said))),
        },
      ];
    case 'matrix':
      return matrix(element, name, about, book);
    case 'multipletext':
      book.changed(text, pastText.why.eachRow);
      return listOf(element['items'])
        .filter(isFields)
        .map((item) => ({
          question: {
            ...about,
            kind: 'TEXT',
            text: `${text}: ${plainText(wordsOf(item['title'])) || String(item['name'] ?? '')}`,
          },
          said: (values) => one(isFields(values[name]) ? values[name][String(item['name'])] : undefined),
        }));
    case 'html':
    case 'image':
      book.lost(text, pastText.why.noQuestion);
      return [];
    default:
      book.lost(text, pastText.why.unknownKind(String(element['type'] ?? '')));
      return [];
  }
}

function rating(element: Fields, about: Omit<BroughtQuestion, 'kind'>, book: Notebook): Read[] {
  const name = String(element['name'] ?? '');
  const given = choicesOf(element['rateValues']);
  const low = Number(element['rateMin'] ?? 1);
  const high = Number(element['rateMax'] ?? element['rateCount'] ?? 5);
  const labels =
    given.length > 0
      ? given.map(({ value }) => value)
      : Array.from({ length: Math.min(Math.max(high - low + 1, 0), 20) }, (_, at) => String(low + at));
  const scale = scaleOfLabels(labels);
  const said: Read['said'] = (values) =>
    values[name] === undefined || values[name] === null ? [] : [String(values[name])];
  if (scale) return [{ question: { ...about, kind: 'RATING', scale }, said }];
  book.changed(about.text, pastText.why.otherScale);
  return [{ question: { ...about, kind: 'RADIO', options: labels }, said }];
}

function matrix(element: Fields, name: string, about: Omit<BroughtQuestion, 'kind'>, book: Notebook): Read[] {
  const rows = choicesOf(element['rows']);
  const columns = choicesOf(element['columns']);
  const cell = (values: Fields, row: Choice) => {
    const said = isFields(values[name]) ? values[name][row.value] : undefined;
    return columns.find(({ value }) => value === String(said));
  };
  const byText = scaleOfLabels(columns.map((column) => column.text));
  const scale = byText ?? scaleOfLabels(columns.map(({ value }) => value));
  if (scale && rows.length >= 2 && rows.length <= STATEMENTS_MAX) {
    if (byText === null) book.changed(about.text, pastText.why.scaleWords);
    return [
      {
        question: { ...about, kind: 'MATRIX', scale, options: rows.map((row) => row.text) },
        said: (values) =>
          rows.map((row) => {
            const found = cell(values, row);
            return found ? String(leadingNumber(byText ? found.text : found.value)) : '';
          }),
      },
    ];
  }
  book.changed(about.text, pastText.why.eachRow);
  return rows.map((row) => ({
    question: {
      ...about,
      kind: 'RADIO',
      text: `${about.text}: ${row.text}`,
      options: columns.map((column) => column.text),
    },
    said: (values) => [cell(values, row)?.text ?? ''].filter(Boolean),
  }));
}

function choicesOf(given: unknown): Choice[] {
  return listOf(given).map((one) => {
    if (!isFields(one)) return { value: String(one), text: plainText(String(one)) };
    const value = String(one['value'] ?? '');
    return { value, text: plainText(wordsOf(one['text'])) || value };
  });
}

function boundsOf(element: Fields) {
  const [min, max] = [element['min'], element['max']].map((end) =>
    typeof end === 'number' && end >= 0 ? Math.floor(end) : null,
  );
  return { min: min ?? 0, max: max !== null && max !== undefined && max > (min ?? 0) ? max : (min ?? 0) + 1000 };
}
