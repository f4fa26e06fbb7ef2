/** What is wrong with codes and passkeys as they are sent. */
export const factorsValidation = {
  codeWanted: 'Введите код из приложения',
  sixFigures: 'В коде шесть цифр',
  recoveryCodeWanted: 'Введите код восстановления',
  wrongRecoveryCode: 'Код восстановления не подошёл: в нём ошибка, или он уже использован',
  wrongPasskey: 'Ключ доступа не подошёл. Попробуйте ещё раз',
  wrongTicket: 'Войдите заново: введите email и пароль',
  oneWay: 'Выберите один способ: код, код восстановления или ключ доступа',
  nameWanted: 'Введите название ключа',
  nameTooLong: 'Название ключа не длиннее 60 символов',
} as const;
