import { bankText } from '#text/asking/builder/bank.ts';
import { fromBank } from '../../lib/from-bank.ts';
import type { Profile } from '../../lib/profile.ts';
import { isRecommendation } from '#shared/rules/survey-direction.ts';
import { ScaleField } from '../components/scale-field.tsx';
import { authoringText } from '#text/asking/builder/polls.ts';
import { blankQuestion, ofPoll, ON_SCALE, toQuestion, WORDS } from './poll-draft.ts';

/** A poll has a few questions, all of them open, on a scale or in own words. */
export const POLL: Profile = {
  kinds: [ON_SCALE, WORDS],
  sections: false,
  allOpen: true,
  blank: blankQuestion,
  fromBank: (ready) => toQuestion({ ...ofPoll(fromBank(ready)), required: true }),
  AnsweredWith: ScaleField,
  hint: (question) => (isRecommendation(question) ? authoringText.form.scaleHint : undefined),
  taken: bankText.taken.poll,
};
