/** What is wrong with a subscription to events. */
export const webhookValidation = {
  address: 'Укажите адрес, который начинается с https://, без логина, пароля и номера порта',
  events: 'Выберите хотя бы одно событие',
  description: 'Описание не длиннее 120 символов',
  number: 'Номер события — десять цифр',
};
