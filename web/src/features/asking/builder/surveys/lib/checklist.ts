import type { Member } from '#shared/models/workspace.ts';
import type { SurveyLaunch } from '#shared/models/survey.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { launchText } from '../launch-text.ts';
import { builderText } from '../text.ts';
import { asked } from './audience.ts';
import type { Problems } from './problems.ts';
import { questionsOf, type SurveyDraft, writtenQuestions } from './survey-draft.ts';

const text = launchText.checklist;

/** One thing to know before a launch. */
export interface Check {
  readonly key: string;
  readonly tone: 'ready' | 'warning' | 'missing';
  readonly text: string;
  /** The question it is about. */
  readonly itemId?: string;
}

interface Known {
  readonly members: readonly Member[] | undefined;
  readonly problems: Problems;
  /** What the server says of the stored draft; undefined until it has been asked. */
  readonly launch: SurveyLaunch | undefined;
  readonly now: Date;
}

/** What is ready, what to know and what is missing, as far as it is known; the server's word last. */
export function checklistOf(draft: SurveyDraft, { members, problems, launch, now }: Known): Check[] {
  const own = [
    ...(problems.title === null ? [] : [missing('title', problems.title)]),
    questions(draft, problems),
    ...blankQuestions(draft),
    audience(draft, members, problems),
    deadline(draft, problems, now),
    draft.channels.length > 0 ? ready('channels', text.channels(draft.channels)) : warning('channels', text.noChannels),
  ];
  const told = new Set(own.filter(({ tone }) => tone !== 'ready').map(({ key }) => key));
  return [...own, ...(launch ? remarks(launch, told) : [])];
}

function questions(draft: SurveyDraft, { items, whole }: Problems): Check {
  if (whole !== null) return missing('questions', whole);
  const [first] = items.keys();
  if (first !== undefined) return { ...missing('questions', text.fix(items.size)), itemId: first };
  const count = writtenQuestions(draft).length;
  return ready('questions', text.questions(count, minutesNeeded(count)));
}

function blankQuestions(draft: SurveyDraft): Check[] {
  const blank = questionsOf(draft).filter(({ text: words }) => !hasVisibleText(words));
  const [first] = blank;
  if (!first || blank.length === questionsOf(draft).length) return [];
  return [{ ...warning('blank', text.blank(blank.length)), itemId: first.id }];
}

function audience(draft: SurveyDraft, members: readonly Member[] | undefined, { respondents }: Problems): Check {
  if (respondents !== null) return missing('audience', respondents);
  const count = members && asked(draft, members).length;
  if (count === 0) return missing('audience', text.nobody);
  if (count !== undefined && draft.anonymous && count < draft.smallestGroup) {
    return missing('audience', text.tooFew(draft.smallestGroup));
  }
  return ready('audience', count === undefined ? builderText.saving.saving : text.asked(count));
}

function deadline({ deadline: until, reminders }: SurveyDraft, problems: Problems, now: Date): Check {
  if (problems.deadline !== null) return missing('deadline', problems.deadline);
  if (until === null) return warning('deadline', text.noDeadline);
  if (new Date(until) <= now) return missing('deadline', text.pastDeadline);
  return ready('deadline', text.deadline(`до ${formatDayAndTime(until, now)}`, reminders));
}

/** What the server knows besides; what was said above is not said again. */
const SAID_ABOVE: Readonly<Record<string, string>> = {
  no_deadline: 'deadline',
  deadline_passed: 'deadline',
  nobody_told: 'channels',
  nobody: 'audience',
  too_few_people: 'audience',
};

function remarks({ remarks: all }: SurveyLaunch, told: ReadonlySet<string>): Check[] {
  return all
    .filter(({ code }) => !told.has(SAID_ABOVE[code] ?? ''))
    .map(({ code, text: words, blocks, question_id: id }, at) => ({
      key: `remark-${code}-${at}`,
      tone: blocks ? ('missing' as const) : ('warning' as const),
      text: words,
      ...(id !== null && { itemId: id }),
    }));
}

const ready = (key: string, words: string): Check => ({ key, tone: 'ready', text: words });
const warning = (key: string, words: string): Check => ({ key, tone: 'warning', text: words });
const missing = (key: string, words: string): Check => ({ key, tone: 'missing', text: words });
