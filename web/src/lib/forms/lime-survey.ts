import { pastText } from '#text/asking/past.ts';
import {
  fitting,
  notebook,
  plainText,
  titleOf,
  UnreadableForm,
  upToLimit,
  type Brought,
  type Draft,
} from './brought.ts';
import { draftsOf, type LimeQuestion } from './lime-kinds.ts';
import { noteLossesOf, noteLossesOfSurvey, type LimeGroup } from './lime-losses.ts';
import { readRows, type Row } from './xml-rows.ts';

/** A survey as LimeSurvey writes it down, and what was answered, where that comes along. */
interface Parts {
  readonly survey: Uint8Array;
  readonly responses: Uint8Array | null;
  readonly file: string;
}

const DAY = /^((?:19|20)\d\d-[01]\d-[0-3]\d)/;
/** LimeSurvey dates by this what was answered in a survey that keeps no dates. */
const NO_DATE = '1980-01-01';

/** A survey of LimeSurvey with its responses. */
export function readLimeSurvey({ survey, responses, file }: Parts): Brought {
  const { sections, whole } = readRows(survey);
  if (!whole || !sections.has('is Survey')) throw new UnreadableForm(pastText.file.notLimeSurvey);
  const rows = (name: string) => sections.get(name) ?? [];
  const book = notebook();
  const [settings] = rows('surveys');
  const titles = rows('surveys_languagesettings');
  const language = settings?.get('language') ?? titles[0]?.get('surveyls_language') ?? '';
  const additional = (settings?.get('additional_languages') ?? '').split(/\s+/).filter(Boolean);
  if (additional.length > 0) book.lost(pastText.languages(additional), pastText.why.languages);
  const titled = titles.find((row) => row.get('surveyls_language') === language) ?? titles[0];
  const questions = questionsOf(rows, language);
  const drafts = questions.flatMap((question): readonly Draft[] => {
    const made = draftsOf(question, book);
    // What nobody answered has no condition that anybody would miss.
    if (made.length > 0) noteLossesOf(question, book);
    return made;
  });
  noteLossesOfSurvey(rows, titled, groupsOf(rows, language), book);
  const kept = upToLimit(
    drafts.map((draft) => ({ ...draft, question: fitting(draft.question, book) })),
    book,
  );
  if (kept.length === 0) throw new UnreadableForm(pastText.file.noQuestions);
  const people = responses ? peopleOf(readRows(responses).sections.get('responses') ?? [], kept, book) : [];
  return {
    source: 'limesurvey',
    title: titleOf(titled?.get('surveyls_title') ?? '', file),
    asked: questions.length,
    questions: kept.map(({ question }) => question),
    people,
    counts: [],
    notes: book.notes,
  };
}

/** The groups of a survey in their order, in one language. */
function groupsOf(rows: (name: string) => readonly Row[], language: string): LimeGroup[] {
  const texts = preferred(rows('group_l10ns'), 'gid', language);
  return [...preferred(rows('groups'), 'gid', language).values()].toSorted(byNumber('group_order')).map((group) => {
    const gid = group.get('gid') ?? '';
    return {
      gid,
      name: plainText(texts.get(gid)?.get('group_name') ?? group.get('group_name') ?? ''),
      description: plainText(texts.get(gid)?.get('description') ?? group.get('description') ?? ''),
      isShuffled: (group.get('randomization_group') ?? '') !== '',
      relevance: (group.get('grelevance') ?? '').trim(),
    };
  });
}

/** The questions of a survey in their order, each with what belongs to it, in one language. */
function questionsOf(rows: (name: string) => readonly Row[], language: string): LimeQuestion[] {
  // Newer versions keep texts apart; older ones have a row a language.
  const own = (all: readonly Row[], id: string) => preferred(all, id, language);
  const texts = own(rows('question_l10ns'), 'qid');
  const answerTexts = own(rows('answer_l10ns'), 'aid');
  const groups = groupsOf(rows, language);
  const subquestions = [...own(rows('subquestions'), 'qid').values()].toSorted(byNumber('question_order'));
  const answers = oneLanguage(rows('answers'), language).toSorted(byNumber('sortorder'));
  const attributes = rows('question_attributes');
  const conditions = preferred(rows('conditions'), 'qid', language);
  const place = new Map(groups.map(({ gid }, at) => [gid, at]));
  const listed = [...own(rows('questions'), 'qid').values()].filter((row) => (row.get('parent_qid') || '0') === '0');
  const markupOf = (row: Row) => texts.get(row.get('qid') ?? '')?.get('question') ?? row.get('question') ?? '';
  const textOf = (row: Row) => plainText(markupOf(row));
  const answerMarkupOf = (row: Row) => answerTexts.get(row.get('aid') ?? '')?.get('answer') ?? row.get('answer') ?? '';
  return listed
    .toSorted(byNumber('question_order'))
    .toSorted(
      (a, b) => (place.get(a.get('gid') ?? '') ?? groups.length) - (place.get(b.get('gid') ?? '') ?? groups.length),
    )
    .map((row): LimeQuestion => {
      const qid = row.get('qid') ?? '';
      const gid = row.get('gid') ?? '';
      const ownRows = subquestions.filter((sub) => sub.get('parent_qid') === qid);
      const ownAnswers = answers.filter((answer) => answer.get('qid') === qid);
      return {
        qid,
        column: `${row.get('sid') ?? ''}X${gid}X${qid}`,
        type: row.get('type') ?? '',
        title: textOf(row) || (row.get('title') ?? ''),
        required: row.get('mandatory') === 'Y',
        asksTwice: row.get('mandatory') === 'S',
        markup: [...[row, ...ownRows].map(markupOf), ...ownAnswers.map(answerMarkupOf)].join('\n'),
        script: (texts.get(qid)?.get('script') ?? row.get('script') ?? '').trim(),
        other: row.get('other') === 'Y',
        // Before there were expressions, conditions stood in rows of their own.
        relevance: (row.get('relevance') || (conditions.get(qid)?.get('method') ?? '')).trim(),
        pattern: row.get('preg') ?? '',
        section: groups.find((group) => group.gid === gid)?.name || null,
        subquestions: ownRows.map((sub) => ({
          code: sub.get('title') ?? '',
          sid: sub.get('qid') ?? '',
          scale: Number(sub.get('scale_id') || 0),
          text: textOf(sub) || (sub.get('title') ?? ''),
          relevance: (sub.get('relevance') ?? '').trim(),
        })),
        answers: ownAnswers.map((answer) => ({
          code: answer.get('code') ?? '',
          scale: Number(answer.get('scale_id') || 0),
          text: plainText(answerMarkupOf(answer)) || (answer.get('code') ?? ''),
        })),
        attribute: (wanted) => {
          const named = attributes.filter((one) => one.get('qid') === qid && one.get('attribute') === wanted);
          return (named.find((one) => one.get('language') === language) ?? named[0])?.get('value') ?? '';
        },
      };
    });
}

function preferred(all: readonly Row[], id: string, language: string): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const row of all) {
    const key = row.get(id) ?? '';
    if (!found.has(key) || row.get('language') === language) found.set(key, row);
  }
  return found;
}

function oneLanguage(all: readonly Row[], language: string): readonly Row[] {
  const own = all.filter((row) => !row.has('language') || row.get('language') === language);
  return own.length > 0 ? own : all;
}

function byNumber(field: string) {
  return (a: Row, b: Row) => Number(a.get(field) || 0) - Number(b.get(field) || 0);
}

/** What is dropped of whoever answered: said once, by the columns the file has. */
const PERSONAL = ['token', 'ipaddr', 'refurl', 'seed'] as const;

function peopleOf(rows: readonly Row[], drafts: readonly Draft[], book: ReturnType<typeof notebook>) {
  const personal = PERSONAL.filter((name) => rows.some((row) => (row.get(name) ?? '') !== ''));
  if (personal.length > 0) book.lost(pastText.personal(personal), pastText.why.personal);
  const done = rows.filter((row) => (row.get('submitdate') ?? '') !== '');
  if (done.length < rows.length) book.lost(pastText.unfinished(rows.length - done.length), pastText.why.unfinished);
  return done.map((row) => {
    // Names of columns may not begin with a digit in XML.
    const cells = new Map([...row].map(([name, value]) => [name.replace(/^_(?=\d)/, ''), value]));
    const day = DAY.exec(row.get('submitdate') ?? '')?.[1] ?? null;
    return { day: day === NO_DATE ? null : day, answers: drafts.map(({ read }) => read(cells)) };
  });
}
