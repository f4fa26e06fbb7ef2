import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { callApi } from '#web/lib/api-client.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { BroughtQuestion } from '#web/lib/forms/brought.ts';

interface Wanted {
  readonly kind: 'poll' | 'survey';
  readonly id: string;
}

/** Saves the questions of a poll or a survey in the forms of LimeSurvey and SurveyJS, in one archive: nobody is locked in. */
export async function saveQuestions({ kind, id }: Wanted): Promise<void> {
  const form = kind === 'poll' ? await pollForm(id) : await surveyForm(id);
  const [{ strToU8, zipSync }, { toLss, toSurveyJs }] = await Promise.all([
    import('fflate'),
    import('#web/lib/forms/save-forms.ts'),
  ]);
  const archive = zipSync({
    'limesurvey.lss': strToU8(toLss(form, form.language)),
    'surveyjs.json': strToU8(toSurveyJs(form)),
  });
  saveFile(
    new Blob([new Uint8Array(archive)], { type: 'application/zip' }),
    exportFileName(form.title, new Date().toISOString(), 'zip', 'form'),
  );
}

async function pollForm(id: string) {
  const { title, type, questions, language } = await callApi(polls.getPoll, { params: { id } });
  const asked = questions.map((question, at): BroughtQuestion => {
    const scale = scaleOf({ type }, question, at);
    const { text, is_required: required } = question;
    return { kind: scale ? 'RATING' : 'TEXTAREA', text, required, scale, options: [], section: null, bounds: null };
  });
  return { title, questions: asked, language: language ?? DEFAULT_LANGUAGE };
}

async function surveyForm(id: string) {
  const { title, questions } = await callApi(surveys.getSurvey, { params: { id } });
  const asked = questions.map(
    ({ type: kind, text, required, scale, options, section, settings = {} }): BroughtQuestion => {
      const { min, max } = settings;
      const bounds = kind === 'NUMBER' && typeof min === 'number' && typeof max === 'number' ? { min, max } : null;
      return { kind, text, required, scale, options, section, bounds };
    },
  );
  return { title, questions: asked, language: DEFAULT_LANGUAGE };
}
