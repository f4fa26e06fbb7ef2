import type { PollLine } from '#shared/models/poll-list.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Task } from '#shared/models/task.ts';
import type { AskPermission } from '#shared/rules/permissions.ts';
import { searchFor } from '#shared/rules/search.ts';
import { paths, SECTIONS } from '#web/lib/paths.ts';
import { appText } from '#text/common/app.ts';
import { paletteText as text } from '#text/app/palette.ts';

/** The kinds of what is found, in the order in which they stand. */
export const ENTRY_KINDS = ['action', 'person', 'poll', 'task', 'page'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that can be chosen: where it leads, and a word beside its name. */
export interface Entry {
  readonly kind: EntryKind;
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly to: string;
}

export interface EntryGroup {
  readonly kind: EntryKind;
  readonly entries: readonly Entry[];
}

/** So many of a kind are shown; whoever wants another types one letter more. */
const SHOWN = 5;
/** What narrows the search to one kind, typed first. */
const NARROWING: Readonly<Record<string, EntryKind>> = { '>': 'action', '@': 'person' };

/** What whoever reads may begin, and every page that they may open. */
export function placesFor(can: AskPermission, money: boolean): Entry[] {
  const place = (kind: EntryKind, name: string, to: string, note = ''): Entry => ({
    kind,
    key: `${kind} ${to}`,
    name,
    note,
    to,
  });
  return [
    ...(can('polls.create')
      ? [place('action', text.actions.poll, paths.newAsking), place('action', text.actions.survey, paths.newSurvey)]
      : []),
    ...(can('members.invite') ? [place('action', text.actions.invite, paths.section('workspaces'))] : []),
    ...(money ? [place('action', text.actions.importPay, paths.financeImport())] : []),
    ...(can('integrations.manage') ? [place('action', text.actions.connect, paths.connect('bitrix24'))] : []),
    ...SECTIONS.map((section) => place('page', appText.sections[section], paths.section(section))),
    place('page', text.pages.surveys, paths.surveys),
    place('page', text.pages.myTasks, paths.myTasks),
    place('page', text.pages.overdue, paths.overdueTasks),
    ...(can('workload.read') ? [place('page', text.pages.workload, paths.workloadAnalysis())] : []),
    ...(money
      ? [place('page', text.pages.turnover, paths.turnover), place('page', text.pages.rules, paths.financeRules)]
      : []),
    place('page', text.pages.offers, paths.offers),
    ...(can('automations.read') ? [place('page', text.pages.automation, paths.settingsAutomation)] : []),
    place('page', text.pages.integrations, paths.settingsIntegrations),
    place('page', text.pages.plan, paths.settingsPlan),
    place('page', text.pages.profile, paths.settingsProfile),
  ];
}

/** What there is in a workspace; undefined for what is not there yet. */
export interface Known {
  readonly polls: readonly PollLine[] | undefined;
  readonly surveys: readonly Survey[] | undefined;
  readonly tasks: readonly Task[] | undefined;
}

/** Polls, surveys and tasks as entries. */
export function thingsOf({ polls = [], surveys = [], tasks = [] }: Known, can: AskPermission): Entry[] {
  const reads = can('results.read');
  return [
    ...polls.map(({ id, title, state }) => ({
      kind: 'poll' as const,
      key: id,
      name: title,
      note: text.states[state],
      to: reads && state !== 'draft' ? paths.pollResults(id) : paths.poll(id),
    })),
    ...surveys.map(({ id, title, status }) => ({
      kind: 'poll' as const,
      key: id,
      name: title,
      note: text.survey,
      to: reads && status !== 'DRAFT' ? paths.surveyResults(id) : paths.surveys,
    })),
    ...tasks.map(({ id, title, responsible }) => ({
      kind: 'task' as const,
      key: id,
      name: title,
      note: responsible ? `${responsible.name} ${responsible.lastname}`.trim() : '',
      to: paths.task(id),
    })),
  ];
}

/** The words that are looked for, without what narrows them. */
export function wordsOf(typed: string): string {
  return typed.trimStart().charAt(0) in NARROWING ? typed.trimStart().slice(1).trim() : typed.trim();
}

/**
 * What of all entries fits what was typed, by kind; `people` were found by the server, which knows them all. Without a word what can be
 * done and where one can go.
 */
export function findEntries(entries: readonly Entry[], people: readonly Entry[], typed: string): EntryGroup[] {
  const only = NARROWING[typed.trimStart().charAt(0)];
  const words = wordsOf(typed);
  const fits = searchFor(words);
  const found = entries.filter(({ kind, name, note }) =>
    words === '' ? kind === 'action' || kind === 'page' : fits(name, note),
  );
  const all = [...found, ...(words === '' ? [] : people)];
  return ENTRY_KINDS.filter((kind) => only === undefined || kind === only).flatMap((kind) => {
    const of = all.filter((entry) => entry.kind === kind);
    const shown = words === '' && kind === 'page' ? of : of.slice(0, SHOWN);
    return shown.length === 0 ? [] : [{ kind, entries: shown }];
  });
}
