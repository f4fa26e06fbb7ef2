import { conflict } from '#core/http/errors.ts';

/** 409: somebody changed the poll between reading and writing it. */
export function pollChanged(): never {
  conflict('Опрос изменили одновременно с вами. Посмотрите, что изменилось, и сохраните ещё раз');
}

/** 409: somebody changed the run between reading and writing it. */
export function runChanged(): never {
  conflict('Запуск изменили одновременно с вами. Обновите страницу и попробуйте ещё раз');
}

/** 409: somebody has changed the schedule at this moment, or its next run was just begun. */
export function scheduleChanged(): never {
  conflict('Расписание только что изменилось. Посмотрите, что изменилось, и сохраните ещё раз');
}
