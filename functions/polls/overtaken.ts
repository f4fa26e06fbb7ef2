import { conflict } from '#core/http/errors.ts';

/** 409: somebody changed the run between reading and writing it. */
export function overtaken(): never {
  conflict('Запуск изменили одновременно с вами. Обновите страницу и попробуйте ещё раз');
}
