/** What the form of a survey says of required questions; polls have words of their own. */
export const surveyFormText = {
  required: 'На этот вопрос нужен ответ',
  fillRequired: 'Осталось ответить на обязательные',
  allFilled: 'Всё обязательное заполнено',
} as const;
