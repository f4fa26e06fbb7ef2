import { describe, expect, it } from 'vitest';
import { Credentials } from '#shared/models/user.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { registrationBody, registrationMistakes } from './registration-body.ts';

const PERSON = {
  first_name: 'Анна',
  last_name: 'Петрова',
  email: 'anna@company.ru',
  password: 'пароль-12',
  password_confirm: 'пароль-12',
  referal_code: '',
  consent: true,
};
const mistakes = (changes: Partial<typeof PERSON>) => registrationMistakes({ ...PERSON, ...changes });

describe('the login form', () => {
  it('asks for both fields (A5-02, A5-04)', () => {
    expect(mistakesOf(Credentials, { email: '', password: '' })).toEqual({
      email: 'Email обязателен для заполнения',
      password: 'Пароль обязателен для заполнения',
    });
  });

  it('wants an address that looks like one (A5-03)', () => {
    expect(mistakesOf(Credentials, { email: 'anna', password: 'x' })).toEqual({ email: 'Введите корректный email' });
  });
});

describe('the registration form', () => {
  it('passes without a promo code (A5-12)', () => {
    expect(mistakes({})).toEqual({});
  });

  it('shows all mistakes of an empty form at once (A5-05, A5-06, A5-07, A5-08, A5-10)', () => {
    const empty = { first_name: '', last_name: ' ', email: '', password: '', password_confirm: '' };
    expect(mistakes(empty)).toEqual({
      first_name: 'Имя обязательно для заполнения',
      last_name: 'Фамилия обязательна для заполнения',
      email: 'Email обязателен для заполнения',
      password: 'Пароль обязателен для заполнения',
      password_confirm: 'Подтвердите пароль',
    });
  });

  it('wants the consent ticked, and sends its version only then', () => {
    expect(mistakes({ consent: false })).toEqual({ consent: 'Без этого согласия аккаунт создать нельзя' });
    expect(registrationBody(PERSON)).toMatchObject({ consent_version: CONSENT_VERSION });
    expect(registrationBody({ ...PERSON, consent: false })).not.toHaveProperty('consent_version');
  });

  it('wants 8 characters and the same twice (A5-09, A5-11)', () => {
    expect(mistakes({ password: '1234567', password_confirm: '12345678' })).toEqual({
      password: 'Пароль должен содержать минимум 8 символов',
      password_confirm: 'Пароли не совпадают',
    });
  });

  it('wants a promo code of 3 characters made of letters, digits, hyphens and underscores (A5-13, A5-14)', () => {
    expect(mistakes({ referal_code: 'ab' })).toEqual({ referal_code: 'Промокод должен содержать минимум 3 символа' });
    expect(mistakes({ referal_code: 'ab!c' })).toEqual({
      referal_code: 'Промокод может содержать только буквы (в т.ч. кириллицу), цифры, дефисы и подчеркивания',
    });
    expect(mistakes({ referal_code: ' весна_26-ab ' })).toEqual({});
  });

  it('sends the promo code trimmed and in capitals, an empty one not at all (A5-15)', () => {
    expect(registrationBody({ ...PERSON, referal_code: ' весна-26 ' }).referal_code).toBe('ВЕСНА-26');
    expect(registrationBody({ ...PERSON, referal_code: '  ' })).not.toHaveProperty('referal_code');
  });
});
