import type { PublicSurveyReport } from '#shared/models/survey-answers.ts';
import type { GivenSurveyReport, SurveyReport, SurveyResults } from '#shared/models/survey-results.ts';
import { surveyDirection } from '#shared/rules/direction.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { newUuid } from '#web/lib/new-uuid.ts';
import { surveyReportText } from '../text.ts';

const text = surveyReportText.form;

export type ReportItem = GivenSurveyReport['items'][number];

/** A report as it is being written: its items have names of their own, so that they can change places. */
export interface ReportDraft {
  readonly intro: string;
  readonly items: readonly (ReportItem & { readonly key: string })[];
  readonly questionIds: readonly string[];
}

/** What is written and what is not: one mistake for each field, under the path the server calls it by. */
export type Mistakes = Readonly<Record<string, string>>;

export function draftOf({
  intro,
  items,
  question_ids,
}: Pick<SurveyReport, 'intro' | 'items' | 'question_ids'>): ReportDraft {
  return { intro, items: items.map((item) => ({ ...item, key: newUuid() })), questionIds: question_ids };
}

export function newItem(values: Partial<ReportItem> = {}): ReportDraft['items'][number] {
  return { said: '', done: '', state: 'doing', responsible: '', ...values, key: newUuid() };
}

/** What is sent of a draft. */
export function contentOf({
  intro,
  items,
  questionIds,
}: ReportDraft): Pick<GivenSurveyReport, 'intro' | 'items' | 'question_ids'> {
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
export function isChanged(draft: ReportDraft, saved: SurveyReport): boolean {
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

/** The page that a draft makes: its words as they are typed, figures of chosen questions as the results have them. */
export function previewOf(
  base: PublicSurveyReport,
  draft: ReportDraft,
  results: SurveyResults | undefined,
): PublicSurveyReport {
  const { intro, items, question_ids } = contentOf(draft);
  return {
    ...base,
    intro,
    items: items.filter(({ said, done }) => said !== '' || done !== ''),
    questions: results && results.breakdown_state === 'ready' ? chosenFigures(results, question_ids) : base.questions,
  };
}

/** Questions that have figures to show. */
export function showable({ survey, questions }: SurveyResults): { readonly id: string; readonly text: string }[] {
  const counted = new Set(questions.flatMap(({ question_id, counts }) => (counts === null ? [] : [question_id])));
  return survey.questions.filter(({ id }) => counted.has(id));
}

function chosenFigures(
  { survey, questions }: SurveyResults,
  chosen: readonly string[],
): PublicSurveyReport['questions'] {
  const figures = new Map(questions.map((one) => [one.question_id, one]));
  return survey.questions.flatMap((question) => {
    const { id, scale, options } = question;
    const own = figures.get(id);
    if (!own || own.counts === null || !chosen.includes(id)) return [];
    const { answered, mean, counts } = own;
    return [
      {
        text: question.text,
        direction: surveyDirection(question),
        answered,
        mean: mean && { ...mean, max: numbersOf(scale ?? '1-5').at(-1)! },
        options: options.map((option, place) => ({ text: option, count: counts[place] ?? 0 })),
      },
    ];
  });
}
