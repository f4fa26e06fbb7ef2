/** A deadline being chosen, and how long it is until then. */
export const deadlineText = {
  field: 'Срок ответов',
  fieldHint: 'Необязательно. После него ответы не принимаются.',
  presets: 'Быстрый выбор срока',
  days: { 3: '3\u00a0дня', 7: 'неделя', 14: '2\u00a0недели' },
  clear: 'без срока',
  until: (moment: string) => `до ${moment}`,
  mustBeFuture: 'Этот срок уже прошёл: укажите более поздний',
  incomplete: 'Укажите и дату, и время',
} as const;
