import { MAX_QUESTIONS } from '#shared/models/answers.ts';
import { QUESTIONS_MAX_LENGTH } from '#shared/models/poll.ts';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { isRecommendation } from '#shared/rules/survey-direction.ts';
import { type Check, checksOfQuestions, ready, warning } from '../../lib/check.ts';
import { positionOf, writtenQuestions } from '../../lib/draft.ts';
import { lengthOf, type Problems } from '../../lib/problems.ts';
import { usageOf } from '../../lib/usage.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import { ON_SCALE, type PollDraft } from './poll-draft.ts';

const text = authoringText.checklist;
/** From so many minutes on many give up half-way. */
const LONG_MINUTES = 6;

/** What is ready, what to know and what is missing of a poll as it will be asked; `people` is null while nobody knows. */
export function checksOf(draft: PollDraft, problems: Problems, people: number | null): Check[] {
  return [
    ...checksOfQuestions(draft, problems),
    ...limits(draft, problems),
    ...unstated(draft),
    ...audience(draft, people),
  ];
}

/** What is near a limit; what is over one is a problem and said as that. */
function limits(draft: PollDraft, { whole }: Problems): Check[] {
  if (whole !== null) return [];
  const written = writtenQuestions(draft).length;
  const minutes = minutesNeeded(written);
  const count = usageOf(written, MAX_QUESTIONS);
  const length = usageOf(lengthOf(draft), QUESTIONS_MAX_LENGTH);
  return [
    ...(minutes >= LONG_MINUTES ? [warning('long', text.long(minutes))] : []),
    ...(count ? [warning('count', text.count(count.used, count.max))] : []),
    ...(length ? [warning('length', text.length(length.used, length.max))] : []),
  ];
}

function unstated(draft: PollDraft): Check[] {
  const open = writtenQuestions(draft).filter(
    (question) => question.type === ON_SCALE && question.direction === null && !isRecommendation(question),
  );
  const [first] = open;
  return first ? [warning('unstated', text.unstated(open.map(({ id }) => positionOf(draft, id))), first.id)] : [];
}

function audience({ anonymous, publicLink }: PollDraft, people: number | null): Check[] {
  if (publicLink) return [ready('audience', text.byLink)];
  if (people === null) return [];
  if (anonymous && people < SMALLEST_GROUP) return [warning('audience', text.nobodyReads(people))];
  return [ready('audience', text.enough(people))];
}
