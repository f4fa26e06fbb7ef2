import { conflict } from '#core/http/errors.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';

/** 409: somebody changed the survey between reading and writing it. */
export function surveyChanged(): never {
  conflict('Исследование изменили одновременно с вами. Посмотрите, что изменилось, и сохраните ещё раз');
}

/** 409: what respondents were told does not change under them. */
export function settled(status: SurveyStatus): never {
  conflict(
    status === 'PUBLISHED'
      ? 'Исследование уже запущено: изменить можно только название, срок и напоминания. Чтобы спросить иначе, повторите его'
      : 'Исследование завершено, его вопросы и настройки больше не меняются. Чтобы спросить иначе, повторите его',
  );
}

/** 409: a survey in one status does not become another (rules/surveys.ts). */
export function noSuchStep(from: SurveyStatus, to: SurveyStatus): never {
  if (to === 'DRAFT') conflict('Запущенное исследование не становится черновиком: на него уже могли ответить');
  if (from === 'DRAFT') conflict('Исследование ещё не запущено: сначала запустите его');
  if (to === 'PUBLISHED') {
    conflict('Завершённое исследование не открывают снова. Повторите его: получится новое, с теми же вопросами');
  }
  conflict('В архив убирают завершённые исследования: сначала завершите это');
}

/** 409: by its link alone those answer who have left and were sent it; nobody else is to have it or to be asked. */
export function ofLeavers(): never {
  conflict(
    'Этот опрос ведёт автоматизация: он спрашивает только тех, кто ушёл, и ссылка на него есть лишь в письме к ним',
  );
}

/** 409: it takes no more answers. */
export function ended(): never {
  conflict('Исследование завершено и ответов больше не принимает. Повторите его: получится новое, с теми же вопросами');
}
