/** What the public page of a survey says differently from that of a poll. */
export const surveyPageText = {
  notFound: 'Опрос не найден',
  notFoundHint: 'В ссылке ошибка, или её заменили новой. Попросите новую у того, кто её прислал.',
  changesHint: 'Что изменилось после ответов, расскажут те, кто спрашивал.',
} as const;
