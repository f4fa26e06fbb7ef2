import type { Language } from '#shared/rules/languages.ts';
import type { Department } from './departments.ts';
import type { Topic } from './story.ts';
import * as english from './texts/en/index.ts';
import * as russian from './texts/ru/index.ts';

/* What the people of the demo company say and do, as data: an editor reads it without the code around it. */

/** How names behave in a language. */
interface NameForms {
  /** Second names of a woman and of a man with the same father. */
  readonly secondNames: readonly (readonly [woman: string, man: string])[];
  /** How last names of men end, and those of the women of their families. */
  readonly womensEndings: readonly (readonly [man: string, woman: string])[];
  /** What stands for letters in an address. */
  readonly latin: Readonly<Record<string, string>>;
}
type Files = Omit<typeof russian, 'nameForms'> & { readonly nameForms: unknown };

/** Choices of which the code knows each by its place. */
type Four = readonly [string, string, string, string];
/** By whose daily work, or by what is on people's minds. */
type ByDepartment = Readonly<Record<Department, readonly string[]>>;
type ByTopic = Readonly<Record<Topic, readonly string[]>>;

/** The texts of a language as the code knows them; `texts.test.ts` compares what its places hold in each language. */
function known(language: Language, { nameForms, singlePolls, surveys, tasks, ...files }: Files) {
  return {
    language,
    nameForms: nameForms as NameForms,
    singlePolls: {
      ...singlePolls,
      moving: singlePolls.moving as [string[], string[], string[]],
      leaving: singlePolls.leaving as (string | null)[][],
    },
    surveys: {
      ...surveys,
      forms: surveys.forms as unknown as Four,
      crmTroubles: surveys.crmTroubles as unknown as readonly [...Four, string],
      values: surveys.values as unknown as Four,
      placeWorks: surveys.placeWorks as unknown as Four,
    },
    tasks: {
      ...tasks,
      taskTitles: tasks.taskTitles satisfies ByDepartment,
      tags: tasks.tags satisfies ByDepartment,
      words: tasks.words as Readonly<Record<string, readonly string[]>>,
    },
    ...files,
    helped: files.helped satisfies ByTopic,
    hindered: files.hindered satisfies ByTopic,
  };
}

/** All that the demo company says in a language, and which one it is. */
export type DemoTexts = ReturnType<typeof known>;

const TEXTS: Readonly<Record<Language, DemoTexts>> = { ru: known('ru', russian), en: known('en', english) };

/** What the demo company says in a language. */
export function textsOf(language: Language): DemoTexts {
  return TEXTS[language];
}

/** A text with its places, `{…}`, filled. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
