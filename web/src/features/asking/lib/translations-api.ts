import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { LanguageTexts, Translations } from '#shared/models/translations.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { OnHoles } from '#shared/rules/text-places.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** A poll or a survey, as far as its languages are concerned. */
export interface Translated {
  readonly kind: 'poll' | 'survey';
  readonly id: string;
}

/** How often it is looked whether drafts are there. */
const DRAFTING_MILLISECONDS = 2_000;

/** The languages of a poll or a survey, read again while drafts are being made; null means "not yet". */
export function useTranslations(thing: Translated | null): SWRResponse<Translations, unknown> {
  const refreshInterval = (now: Translations | undefined) =>
    now?.translations.some(({ drafting }) => drafting) ? DRAFTING_MILLISECONDS : 0;
  const input = thing !== null && isUuid(thing.id) ? { params: { id: thing.id } } : null;
  const ofPoll = useApi(polls.getPollTranslations, thing?.kind === 'poll' ? input : null, { refreshInterval });
  const ofSurvey = useApi(surveys.getSurveyTranslations, thing?.kind === 'survey' ? input : null, { refreshInterval });
  return thing?.kind === 'survey' ? ofSurvey : ofPoll;
}

/** A text for a place. */
export interface GivenText {
  readonly place: string;
  readonly text: string;
}

/** What changes languages; each puts the reply where it is shown. */
export interface TranslationActions {
  readonly add: (language: PollLanguage) => Promise<Translations>;
  readonly remove: (language: PollLanguage) => Promise<void>;
  readonly set: (change: { language?: PollLanguage; on_holes?: OnHoles }) => Promise<Translations>;
  readonly save: (language: PollLanguage, version: number, texts: readonly GivenText[]) => Promise<LanguageTexts>;
  readonly draft: (language: PollLanguage) => Promise<void>;
}

/** The changes of the languages of a poll or a survey. */
export function useTranslationActions({ kind, id }: Translated): TranslationActions {
  const { put, refreshAbout } = useApiCache();
  return useMemo(() => {
    const params = { id };
    const known = (change: (now: Translations | undefined) => Translations | undefined): Promise<void> =>
      kind === 'poll'
        ? put(polls.getPollTranslations, { params }, change)
        : put(surveys.getSurveyTranslations, { params }, change);
    const replaced = async (value: Translations): Promise<Translations> => {
      await known(() => value);
      // Which languages there are is told with the poll, too.
      await refreshAbout(id);
      return value;
    };
    return {
      add: async (language) =>
        replaced(
          kind === 'poll'
            ? await callApi(polls.addPollLanguage, { params, body: { language } })
            : await callApi(surveys.addSurveyLanguage, { params, body: { language } }),
        ),
      set: async (body) =>
        replaced(
          kind === 'poll'
            ? await callApi(polls.setPollLanguages, { params, body })
            : await callApi(surveys.setSurveyLanguages, { params, body }),
        ),
      async remove(language) {
        const input = { params: { id, language } };
        await (kind === 'poll'
          ? callApi(polls.removePollLanguage, input)
          : callApi(surveys.removeSurveyLanguage, input));
        await known(
          (now) => now && { ...now, translations: now.translations.filter((one) => one.language !== language) },
        );
        await refreshAbout(id);
      },
      async save(language, version, texts) {
        const input = { params: { id, language }, body: { version, texts: [...texts] } };
        const saved = await (kind === 'poll'
          ? callApi(polls.savePollTexts, input)
          : callApi(surveys.saveSurveyTexts, input));
        await known(
          (now) =>
            now && { ...now, translations: now.translations.map((one) => (one.language === language ? saved : one)) },
        );
        return saved;
      },
      async draft(language) {
        const input = { params: { id, language } };
        await (kind === 'poll' ? callApi(ai.draftPollTexts, input) : callApi(ai.draftSurveyTexts, input));
        await known(
          (now) =>
            now && {
              ...now,
              translations: now.translations.map((one) =>
                one.language === language ? { ...one, drafting: true, draft_problem: null } : one,
              ),
            },
        );
      },
    } satisfies TranslationActions;
  }, [id, kind, put, refreshAbout]);
}
