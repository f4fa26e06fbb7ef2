import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { LanguageTexts, Translations } from '#shared/models/translations.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { request, withKey } from './api.ts';
import type { Person } from './factories.ts';

/** What is translated, by its kind and its id. */
export interface ToTranslate {
  readonly kind: 'poll' | 'survey';
  readonly id: string;
}

const ROUTES = {
  poll: {
    read: polls.getPollTranslations,
    add: polls.addPollLanguage,
    save: polls.savePollTexts,
    set: polls.setPollLanguages,
    remove: polls.removePollLanguage,
  },
  survey: {
    read: surveys.getSurveyTranslations,
    add: surveys.addSurveyLanguage,
    save: surveys.saveSurveyTexts,
    set: surveys.setSurveyLanguages,
    remove: surveys.removeSurveyLanguage,
  },
} as const;

/** The languages of a poll or a survey: every reply as it comes. */
export function languagesOf(person: Person, { kind, id }: ToTranslate) {
  const { token } = person;
  const routes = ROUTES[kind] as (typeof ROUTES)['poll'];
  return {
    read: () => request(routes.read, { token, params: { id } }),
    add: (language: PollLanguage) =>
      request(routes.add, withKey(routes.add, { token, params: { id }, body: { language } })),
    save: (language: PollLanguage, version: number, texts: Record<string, string>) =>
      request(routes.save, { token, params: { id, language }, body: { version, texts: listed(texts) } }),
    set: (body: { language?: PollLanguage; on_holes?: 'refuse' | 'own_language' }) =>
      request(routes.set, { token, params: { id }, body }),
    remove: (language: PollLanguage) => request(routes.remove, { token, params: { id, language } }),
  };
}

function listed(texts: Record<string, string>) {
  return Object.entries(texts).map(([place, text]) => ({ place, text }));
}

/** A poll of which the bank of questions has no word: whatever it says in another language, somebody has to write. */
export async function makeOwnPoll(owner: Person, workspace: Workspace): Promise<Poll> {
  const questions = ['Посоветуете ли вы нас друзьям?', 'Что мешало в цехе?', 'Что порадовало?'];
  const body = {
    workspace_id: workspace.id,
    title: 'Пульс цеха',
    type: 'ENPS' as const,
    is_anonymous: true,
    allow_anonymous_link: true,
    questions: questions.map((text, index) => ({ text, order_index: index, is_required: index < 2 })),
  };
  const { status, body: poll } = await request(
    polls.createPoll,
    withKey(polls.createPoll, { token: owner.token, body }),
  );
  if (status !== 201) throw new Error(`The poll was not created: ${JSON.stringify(poll)}`);
  return poll;
}

/** Adds a language and says everything in it: `Шум · uz`. */
export async function translate(
  person: Person,
  thing: ToTranslate,
  language: PollLanguage = 'uz',
  sayIn = (text: string) => `${text.slice(0, 190)} · ${language}`,
): Promise<LanguageTexts> {
  const languages = languagesOf(person, thing);
  const added = await languages.add(language);
  if (added.status !== 201) throw new Error(`The language was not added: ${JSON.stringify(added.body)}`);
  const { places } = added.body as Translations;
  const texts = Object.fromEntries(places.map(({ place, text }) => [place, sayIn(text)]));
  const saved = await languages.save(language, 1, texts);
  if (saved.status !== 200) throw new Error(`The texts were not saved: ${JSON.stringify(saved.body)}`);
  return saved.body;
}
