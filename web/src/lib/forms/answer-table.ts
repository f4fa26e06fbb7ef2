import { STATEMENTS_MAX } from '#shared/question-kinds/matrix.ts';
import { SURVEY_OPTION_MAX_LENGTH, SURVEY_OPTIONS_MAX } from '#shared/models/survey.ts';
import type { PastSource } from '#shared/rules/past-import.ts';
import type { Sheet } from '#web/lib/tables/sheet.ts';
import { pastText } from '#text/asking/past.ts';
import {
  fitting,
  notebook,
  plainText,
  titleOf,
  UnreadableForm,
  upToLimit,
  type Brought,
  type BroughtQuestion,
  type Draft,
  type Notebook,
} from './brought.ts';
import { dayReader } from './days-in.ts';

/** How columns are called that say when somebody answered. */
const WHEN =
  /^(?:отметка времени|timestamp|время создания|дата создания|время отправки|дата и время|created(?: at)?|submitted(?: at)?|дата|date|submitdate|completed at|end time)$/i;
/** Columns that say who answered, or from where: they are never taken. */
const WHO =
  /^(?:id|№|#|ip.*|.*\bip\b.*|.*e-?mail.*|.*эл(?:ектронн\S*)?\.? ?почт.*|.*адрес.*почт.*|username|user.?name|имя|фио|ф\.и\.о\.?|фамилия|отчество|имя пользователя|(?:ваше?|укажите|напишите) .*(?:имя|фио|фамили).*|.*телефон.*|.*phone.*|логин|login|token|user.?agent|userid|user id|person.?id|contact.*|response id|no\.|url|source|country|session.*|puid|uid|яндекс id)$/i;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const ROW = /^(.*?)\s*\[(.+)\]$/s;
/** Fewer answers say nothing of what can be answered. */
const ENOUGH = 4;
const SCORED_LIKE_ENPS = /рекоменд|посовету|recommend|enps|nps/i;

interface Column {
  readonly at: number;
  readonly title: string;
  readonly cells: readonly string[];
}

/**
 * A table of answers, a row a person, as Google Forms and Яндекс Формы save it. What kind a question is follows from what
 * was answered.
 */
export function readAnswerTable(sheet: Sheet, source: PastSource, file: string): Brought {
  const [head, ...rows] = sheet.rows;
  if (!head || rows.length === 0) throw new UnreadableForm(pastText.file.noAnswers);
  const columns = head.cells.map((title, at): Column => ({
    at,
    title: plainText(title),
    cells: rows.map(({ cells }) => (cells[at] ?? '').trim()),
  }));
  const when = columns.find(
    ({ title, cells }) => WHEN.test(title) && cells.some((cell) => dayReader(cells)(cell) !== null),
  );
  const book = notebook();
  const named = columns.filter((column) => column !== when && column.title !== '');
  const asked = named.filter((column) => {
    if (!isPersonal(column)) return true;
    book.lost(column.title, pastText.why.personal);
    return false;
  });
  const drafts = grouped(asked, book);
  const kept = upToLimit(
    drafts.map((draft) => ({ ...draft, question: fitting(draft.question, book) })),
    book,
  );
  if (kept.length === 0) throw new UnreadableForm(pastText.file.noQuestions);
  if (when === undefined) book.lost(pastText.dates, pastText.why.noDates);
  const dayOf = when ? dayReader(when.cells) : () => null;
  const people = rows.map(({ cells }) => {
    const row = new Map(cells.map((cell, at) => [String(at), cell.trim()]));
    return { day: when ? dayOf(cells[when.at] ?? '') : null, answers: kept.map(({ read }) => read(row)) };
  });
  return {
    source,
    title: titleOf('', file.replace(/\s*\((?:ответы|responses)\)\s*/i, '')),
    asked: new Set(named.map(({ title }) => ROW.exec(title)?.[1] ?? title)).size,
    questions: kept.map(({ question }) => question),
    people: people.filter(({ answers }) => answers.some((said) => said.length > 0)),
    counts: [],
    notes: book.notes,
  };
}

function isPersonal({ title, cells }: Column): boolean {
  if (WHO.test(title)) return true;
  const said = cells.filter((cell) => cell !== '');
  return said.length > 0 && said.filter((cell) => MAIL.test(cell)).length * 2 > said.length;
}

/** Columns called «Question [row]» are rows of one question. */
function grouped(columns: readonly Column[], book: Notebook): readonly Draft[] {
  const done = new Set<string>();
  return columns.flatMap((column): readonly Draft[] => {
    const name = ROW.exec(column.title)?.[1];
    if (name === undefined) return [single(column, column.title)];
    if (done.has(name)) return [];
    done.add(name);
    const rows = columns.filter(({ title }) => ROW.exec(title)?.[1] === name);
    const labels = rows.map(({ title }) => ROW.exec(title)![2]!);
    const scale = scaleOf({ title: name, cells: rows.flatMap(({ cells }) => cells) });
    const fits = rows.length >= 2 && rows.length <= STATEMENTS_MAX && new Set(labels).size === labels.length;
    if (scale && fits) {
      const read: Draft['read'] = (row) => rows.map(({ at }) => row.get(String(at)) ?? '');
      return [{ question: questionOf({ kind: 'MATRIX', text: name, scale, options: labels }), read }];
    }
    book.changed(name, pastText.why.eachRow);
    return rows.map((row, index) => single(row, `${name}: ${labels[index]}`));
  });
}

function single(column: Column, text: string): Draft {
  const cellOf = (row: ReadonlyMap<string, string>) => row.get(String(column.at)) ?? '';
  const question = kindOf(column, text);
  if (question.kind === 'CHECKBOX') {
    const separator = separatorOf(column.cells);
    return {
      question,
      read: (row) =>
        cellOf(row)
          .split(separator)
          .map((one) => one.trim())
          .filter(Boolean),
    };
  }
  const dayOf = question.kind === 'DATE' ? dayReader(column.cells) : null;
  return {
    question,
    read: (row) => {
      const cell = cellOf(row);
      if (cell === '') return [];
      return [dayOf ? (dayOf(cell) ?? '') : cell].filter(Boolean);
    },
  };
}

function questionOf(given: Partial<BroughtQuestion> & Pick<BroughtQuestion, 'kind' | 'text'>): BroughtQuestion {
  return { required: false, scale: null, options: [], section: null, bounds: null, ...given };
}

function kindOf({ title, cells }: Pick<Column, 'title' | 'cells'>, text: string): BroughtQuestion {
  const said = cells.filter((cell) => cell !== '');
  const scale = scaleOf({ title, cells });
  if (scale) return questionOf({ kind: 'RATING', text, scale });
  if (said.length > 0 && said.every((cell) => /^\d{1,9}$/.test(cell))) {
    const numbers = said.map(Number);
    const max = Math.max(...numbers);
    return questionOf({ kind: 'NUMBER', text, bounds: { min: 0, max: Math.max(1, max) } });
  }
  const dayOf = dayReader(cells);
  if (said.length > 0 && said.every((cell) => dayOf(cell) !== null)) return questionOf({ kind: 'DATE', text });
  const different = new Set(said);
  if (isFew(different, said.length)) {
    const options = [...different].toSorted();
    if (options.length === 2 && options.every((one) => /^(?:да|нет)$/i.test(one)))
      return questionOf({ kind: 'YESNO', text });
    if (options.length >= 2) return questionOf({ kind: 'RADIO', text, options });
  }
  const separator = separatorOf(cells);
  const parts = said.flatMap((cell) =>
    cell
      .split(separator)
      .map((one) => one.trim())
      .filter(Boolean),
  );
  if (parts.length > said.length && isFew(new Set(parts), parts.length)) {
    return questionOf({ kind: 'CHECKBOX', text, options: [...new Set(parts)].toSorted() });
  }
  const isLong = said.some((cell) => cell.length > 60 || cell.includes('\n'));
  return questionOf({ kind: isLong ? 'TEXTAREA' : 'TEXT', text });
}

/** Whether so few different texts were given that they were chosen, not written. */
function isFew(different: ReadonlySet<string>, given: number): boolean {
  return (
    given >= ENOUGH &&
    different.size <= SURVEY_OPTIONS_MAX &&
    different.size * 2 <= given &&
    [...different].every(({ length }) => length <= SURVEY_OPTION_MAX_LENGTH)
  );
}

function separatorOf(cells: readonly string[]): string {
  return cells.some((cell) => cell.includes(';')) ? ';' : ', ';
}

function scaleOf({ title, cells }: Pick<Column, 'title' | 'cells'>): '0-10' | '1-5' | null {
  const said = cells.filter((cell) => cell !== '');
  if (said.length === 0 || !said.every((cell) => /^\d{1,2}$/.test(cell))) return null;
  const numbers = said.map(Number);
  if (Math.max(...numbers) > 10) return null;
  if (SCORED_LIKE_ENPS.test(title)) return '0-10';
  if (numbers.every((one) => one >= 1 && one <= 5)) return '1-5';
  return numbers.some((one) => one > 5) ? '0-10' : null;
}
