import { newUuid } from '#web/lib/new-uuid.ts';
import { reportEditorText } from '#text/asking/report.ts';
import type { GivenReport, PublicReport, RunReport } from '#shared/models/run-report.ts';

const text = reportEditorText.form;

export type ReportItem = GivenReport['items'][number];

/** A report as it is being written: its items have names of their own, so that they can change places. */
export interface ReportDraft {
  readonly intro: string;
  readonly items: readonly (ReportItem & { readonly key: string })[];
  readonly questionIds: readonly string[];
}

/** What is written and what is not: one mistake for each field, under the path the server calls it by. */
export type Mistakes = Readonly<Record<string, string>>;

/** A report as it is edited: its items have keys of their own. */
export function draftOf({
  intro,
  items,
  question_ids,
}: Pick<RunReport, 'intro' | 'items' | 'question_ids'>): ReportDraft {
  return { intro, items: items.map((item) => ({ ...item, key: newUuid() })), questionIds: question_ids };
}

/** An item that says nothing yet. */
export function newItem(values: Partial<ReportItem> = {}): ReportDraft['items'][number] {
  return { said: '', done: '', state: 'doing', responsible: '', ...values, key: newUuid() };
}

/** What is sent of a draft. */
export function contentOf({
  intro,
  items,
  questionIds,
}: ReportDraft): Pick<GivenReport, 'intro' | 'items' | 'question_ids'> {
  return {
    intro: intro.trim(),
    items: items.map(({ said, done, state, responsible }) => ({
      said: said.trim(),
      done: done.trim(),
      state,
      responsible: responsible.trim(),
    })),
    question_ids: [...questionIds],
  };
}

/** Whether a draft says something else than what is stored. */
export function isChanged(draft: ReportDraft, saved: RunReport): boolean {
  const { intro, items, question_ids } = saved;
  return JSON.stringify(contentOf(draft)) !== JSON.stringify(contentOf(draftOf({ intro, items, question_ids })));
}

/** What is missing in the items. */
export function mistakesOf({ items }: ReportDraft): Mistakes {
  return Object.fromEntries(
    items.flatMap(({ said, done }, place) => [
      ...(said.trim() === '' ? [[`items.${place}.said`, text.blankSaid]] : []),
      ...(done.trim() === '' ? [[`items.${place}.done`, text.blankDone]] : []),
    ]),
  );
}

/** The items with one of them a place higher or lower; as they are at an end. */
export function moved(items: ReportDraft['items'], place: number, step: -1 | 1): ReportDraft['items'] {
  const other = place + step;
  const [item, neighbour] = [items[place], items[other]];
  if (!item || !neighbour) return items;
  return items.with(place, neighbour).with(other, item);
}

/** The page that a draft makes: its words as they are typed, the figures of chosen questions as far as they are told. */
export function previewOf(
  { preview, choices }: Pick<RunReport, 'preview' | 'choices'>,
  draft: ReportDraft,
): PublicReport {
  const { intro, items, question_ids } = contentOf(draft);
  return {
    ...preview,
    intro,
    items: items.filter(({ said, done }) => said !== '' || done !== ''),
    questions: choices.flatMap(({ question_id, figures }) =>
      figures && question_ids.includes(question_id) ? [figures] : [],
    ),
  };
}
