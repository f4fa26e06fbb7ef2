import type { Automation } from '#shared/models/automation.ts';
import type { Attention, Pulse, ToldReport, Waiting } from '#shared/models/overview.ts';
import type { WaitingDialogues } from '#shared/models/dialogue.ts';
import type { JoinSuggestion, Leaver } from '#shared/models/people.ts';
import type { Task } from '#shared/models/task.ts';
import { resultsOf, takingOf } from '#web/features/overview/lib/places.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { turnoutWords } from '#web/lib/turnout-words.ts';
import { peopleText } from '#text/people.ts';
import { bellText as text } from '#text/app/bell.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** The kinds of news, in the order in which they stand. */
export const NEWS_GROUPS = ['need', 'done', 'answered'] as const;
export type NewsGroup = (typeof NEWS_GROUPS)[number];

/** One thing that is new: what it is, a word more, and where it is looked at. */
export interface News {
  readonly group: NewsGroup;
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** When it happened; null for what is so now. */
  readonly at: string | null;
  readonly to: string;
}

/** What the news are made of; undefined for what has not come, or what whoever reads may not see. */
export interface Told {
  readonly waiting: Waiting | undefined;
  readonly overdue: readonly Task[] | undefined;
  readonly attention: Attention | undefined;
  readonly suggestions: readonly JoinSuggestion[] | undefined;
  readonly leavers: readonly Leaver[] | undefined;
  readonly automations: readonly Automation[] | undefined;
  readonly pulse: Pulse | undefined;
  readonly reports: readonly ToldReport[] | undefined;
  readonly dialogues: readonly WaitingDialogues[] | undefined;
}

/** What was done longer ago is no news. */
const NEWS_DAYS = 7;
const DONE_MAX = 6;
const NAMES_MAX = 3;

/** Everything that is new for one person: what needs them, what was done by itself, what was answered. */
export function newsOf(told: Told, now: Date): News[] {
  return [...needs(told, now), ...done(told, now), ...answered(told, now)];
}

function needs(
  { waiting, overdue = [], attention, suggestions = [], leavers = [], dialogues = [] }: Told,
  now: Date,
): News[] {
  const need = (key: string, title: string, more: string, to: string): News => ({
    group: 'need',
    key,
    title,
    text: more,
    at: null,
    to,
  });
  return [
    ...(attention?.teams ?? []).map(({ team, claim, source }) =>
      need(`decision ${source} ${team}`, text.decision(team, claim), text.decisionText, paths.app),
    ),
    ...(waiting?.waiting ?? []).map(({ kind, id, title, minutes, deadline }) =>
      need(
        `waiting ${id}`,
        text.waiting(title),
        [text.minutes(minutes), ...(deadline === null ? [] : [text.untilDay(formatDay(deadline, now))])].join(' '),
        takingOf({ kind, id }),
      ),
    ),
    // By the day, and never of today: nobody is to be found by when they wrote.
    ...dialogues.map(({ kind, id, frame_id: runId, title, dialogues: count, since }) =>
      need(
        `dialogues ${runId}`,
        text.dialogues(count),
        text.dialoguesText(title, formatDay(`${since}T09:00:00.000Z`, now)),
        kind === 'survey' ? paths.surveyDialogues(id) : paths.pollDialogues(id, runId),
      ),
    ),
    ...(overdue.length > 0 ? [need('overdue', text.overdue(overdue.length), overdue[0]!.title, paths.myTasks)] : []),
    ...(leavers.length > 0
      ? [
          need(
            'leavers',
            peopleText.leavers.line(leavers.length),
            listed(leavers.map(({ name }) => name)),
            paths.section('employees'),
          ),
        ]
      : []),
    ...suggestions.map(({ a, b }) =>
      need(`join ${a.ref} ${b.ref}`, text.suggestion(a.name), text.suggestionText, paths.section('employees')),
    ),
  ];
}

/** The first names of a list; of more, how many they are is said above. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_MAX).join(', ');
  return names.length > NAMES_MAX ? `${shown}…` : `${shown}.`;
}

function done({ automations = [] }: Told, now: Date): News[] {
  const since = new Date(now.getTime() - NEWS_DAYS * DAY_MS).toISOString();
  return automations
    .flatMap(({ name, title, log }) =>
      log
        .filter(({ at, outcome }) => at >= since && outcome !== 'skipped')
        .map(({ at, outcome, text: said }): News => ({
          group: 'done',
          key: `${name} ${at}`,
          title,
          text: outcome === 'failed' ? `${text.failed}${said}` : said,
          at,
          to: paths.section('settings'),
        })),
    )
    .toSorted((a, b) => (a.at! < b.at! ? 1 : -1))
    .slice(0, DONE_MAX);
}

function answered({ pulse, reports = [] }: Told, now: Date): News[] {
  return [
    ...(pulse?.runs ?? []).map(
      ({ kind, id, frame_id: runId, title, answered: count, asked, answered_at_least: atLeast, deadline }): News => ({
        group: 'answered',
        key: `run ${runId}`,
        title: text.running(title, turnoutWords(count, asked, atLeast)),
        text: text.runningText(deadline === null ? null : formatDay(deadline, now)),
        at: null,
        to: resultsOf({ kind, id }),
      }),
    ),
    ...reports.map(({ link, title, items }): News => ({
      group: 'answered',
      key: link,
      title: text.report(title),
      text: items[0]?.done ?? '',
      at: null,
      to: paths.publicReport(link),
    })),
  ];
}
