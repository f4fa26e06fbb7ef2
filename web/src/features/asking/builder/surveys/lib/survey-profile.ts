import { KIND_NAMES } from '#web/question-kinds/kinds.ts';
import { newQuestion } from '../../lib/draft.ts';
import { fromBank } from '../../lib/from-bank.ts';
import type { Profile } from '../../lib/profile.ts';
import { bankText } from '#text/asking/builder/bank.ts';
import { KindField } from '../components/kind-field.tsx';

/** A survey takes every kind of question, one of them open at a time. */
export const SURVEY: Profile = {
  kinds: KIND_NAMES,
  sections: true,
  allOpen: false,
  blank: newQuestion,
  fromBank,
  AnsweredWith: KindField,
  taken: bankText.taken.survey,
};
