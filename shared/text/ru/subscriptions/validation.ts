/** What is wrong in the request for an invoice. */
export const subscriptionsValidation = {
  peopleBounds: 'Укажите число людей: от 1 до 10 000',
  choosePlan: 'Выберите тариф',
  choosePeriod: 'Выберите период оплаты',
  companyWanted: 'Укажите название компании',
  companyTooLong: 'Название не длиннее 200 символов',
  innWanted: 'Укажите ИНН',
  wrongInn: 'Проверьте ИНН: 10 цифр у компании, 12 у предпринимателя, одна из цифр не сходится',
  kppDigits: 'КПП — 9 цифр',
  basicMost: 'На тарифе Basic — до 20 человек. Для большего числа подойдёт Premium',
  noKpp: 'У предпринимателя нет КПП: оставьте поле пустым',
} as const;
