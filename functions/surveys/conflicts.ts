import { conflict } from '#core/http/errors.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';
import { surveysErrors } from '#text/surveys/errors.ts';

/** 409: somebody changed the survey between reading and writing it. */
export function surveyChanged(): never {
  conflict(surveysErrors.changed);
}

/** 409: what respondents were told does not change under them. */
export function settled(status: SurveyStatus): never {
  const { settled: texts } = surveysErrors;
  conflict(status === 'PUBLISHED' ? texts.open : texts.over);
}

/** 409: a survey in one status does not become another (rules/surveys.ts). */
export function noSuchStep(from: SurveyStatus, to: SurveyStatus): never {
  const { toDraft, fromDraft, again, toArchive } = surveysErrors.noSuchStep;
  if (to === 'DRAFT') conflict(toDraft);
  if (from === 'DRAFT') conflict(fromDraft);
  conflict(to === 'PUBLISHED' ? again : toArchive);
}

/** 409: by its link alone those answer who have left and were sent it; nobody else is to have it or to be asked. */
export function ofLeavers(): never {
  conflict(surveysErrors.ofLeavers);
}

/** 409: it takes no more answers. */
export function ended(): never {
  conflict(surveysErrors.ended);
}
