/** What the public page of a survey says differently from that of a poll. */
export const surveyPageText = {
  notFound: 'Опрос не найден',
  notFoundHint: 'В ссылке ошибка, или её заменили новой. Попросите новую у того, кто её прислал.',
  closed: 'Опрос завершён',
  closedHint: 'Ответы больше не принимают. Что изменилось после них, расскажут те, кто спрашивал.',
  reportHint: 'Ответы больше не принимают. О том, что после них изменилось, уже рассказали.',
  toReport: 'Вы сказали — мы сделали',
} as const;
