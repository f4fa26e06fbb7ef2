import { LANGUAGES, type Language } from '#shared/rules/languages.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { BankText } from '#shared/text/bank.ts';
import { catalogueOf, inLanguage } from '#shared/text/current.ts';
import { templatesText } from '#text/asking/templates.ts';
import { readyQuestionsText } from '#text/ready/questions.ts';
import { stagePollsText } from '#text/ready/stage-polls.ts';
import { surveySetsText } from '#text/ready/survey-sets.ts';
import { hashOfText, placesOf, type Place, type Sayings } from './places.ts';
import type { StoredTranslation, TranslatedText } from './repositories/translations.ts';
import type { Spoken } from './spoken.ts';

interface Asked {
  readonly text: string;
  readonly options: readonly string[];
}

/** What the bank of questions and ready polls and surveys say in a language, by a name that is the same in every one. */
export interface Bank {
  readonly titles: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, string>;
  readonly questions: ReadonlyMap<string, Asked>;
}

/** The bank in a language: of those of the site from its catalogues, of the others from a file of their own. */
export function bankIn(language: PollLanguage): Bank {
  return isOfSite(language)
    ? inLanguage(language, bankOfSite)
    : bankOf(catalogueOf<BankText>(language, 'ready/bank', 'bankText'));
}

/**
 * What the bank says in a language of the texts of a poll that are its own word for word. An option is one of the bank
 * under its question alone: what is said more often elsewhere is another word.
 */
export function fromBank(
  places: readonly Place[],
  { own, language }: { readonly own: PollLanguage; readonly language: PollLanguage },
): Record<string, TranslatedText> {
  const [here, there] = [bankIn(own), bankIn(language)];
  const asked = new Map(
    places.flatMap(({ kind, text, question }) => {
      const name = kind === 'question' && nameOf(here.questions, (one) => one.text === text);
      return name ? [[question?.number, name] as const] : [];
    }),
  );
  const said = ({ kind, text, question }: Place): string | undefined => {
    const name = asked.get(question?.number) ?? '';
    switch (kind) {
      case 'title':
        return there.titles.get(nameOf(here.titles, (title) => title === text) ?? '');
      case 'section':
        return there.sections.get(nameOf(here.sections, (section) => section === text) ?? '');
      case 'question':
        return there.questions.get(name)?.text;
      case 'option':
        return there.questions.get(name)?.options[here.questions.get(name)!.options.indexOf(text)];
      case 'statement':
      case 'unit':
        return undefined;
    }
  };
  return Object.fromEntries(
    places.flatMap((at) => {
      const text = said(at);
      return text === undefined
        ? []
        : [[at.where, { text, state: 'bank', by: null, of: hashOfText(at.text) }] as const];
    }),
  );
}

/** What the bank says of something that is written in its own words, in each of its languages. */
export function translationsFromBank(subject: Spoken & Sayings): StoredTranslation[] {
  const own = subject.language;
  if (own === null) return [];
  const places = placesOf(subject);
  return subject.languages.map((language) => ({
    language,
    texts: fromBank(places, { own, language }),
    drafting: null,
    problem: null,
    version: 1,
  }));
}

function nameOf<One>(named: ReadonlyMap<string, One>, isIt: (said: One) => boolean): string | undefined {
  return [...named].find(([, said]) => isIt(said))?.[0];
}

function isOfSite(language: PollLanguage): language is Language {
  return LANGUAGES.some((one) => one === language);
}

/** The catalogues say it to whoever chooses among what is ready, too; that is left out. */
function bankOfSite(): Bank {
  const { anonymity: _, ...templates } = templatesText;
  const { sets, sections } = surveySetsText;
  return bankOf({ questions: readyQuestionsText, sets, sections, stages: stagePollsText, templates });
}

type Said<Words> = Readonly<Record<string, Words>>;
type Titled = string | { readonly title: string };

function bankOf(bank: {
  readonly questions: Said<string | { readonly text: string; readonly options?: readonly string[] }>;
  readonly sets: Said<Titled>;
  readonly sections: Said<string>;
  readonly stages: Said<Titled>;
  readonly templates: Said<{ readonly title: string; readonly questions: Said<string> }>;
}): Bank {
  const titled = Object.entries({ sets: bank.sets, stages: bank.stages, templates: bank.templates }).flatMap(
    ([of, those]) => Object.entries<Titled>(those).map(([name, said]) => [`${of}/${name}`, titleOf(said)] as const),
  );
  const ofTemplates = Object.entries(bank.templates).flatMap(([template, { questions }]) =>
    Object.entries(questions).map(([name, text]) => [`${template}/${name}`, { text, options: [] }] as const),
  );
  const ready = Object.entries(bank.questions).map(
    ([name, said]) =>
      [name, typeof said === 'string' ? { text: said, options: [] } : { options: [], ...said }] as const,
  );
  return {
    titles: new Map(titled),
    sections: new Map(Object.entries(bank.sections)),
    questions: new Map([...ready, ...ofTemplates]),
  };
}

function titleOf(said: Titled): string {
  return typeof said === 'string' ? said : said.title;
}
