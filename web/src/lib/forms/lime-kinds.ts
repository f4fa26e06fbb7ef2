import { NUMBER_MAX } from '#shared/question-kinds/number.ts';
import { STATEMENTS_MAX } from '#shared/question-kinds/matrix.ts';
import { YES_NO } from '#shared/rules/surveys.ts';
import { pastText } from '#text/asking/past.ts';
import { leadingNumber, plainText, scaleOfLabels, type BroughtQuestion, type Draft, type Notebook } from './brought.ts';

interface Coded {
  readonly code: string;
  readonly scale: number;
  readonly text: string;
}

/** A question of LimeSurvey. */
export interface LimeQuestion {
  readonly qid: string;
  /** How columns of its answers begin, up to version 6. */
  readonly column: string;
  readonly type: string;
  readonly title: string;
  readonly required: boolean;
  /** It may be left out after a warning. */
  readonly asksTwice: boolean;
  /** All its texts with their marks of HTML. */
  readonly markup: string;
  /** What a browser runs with it; '' for nothing. */
  readonly script: string;
  readonly other: boolean;
  /** Under what condition it is shown; '' and '1' for always. */
  readonly relevance: string;
  /** What an answer has to look like; '' for anything. */
  readonly pattern: string;
  readonly section: string | null;
  readonly subquestions: readonly (Coded & { readonly sid: string; readonly relevance: string })[];
  readonly answers: readonly Coded[];
  readonly attribute: (name: string) => string;
}

type Cells = ReadonlyMap<string, string>;

/** What a kind of LimeSurvey comes to, one question or one for each row. */
type Making = (question: LimeQuestion, book: Notebook) => readonly Draft[];

/** Our questions for one of LimeSurvey; none where it is lost, which is noted. */
export function draftsOf(question: LimeQuestion, book: Notebook): readonly Draft[] {
  const lost = pastText.lostKinds[question.type];
  if (lost !== undefined) {
    book.lost(question.title, lost);
    return [];
  }
  const make = KINDS[question.type];
  if (!make) {
    book.lost(question.title, pastText.why.unknownKind(question.type));
    return [];
  }
  return make(question, book);
}

function cellOf({ column, qid }: LimeQuestion, cells: Cells, code = ''): string {
  const at = cells.get(column + code);
  if (at !== undefined) return at;
  // From version 7 on columns are called Q12 and Q12_code.
  return cells.get(code === '' ? `Q${qid}` : `Q${qid}_${code}`) ?? cells.get(`Q${qid}_S${code}`) ?? '';
}

/** What the answer of one's own is called. */
function otherOf({ attribute }: LimeQuestion): string {
  return plainText(attribute('other_replace_text')) || pastText.other;
}

const one = (said: string): readonly string[] => (said.trim() === '' ? [] : [said.trim()]);

function draft(
  question: LimeQuestion,
  given: Partial<BroughtQuestion> & Pick<BroughtQuestion, 'kind'>,
  read: Draft['read'],
): Draft {
  const { title: text, required, section } = question;
  return { question: { text, required, section, scale: null, options: [], bounds: null, ...given }, read };
}

const text =
  (kind: 'TEXT' | 'TEXTAREA'): Making =>
  (question) => [draft(question, { kind }, (cells) => one(cellOf(question, cells)))];

/** One of our questions for each row, called after both. */
const eachRow =
  (kind: BroughtQuestion['kind'], about: (question: LimeQuestion) => Partial<BroughtQuestion> = () => ({})): Making =>
  (question, book) => {
    book.changed(question.title, pastText.why.eachRow);
    return rowsOf(question).map((row) =>
      draft(question, { kind, text: `${question.title}: ${row.text}`, ...about(question) }, (cells) =>
        one(cellOf(question, cells, row.code)),
      ),
    );
  };

function rowsOf({ subquestions }: LimeQuestion) {
  return subquestions.filter(({ scale }) => scale === 0);
}

const list: Making = (question, book) => {
  const answers = question.answers.filter(({ scale }) => scale === 0);
  const scale = scaleOfLabels(answers.map((answer) => answer.text)) ?? scaleOfLabels(answers.map(({ code }) => code));
  const labels = answers.map((answer) => answer.text);
  if (scale && !question.other) {
    const byText = scaleOfLabels(labels) !== null;
    if (labels.some((label) => !/^\d+$/.test(label))) book.changed(question.title, pastText.why.scaleWords);
    return [
      draft(question, { kind: 'RATING', scale }, (cells) => {
        const said = answers.find(({ code }) => code === cellOf(question, cells));
        return said ? one(String(leadingNumber(byText ? said.text : said.code))) : [];
      }),
    ];
  }
  if (question.other) book.changed(question.title, pastText.why.other);
  if (question.type === 'O') book.lost(pastText.commentOf(question.title), pastText.why.comment);
  const options = question.other ? [...labels, otherOf(question)] : labels;
  return [draft(question, { kind: 'RADIO', options }, (cells) => one(chosen(question, cells)))];
};

function chosen(question: LimeQuestion, cells: Cells, code = ''): string {
  const said = cellOf(question, cells, code);
  if (said === '-oth-') return cellOf(question, cells, 'other') || otherOf(question);
  return question.answers.find((answer) => answer.code === said)?.text ?? '';
}

const several: Making = (question, book) => {
  const rows = rowsOf(question);
  if (question.other) book.changed(question.title, pastText.why.other);
  if (question.type === 'P') book.lost(pastText.commentOf(question.title), pastText.why.comment);
  const options = [...rows.map((row) => row.text), ...(question.other ? [otherOf(question)] : [])];
  return [
    draft(question, { kind: 'CHECKBOX', options }, (cells) => [
      ...rows.filter(({ code }) => cellOf(question, cells, code) === 'Y').map((row) => row.text),
      ...one(cellOf(question, cells, 'other')),
    ]),
  ];
};

const number: Making = (question) => {
  const bounds = boundsOf(question);
  const isScale = bounds.min === 0 && bounds.max === 10;
  const read = (cells: Cells) => one(whole(cellOf(question, cells)));
  if (isScale) return [draft(question, { kind: 'RATING', scale: '0-10' }, read)];
  return [draft(question, { kind: 'NUMBER', bounds }, read)];
};

/** What says how far numbers in rows go: those of a slider where there is one. */
function endsOf({ attribute }: LimeQuestion): readonly string[] {
  return attribute('slider_layout') === '1' ? ['slider_min', 'slider_max'] : NUMBER_ENDS;
}

const NUMBER_ENDS: readonly string[] = ['min_num_value_n', 'max_num_value_n'];

function boundsOf({ attribute }: LimeQuestion, names = NUMBER_ENDS) {
  const [low, high] = names.map((name) => Number.parseInt(attribute(name), 10));
  const min = low! >= 0 ? low! : 0;
  return { min, max: high! > min && high! <= NUMBER_MAX ? high! : Math.max(1000, min + 1000) };
}

/** LimeSurvey writes 7.0000000000. */
function whole(said: string): string {
  const read = Number(said);
  return said.trim() !== '' && Number.isFinite(read) ? String(read) : said;
}

/** Statements on a scale of ours, ten a question; other scales become a choice for each of them. */
function statements(
  question: LimeQuestion,
  scale: '1-5' | '0-10',
  numberOf: (said: string) => string,
): readonly Draft[] {
  const rows = rowsOf(question);
  const parts = Array.from({ length: Math.ceil(rows.length / STATEMENTS_MAX) }, (_, part) =>
    rows.slice(part * STATEMENTS_MAX, (part + 1) * STATEMENTS_MAX),
  );
  return parts.map((part) => {
    const ofOne = part.length < 2;
    const said = (cells: Cells) => part.map(({ code }) => numberOf(cellOf(question, cells, code)));
    if (ofOne)
      return draft(question, { kind: 'RATING', scale, text: `${question.title}: ${part[0]!.text}` }, (cells) =>
        said(cells).filter((rating) => rating !== ''),
      );
    return draft(question, { kind: 'MATRIX', scale, options: distinct(part.map((row) => row.text)) }, said);
  });
}

function distinct(texts: readonly string[]): string[] {
  return texts.map((words, at) => (texts.indexOf(words) === at ? words : `${words} (${at + 1})`));
}

const array: Making = (question, book) => {
  const answers = question.answers.filter(({ scale }) => scale === 0);
  const labels = answers.map((answer) => answer.text);
  const byText = scaleOfLabels(labels);
  const scale = byText ?? scaleOfLabels(answers.map(({ code }) => code.replace(/^A0*(?=\d)/, '')));
  if (scale) {
    if (labels.some((label) => !/^\d+$/.test(label))) book.changed(question.title, pastText.why.scaleWords);
    return statements(question, scale, (said) => {
      const found = answers.find(({ code }) => code === said);
      if (!found) return '';
      return String(leadingNumber(byText ? found.text : found.code.replace(/^A0*(?=\d)/, '')) ?? '');
    });
  }
  return choices(question, book, answers);
};

function choices(question: LimeQuestion, book: Notebook, answers: readonly Coded[]): readonly Draft[] {
  book.changed(question.title, pastText.why.eachRow);
  return rowsOf(question).map((row) =>
    draft(
      question,
      { kind: 'RADIO', text: `${question.title}: ${row.text}`, options: answers.map((answer) => answer.text) },
      (cells) => one(answers.find(({ code }) => code === cellOf(question, cells, row.code))?.text ?? ''),
    ),
  );
}

const named =
  (options: () => readonly (readonly [code: string, text: string])[]): Making =>
  (question, book) =>
    choices(
      question,
      book,
      options().map(([code, words]) => ({ code, text: words, scale: 0 })),
    );

/** A table of cells: one question for each of them. */
const cellsOf =
  (kind: 'TEXT' | 'NUMBER'): Making =>
  (question, book) => {
    const columns = question.subquestions.filter(({ scale }) => scale === 1);
    book.changed(question.title, pastText.why.eachCell);
    return rowsOf(question).flatMap((row) =>
      (columns.length > 0 ? columns : [{ code: '', text: '' }]).map((column) =>
        draft(
          question,
          {
            kind,
            text: [question.title, row.text, column.text].filter(Boolean).join(': '),
            bounds: kind === 'NUMBER' ? boundsOf(question, ['multiflexible_min', 'multiflexible_max']) : null,
          },
          (cells) =>
            one(
              kind === 'NUMBER'
                ? whole(cellOf(question, cells, `${row.code}_${column.code}`))
                : cellOf(question, cells, `${row.code}_${column.code}`),
            ),
        ),
      ),
    );
  };

/** A table of numbers; of boxes to tick, where it was set to be that: each row is a choice of its columns. */
const numbers: Making = (question, book) => {
  if (question.attribute('multiflexible_checkbox') !== '1') return cellsOf('NUMBER')(question, book);
  const columns = question.subquestions.filter(({ scale }) => scale === 1);
  book.changed(question.title, pastText.why.eachRow);
  return rowsOf(question).map((row) =>
    draft(
      question,
      { kind: 'CHECKBOX', text: `${question.title}: ${row.text}`, options: columns.map((column) => column.text) },
      (cells) =>
        columns
          .filter(({ code }) => whole(cellOf(question, cells, `${row.code}_${code}`)) === '1')
          .map((column) => column.text),
    ),
  );
};

/** Two scales side by side: a choice for each row on each of them, called by the head of its scale. */
const dual: Making = (question, book) => {
  book.changed(question.title, pastText.why.eachRow);
  const heads = ['dualscale_headerA', 'dualscale_headerB'].map(
    (name, scale) => plainText(question.attribute(name)) || String(scale + 1),
  );
  return rowsOf(question).flatMap((row) =>
    heads.map((head, scale) => {
      const answers = question.answers.filter((answer) => answer.scale === scale);
      return draft(
        question,
        {
          kind: 'RADIO',
          text: `${question.title}: ${row.text} (${head})`,
          options: answers.map((answer) => answer.text),
        },
        (cells) =>
          one(answers.find(({ code }) => code === cellOf(question, cells, `${row.code}#${scale}`))?.text ?? ''),
      );
    }),
  );
};

const ranking: Making = (question) => {
  // Since version 6 what is ranked are answers or subquestions.
  const ranked = question.answers.length > 0 ? question.answers : rowsOf(question);
  return [
    draft(question, { kind: 'RANKING', options: ranked.map((answer) => answer.text) }, (cells) =>
      ranked.flatMap((_, place) => {
        const code = cellOf(question, cells, String(place + 1));
        return one(ranked.find((answer) => answer.code === code)?.text ?? '');
      }),
    ),
  ];
};

const yesNo: Making = (question) => [
  draft(question, { kind: 'YESNO' }, (cells) => {
    const said = cellOf(question, cells);
    return said === 'Y' ? [YES_NO[0]] : said === 'N' ? [YES_NO[1]] : [];
  }),
];

const gender: Making = (question) => [
  draft(question, { kind: 'RADIO', options: [pastText.female, pastText.male] }, (cells) => {
    const said = cellOf(question, cells);
    return said === 'F' ? [pastText.female] : said === 'M' ? [pastText.male] : [];
  }),
];

/** By the letters of LimeSurvey. */
const KINDS: Readonly<Record<string, Making>> = {
  '5': (question) => [draft(question, { kind: 'RATING', scale: '1-5' }, (cells) => one(cellOf(question, cells)))],
  A: (question) => statements(question, '1-5', (said) => said),
  B: named(() => Array.from({ length: 10 }, (_, at) => [String(at + 1), String(at + 1)] as const)),
  C: named(() => [
    ['Y', pastText.yes],
    ['N', pastText.no],
    ['U', pastText.unsure],
  ]),
  D: (question) => [draft(question, { kind: 'DATE' }, (cells) => one(cellOf(question, cells).slice(0, 10)))],
  E: named(() => [
    ['I', pastText.more],
    ['S', pastText.same],
    ['D', pastText.less],
  ]),
  F: array,
  G: gender,
  H: array,
  K: eachRow('NUMBER', (question) => ({ bounds: boundsOf(question, endsOf(question)) })),
  L: list,
  M: several,
  N: number,
  O: list,
  P: several,
  Q: eachRow('TEXT'),
  R: ranking,
  S: text('TEXT'),
  T: text('TEXTAREA'),
  U: text('TEXTAREA'),
  Y: yesNo,
  '!': list,
  '1': dual,
  ':': numbers,
  ';': cellsOf('TEXT'),
};
