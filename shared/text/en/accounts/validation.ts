import type { Catalogue } from '../../catalogue.ts';
import type { accountsValidation as Russian } from '../../ru/accounts/validation.ts';

export const accountsValidation: Catalogue<typeof Russian> = {
  firstNameEmpty: 'First name cannot be empty',
  firstNameTooLong: 'The first name is too long',
  lastNameEmpty: 'Last name cannot be empty',
  lastNameTooLong: 'The last name is too long',
  linkWanted: 'The link from the email is missing',
  wrongLink: 'The link is wrong',
  wrongDeviceToken: 'Invalid device token',
  passwordWanted: 'Password is required',
  passwordTooLong: 'The password is too long',
  passwordTooShort: 'The password must be at least 8 characters',
  promoCodeTooShort: 'The promo code must be at least 3 characters',
  promoCodeTooLong: 'The promo code is too long',
  wrongPromoCode: 'A promo code may contain only letters (including Cyrillic), digits, hyphens and underscores',
  confirmPassword: 'Confirm the password',
  passwordsDiffer: 'The passwords do not match',
  firstNameWanted: 'First name is required',
  lastNameWanted: 'Last name is required',
  unknownConsent: 'Unknown version of the consent: reload the page',
  refreshTokenWanted: 'The refresh token is missing',
  wrongRefreshToken: 'Invalid refresh token',
};
