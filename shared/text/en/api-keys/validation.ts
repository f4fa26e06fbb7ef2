/** What is wrong with a key that is to be made. */
export const apiKeysValidation = {
  nameWanted: 'Name the key: the name tells you which program it was given to',
  nameTooLong: (max: number) => `The name of a key has at most ${max} characters`,
  permissionsWanted: 'Choose at least one right',
  noSuchPermission: 'Keys have no such right',
  tooManyPermissions: 'These are more rights than there are',
  daysWanted: 'Choose how long it is valid: 30, 90 or 365 days',
};
