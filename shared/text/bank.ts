import type { Catalogue } from './catalogue.ts';
import type { templatesText } from './ru/asking/templates.ts';
import type { readyQuestionsText } from './ru/ready/questions.ts';
import type { stagePollsText } from './ru/ready/stage-polls.ts';
import type { surveySetsText } from './ru/ready/survey-sets.ts';

type Templates = Omit<typeof templatesText, 'anonymity'>;

/** What a ready question asks; with its options where it has some. */
type Asked<Question> = Question extends { readonly options: infer Options }
  ? { readonly text: string; readonly options: Catalogue<Options> }
  : string;

/**
 * What respondents read of the bank of questions and of ready polls and surveys, in a language that nothing else of
 * these is in. Names and occasions, which whoever chooses among them reads, are none of it.
 */
export interface BankText {
  readonly questions: { readonly [Name in keyof typeof readyQuestionsText]: Asked<(typeof readyQuestionsText)[Name]> };
  /** Titles of ready surveys. */
  readonly sets: Readonly<Record<keyof typeof surveySetsText.sets, string>>;
  readonly sections: Catalogue<typeof surveySetsText.sections>;
  /** Titles of what newcomers and leavers are asked. */
  readonly stages: Readonly<Record<keyof typeof stagePollsText, string>>;
  readonly templates: {
    readonly [Name in keyof Templates]: {
      readonly title: string;
      readonly questions: Catalogue<Templates[Name]['questions']>;
    };
  };
}
