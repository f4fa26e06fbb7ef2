import { scaleOf } from '#shared/rules/scales.ts';
import { searchFor } from '#shared/rules/search.ts';
import { surveySets, type SurveySet } from '#shared/rules/survey-sets.ts';
import { asksOnePerson } from '#shared/rules/one-person.ts';
import { POLL_TEMPLATES, type PollTemplate } from '#web/features/asking/lib/poll-templates.ts';
import { readyText } from '#text/asking/create.ts';

const text = readyText.answers;

/** A question as it is read before anything is taken. */
interface ReadyQuestion {
  readonly text: string;
  /** What it is answered with, where that is to be said. */
  readonly answer: string;
  readonly required: boolean;
  readonly section: string | null;
}

interface Shown {
  /** Unique among all of them. */
  readonly id: string;
  readonly name: string;
  /** When it is asked and what it gives. */
  readonly about: string;
  readonly questions: readonly ReadyQuestion[];
}

/** Something ready to begin with: a poll that can be opened as it is, or the questions of a survey. */
export type Ready = Shown &
  (
    | { readonly kind: 'enps' | 'pulse'; readonly template: PollTemplate; readonly asksOne: boolean }
    | { readonly kind: 'survey'; readonly set: SurveySet }
  );

function ofTemplate(template: PollTemplate): Ready {
  const { id, name, about, type, questions } = template;
  return {
    kind: type === 'ENPS' ? 'enps' : 'pulse',
    template,
    asksOne: asksOnePerson(template),
    id,
    name,
    about,
    questions: questions.map((question, index) => {
      const scale = scaleOf({ type }, question, index);
      return {
        text: question.text,
        answer: scale === null ? text.words : text.scales[scale],
        required: question.required,
        section: null,
      };
    }),
  };
}

function ofSet(set: SurveySet): Ready {
  return {
    kind: 'survey',
    set,
    id: `survey-${set.id}`,
    name: set.title,
    about: set.about,
    questions: set.questions.map(({ text: words, scale, options, required, section }) => ({
      text: words,
      answer: scale === null ? (options.length > 0 ? text.options(options.length) : '') : text.scales[scale],
      required,
      section,
    })),
  };
}

const ALL: readonly Ready[] = [...POLL_TEMPLATES.map(ofTemplate), ...surveySets().map(ofSet)];

/** Those that most begin with, each drawn as the result it gives: a line, a figure, a map. */
const MAIN_IDS = ['pulse', 'enps', 'survey-engagement'];
export const MAIN_READY: readonly Ready[] = MAIN_IDS.map((id) => readyNamed(id)!);

/** Those for an occasion. */
export const READY_FOR_OCCASIONS: readonly Ready[] = ALL.filter(({ id }) => !MAIN_IDS.includes(id));

/** The one of this name; undefined where there is none. */
export function readyNamed(id: string | null): Ready | undefined {
  return ALL.find((ready) => ready.id === id);
}

/** Those in whose name, occasion or questions the words stand. */
export function readyFor(all: readonly Ready[], search: string): readonly Ready[] {
  const has = searchFor(search);
  return all.filter(({ name, about, questions }) => has(name, about, ...questions.map((question) => question.text)));
}
