import type { RunReport } from '#functions/runs/repositories/run-reports.ts';
import type { StoredTranslation } from '#functions/translations/repositories/translations.ts';
import type { MovedReport, MovedTranslations } from './records/texts.ts';

type IdOf = (id: string) => string;

/** What is said in other languages, without who has checked it. */
export function translationRecords(stored: readonly StoredTranslation[]): MovedTranslations {
  return stored.map(({ language, texts }) => ({
    language,
    texts: Object.fromEntries(
      Object.entries(texts).map(([place, { text, state, of }]) => [place, { text, state, of }] as const),
    ),
  }));
}

/** The same here, at the places of the questions as they are called here. */
export function translationsOf(records: MovedTranslations, idOf: IdOf): StoredTranslation[] {
  return records.map(({ language, texts }) => ({
    language,
    texts: Object.fromEntries(
      Object.entries(texts).map(([place, text]) => [placeOf(place, idOf), { ...text, by: null }] as const),
    ),
    drafting: null,
    problem: null,
    version: 1,
  }));
}

/** All but the title stand below the id of a question. */
function placeOf(place: string, idOf: IdOf): string {
  const [question = '', ...rest] = place.split('/');
  return rest.length === 0 ? place : [idOf(question), ...rest].join('/');
}

/** A report without its page. */
export function reportRecord(report: RunReport | null): MovedReport {
  if (!report) return null;
  const { intro, items, questionIds } = report;
  return { intro, items: items.map((item) => ({ ...item })), question_ids: [...questionIds] };
}

/** The same here: nobody has its link yet. */
export function reportOf(record: NonNullable<MovedReport>, idOf: IdOf): RunReport {
  return {
    intro: record.intro,
    items: record.items,
    questionIds: record.question_ids.map(idOf),
    published: false,
    publishedAt: null,
    link: null,
    closing: null,
    version: 1,
  };
}
