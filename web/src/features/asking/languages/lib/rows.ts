import type { LanguageTexts, TextPlace, Translations } from '#shared/models/translations.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import { NBSP } from '#text/format.ts';
import { languagesText as text } from '#text/asking/languages.ts';

/** A text beside its translation. */
export interface Row {
  readonly place: string;
  /** What it is, for whoever hears it: a question by its number and kind. */
  readonly label: string;
  /** The same where it is seen: nothing that stood in the row before. */
  readonly shownLabel: string;
  readonly own: string;
  readonly maxLength: number;
  /** Whether it may be more than one line. */
  readonly isLong: boolean;
  readonly said: string;
  readonly state: 'missing' | 'draft' | 'changed' | 'bank' | 'checked';
  readonly checkedBy: string | null;
}

/** Every text of a poll beside what is said in a language, in the order of reading. */
export function rowsOf({ places }: Translations, language: LanguageTexts): Row[] {
  let before = '';
  return places.map((at) => {
    const label = labelOf(at);
    const shownLabel = label === before ? '' : label;
    before = label;
    const said = language.texts[at.place];
    return {
      place: at.place,
      label,
      shownLabel,
      own: at.text,
      maxLength: at.max_length,
      isLong: at.kind === 'question',
      said: said?.text ?? '',
      state: said?.state ?? 'missing',
      checkedBy: said?.checked_by ? shortly(said.checked_by) : null,
    };
  });
}

/** A first name and a letter: who it was, in a narrow column. */
function shortly(name: string): string {
  const [first = '', last = ''] = name.split(' ');
  return last === '' ? first : `${first}${NBSP}${last.slice(0, 1)}.`;
}

function labelOf({ kind, question, question_type: type }: TextPlace): string {
  if (kind === 'title' || kind === 'section') return text.places[kind];
  return text.question(question ?? 0, type === null ? '' : KINDS[type].editor.name);
}

/** Whether nobody has written or read a row as it stands: a launch waits for it, unless it is of the bank. */
export function isUnchecked({ state }: Pick<Row, 'state'>): boolean {
  return state !== 'checked';
}

/** The next row that nobody has checked, after a place and then from the beginning; null where there is none. */
export function nextUnchecked(rows: readonly Row[], place: string): Row | null {
  const at = rows.findIndex((row) => row.place === place);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return others.find(isUnchecked) ?? null;
}
