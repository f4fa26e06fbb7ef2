/** What is wrong with a key that is to be made. */
export const apiKeysValidation = {
  nameWanted: 'Назовите ключ: по названию вы узнаете, какой программе он дан',
  nameTooLong: (max: number) => `Название ключа — не длиннее ${max} знаков`,
  permissionsWanted: 'Выберите хотя бы одно право',
  noSuchPermission: 'Такого права у ключей нет',
  tooManyPermissions: 'Прав больше, чем их есть',
  daysWanted: 'Выберите срок: 30, 90 или 365 дней',
};
