/** What is wrong with a kiosk as it is made. */
export const kiosksValidation = {
  nameWanted: 'Назовите киоск: по имени его узнают в списке и на планшете',
  nameTooLong: 'Имя киоска не длиннее 60 символов',
  pinIsDigits: 'ПИН-код — от 4 до 8 цифр',
} as const;

/** Refusals of the operations of kiosks. */
export const kiosksErrors = {
  most: 'Киосков у запуска не больше 20. Завершите лишние и попробуйте ещё раз',
  changed: 'Запуск изменили одновременно с вами. Обновите страницу и попробуйте ещё раз',
  draft: 'Сначала запустите исследование: у черновика киоска нет',
} as const;
