/** What keys of the API are refused with. */
export const apiKeysErrors = {
  moreThanOwn: 'A key can be given only the rights that you have yourself',
  tooMany: 'The workspace already has thirty valid keys. Revoke the ones you do not use',
  changed: 'Another key was created at the same moment. Please try again',
};
