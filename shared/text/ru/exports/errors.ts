/** Refusals of archives. */
export const exportsErrors = {
  nothingToCancel: 'Архив уже собран или не получился: отменять нечего',
  beingMade: 'Архив ещё собирается',
  workspaceChanged: 'Пространство только что изменилось. Обновите страницу и попробуйте ещё раз',
} as const;
