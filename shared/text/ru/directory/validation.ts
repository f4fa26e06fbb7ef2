/** What is wrong with what people are to be read from. */
export const directoryValidation = {
  kind: 'Выберите источник: yandex360 или 1c',
  organization: 'Укажите номер организации: только цифры',
  token: 'Вставьте токен',
  address: 'Укажите адрес публикации, он начинается с https://, например https://1c.company.ru/zup',
  login: 'Укажите имя пользователя 1С',
  password: 'Укажите пароль',
};
