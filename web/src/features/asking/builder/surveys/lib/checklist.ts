import type { Member } from '#shared/models/workspace.ts';
import type { SurveyLaunch } from '#shared/models/survey.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { launchText } from '#text/asking/builder/surveys/launch.ts';
import { surveyText } from '#text/asking/builder/surveys.ts';
import { type Check, checksOfQuestions, missing, ready, warning } from '../../lib/check.ts';
import { asked } from './audience.ts';
import type { SurveyProblems } from './problems.ts';
import type { SurveyDraft } from './survey-draft.ts';

const text = launchText.checklist;

interface Known {
  readonly members: readonly Member[] | undefined;
  /** How many people without an account it asks besides. */
  readonly contacts: number;
  readonly problems: SurveyProblems;
  /** What the server says of the stored draft; undefined until it has been asked. */
  readonly launch: SurveyLaunch | undefined;
  readonly now: Date;
}

/** What is ready, what to know and what is missing, as far as it is known; the server's word last. */
export function checklistOf(draft: SurveyDraft, { members, contacts, problems, launch, now }: Known): Check[] {
  const own = [
    ...checksOfQuestions(draft, problems),
    audience(draft, members && asked(draft, members).length + contacts, problems),
    deadline(draft, problems, now),
    draft.channels.length > 0 ? ready('channels', text.channels(draft.channels)) : warning('channels', text.noChannels),
  ];
  const told = new Set(own.filter(({ tone }) => tone !== 'ready').map(({ key }) => key));
  return [...own, ...(launch ? remarks(launch, told) : [])];
}

function audience(draft: SurveyDraft, count: number | undefined, { respondents }: SurveyProblems): Check {
  if (respondents !== null) return missing('audience', respondents);
  if (count === 0) return missing('audience', text.nobody);
  if (count !== undefined && draft.anonymous && count < draft.smallestGroup) {
    return missing('audience', text.tooFew(draft.smallestGroup));
  }
  return ready('audience', count === undefined ? surveyText.saving.saving : text.asked(count));
}

function deadline({ deadline: until, reminders }: SurveyDraft, problems: SurveyProblems, now: Date): Check {
  if (problems.deadline !== null) return missing('deadline', problems.deadline);
  if (until === null) return warning('deadline', text.noDeadline);
  if (new Date(until) <= now) return missing('deadline', text.pastDeadline);
  return ready('deadline', text.deadline(formatDayAndTime(until, now), reminders));
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
