/** What is wrong in the form of a person without an account. */
export const contactsValidation = {
  firstNameWanted: 'Введите имя',
  lastNameWanted: 'Введите фамилию',
  nameTooLong: 'Имя и фамилия — до 100 символов',
  unknownLanguage: 'Такого языка опросов нет',
  wrongPhone: 'Телефон записывают так: +7 916 123-45-67',
  contactsWanted: 'Укажите, кого добавить',
  contactsAtOnce: 'За один раз — не больше 90 человек',
  requestKind: 'Выберите, о чём просит человек',
  receivedOn: 'Укажите день обращения',
  requestState: 'Выберите, что с обращением',
  reasonWanted: 'Напишите причину',
  reasonTooLong: 'Причина — до 1000 символов',
  wishTooLong: 'Пояснение — до 1000 символов',
  unknownSource: 'Укажите, как человек записан: вручную или из файла',
  unknownBasis: 'Выберите, на каком основании хранятся данные',
  contactsOnce: 'Каждый человек — один раз',
} as const;
