import { YES_NO } from '#shared/rules/surveys.ts';
import type { Sheet } from '#web/lib/tables/sheet.ts';
import { pastText } from '#text/asking/past.ts';
import {
  fitting,
  notebook,
  plainText,
  scaleOfLabels,
  titleOf,
  UnreadableForm,
  upToLimit,
  type Brought,
  type BroughtQuestion,
} from './brought.ts';
import { dayReader } from './days-in.ts';
import { isFields, listOf, wordsOf, type Fields } from './json.ts';

const WHEN = /^(?:timestamp|created ?at|date)$/i;

/** Whether a JSON is a survey of Formbricks. */
export function isFormbricks(given: unknown): given is Fields {
  const survey = surveyIn(given);
  return listOf(survey['questions']).some((question) => isFields(question) && question['headline'] !== undefined);
}

function surveyIn(given: unknown): Fields {
  if (!isFields(given)) return {};
  return isFields(given['data']) ? given['data'] : given;
}

/** A survey of Formbricks, with the table of its responses where there is one: its columns are called as its questions. */
export function readFormbricks(given: Fields, responses: Sheet | null, file: string): Brought {
  const book = notebook();
  const survey = surveyIn(given);
  const asked = listOf(survey['questions']).filter(isFields);
  const read = asked.flatMap((question) => {
    const text = plainText(wordsOf(question['headline']));
    if (listOf(question['logic']).length > 0) book.lost(pastText.conditionOf(text), pastText.why.condition);
    return questionsOf(question, text, book);
  });
  const [head, ...rows] = responses?.rows ?? [];
  const titles = (head?.cells ?? []).map((title) => plainText(title));
  const placeOf = (title: string) => titles.findIndex((one) => one === title || one.replace(/^\d+\.\s*/, '') === title);
  const drafts = read.map(({ question, split }) => ({
    question: fitting(question, book),
    read: () => [],
    split,
    at: placeOf(question.text),
  }));
  const kept = drafts.slice(0, upToLimit(drafts, book).length);
  if (kept.length === 0) throw new UnreadableForm(pastText.file.noQuestions);
  if (responses) {
    const known = new Set(kept.map(({ at }) => at));
    const others = titles.filter((title, at) => title !== '' && !known.has(at) && !WHEN.test(title));
    if (others.length > 0) book.lost(others.join(', '), pastText.why.personal);
  }
  const when = titles.findIndex((title) => WHEN.test(title));
  const dayOf = dayReader(rows.map(({ cells }) => cells[when] ?? ''));
  const people = rows.map(({ cells }) => ({
    day: when < 0 ? null : dayOf(cells[when] ?? ''),
    answers: kept.map(({ at, split }) => (at < 0 ? [] : split((cells[at] ?? '').trim()))),
  }));
  return {
    source: 'formbricks',
    title: titleOf(wordsOf(survey['name']), file),
    asked: asked.length,
    questions: kept.map(({ question }) => question),
    people: people.filter(({ answers }) => answers.some((said) => said.length > 0)),
    counts: [],
    notes: book.notes,
  };
}

interface Read {
  readonly question: BroughtQuestion;
  readonly split: (cell: string) => readonly string[];
}

const whole = (cell: string): readonly string[] => (cell === '' ? [] : [cell]);
const several = (cell: string): readonly string[] => cell.split(/[;,]\s*/).filter(Boolean);

function questionsOf(given: Fields, text: string, book: ReturnType<typeof notebook>): Read[] {
  const about = { text, required: given['required'] === true, scale: null, options: [], section: null, bounds: null };
  const options = listOf(given['choices'])
    .filter(isFields)
    .map((choice) => plainText(wordsOf(choice['label'])));
  switch (given['type']) {
    case 'openText': {
      const kind = given['inputType'] === 'number' ? 'NUMBER' : given['longAnswer'] === false ? 'TEXT' : 'TEXTAREA';
      return [{ question: { ...about, kind, bounds: kind === 'NUMBER' ? { min: 0, max: 1000 } : null }, split: whole }];
    }
    case 'multipleChoiceSingle':
      return [{ question: { ...about, kind: 'RADIO', options }, split: whole }];
    case 'multipleChoiceMulti':
      return [{ question: { ...about, kind: 'CHECKBOX', options }, split: several }];
    case 'ranking':
      return [{ question: { ...about, kind: 'RANKING', options }, split: several }];
    case 'nps':
      return [{ question: { ...about, kind: 'RATING', scale: '0-10' }, split: whole }];
    case 'rating': {
      const labels = Array.from({ length: Math.min(Number(given['range'] ?? 5), 20) }, (_, at) => String(at + 1));
      const scale = scaleOfLabels(labels);
      if (scale) return [{ question: { ...about, kind: 'RATING', scale }, split: whole }];
      book.changed(text, pastText.why.otherScale);
      return [{ question: { ...about, kind: 'RADIO', options: labels }, split: whole }];
    }
    case 'consent':
      return [
        {
          question: { ...about, kind: 'YESNO' },
          split: (cell) => (cell === '' ? [] : [/^(?:accepted|true|yes|да)$/i.test(cell) ? YES_NO[0] : YES_NO[1]]),
        },
      ];
    case 'date':
      return [{ question: { ...about, kind: 'DATE' }, split: whole }];
    case 'matrix': {
      const words = (list: unknown) =>
        listOf(list).map((one) =>
          plainText(isFields(one) && one['label'] !== undefined ? wordsOf(one['label']) : wordsOf(one)),
        );
      book.changed(text, pastText.why.eachRow);
      const columns = words(given['columns']);
      return words(given['rows']).map((row) => ({
        question: { ...about, kind: 'RADIO', text: `${text} - ${row}`, options: columns },
        split: whole,
      }));
    }
    default:
      book.lost(
        text,
        given['type'] === 'cta' ? pastText.why.noQuestion : pastText.why.unknownKind(String(given['type'] ?? '')),
      );
      return [];
  }
}
