import { current } from './current.ts';
import type { deviceNames as DeviceNames } from './ru/accounts/devices.ts';
import type { accountsErrors as AccountsErrors } from './ru/accounts/errors.ts';
import type { accountsLetters as AccountsLetters } from './ru/accounts/letters.ts';
import type { accountsValidation as AccountsValidation } from './ru/accounts/validation.ts';
import type { factorsErrors as FactorsErrors } from './ru/factors/errors.ts';
import type { factorsLetters as FactorsLetters } from './ru/factors/letters.ts';
import type { factorsSaid as FactorsSaid } from './ru/factors/said.ts';
import type { factorsValidation as FactorsValidation } from './ru/factors/validation.ts';
import type { signInErrors as SignInErrors } from './ru/sign-in/errors.ts';
import type { signInValidation as SignInValidation } from './ru/sign-in/validation.ts';

/** What functions say of accounts, as of-functions.ts has it. */
export const deviceNames = /* @__PURE__ */ current<typeof DeviceNames>('accounts/devices', 'deviceNames');
export const accountsErrors = /* @__PURE__ */ current<typeof AccountsErrors>('accounts/errors', 'accountsErrors');
export const accountsLetters = /* @__PURE__ */ current<typeof AccountsLetters>('accounts/letters', 'accountsLetters');
export const accountsValidation = /* @__PURE__ */ current<typeof AccountsValidation>(
  'accounts/validation',
  'accountsValidation',
);
export const factorsErrors = /* @__PURE__ */ current<typeof FactorsErrors>('factors/errors', 'factorsErrors');
export const factorsLetters = /* @__PURE__ */ current<typeof FactorsLetters>('factors/letters', 'factorsLetters');
export const factorsSaid = /* @__PURE__ */ current<typeof FactorsSaid>('factors/said', 'factorsSaid');
export const factorsValidation = /* @__PURE__ */ current<typeof FactorsValidation>(
  'factors/validation',
  'factorsValidation',
);
export const signInErrors = /* @__PURE__ */ current<typeof SignInErrors>('sign-in/errors', 'signInErrors');
export const signInValidation = /* @__PURE__ */ current<typeof SignInValidation>(
  'sign-in/validation',
  'signInValidation',
);
