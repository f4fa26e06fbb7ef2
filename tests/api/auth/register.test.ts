import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { makePromo } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { mistakes, newAddress, PASSWORD, registrationForm } from './account.ts';

const register = (body: object, address = newAddress()) => request(auth.register, { body, sourceAddress: address });

describe('works', () => {
  it('creates an account and logs in at once: both tokens come back, and one for the device (A7-02)', async () => {
    const reply = await register(registrationForm());
    expect(reply.status).toBe(201);
    expect(Object.keys(reply.body)).toEqual(['access_token', 'refresh_token', 'device_token']);
    expect((await request(auth.me, { token: reply.body.access_token })).status).toBe(200);
  });

  it('stores the account, the login and the session, and the password only as a hash', async () => {
    const form = registrationForm({ password: 'очень тайный пароль', password_confirm: 'очень тайный пароль' });
    await register(form);
    const items = await storedItems(form.email);
    expect(items.map((item) => String(item['type'])).toSorted()).toEqual(['job', 'link', 'login', 'user']);
    expect(await storedItems('очень тайный пароль')).toEqual([]);
    expect(items.find(({ type }) => type === 'login')!['passwordHash']).toMatch(/^\$argon2id\$/);
  });

  it('folds letter case and outer spaces of the address away', async () => {
    const { email } = registrationForm();
    const { body } = await register(registrationForm({ email: `  ${email.toUpperCase()} ` }));
    expect((await request(auth.me, { token: body.access_token })).body.email).toBe(email);
    expect(
      (await request(auth.login, { body: { email: `\t${email.toUpperCase()}\n`, password: PASSWORD } })).status,
    ).toBe(200);
  });

  it.each([
    ['quotes', `Д'Артаньян «"О’Нил"»`],
    ['emoji', '👩‍👩‍👧‍👦 Ира'],
    ['right-to-left script', 'محمد بن عبد الله'],
    ['markup', '<script>alert(1)</script>'],
    ['expression placeholders', '#n0 = :v0 \\u0000 ${pk}'],
    ['100 characters', 'я'.repeat(100)],
  ])('keeps a name with %s as it is, outer spaces apart', async (_, name) => {
    const { body } = await register(registrationForm({ first_name: `  ${name} `, last_name: name }));
    expect((await request(auth.me, { token: body.access_token })).body).toMatchObject({
      first_name: name,
      last_name: name,
    });
  });

  it('does without a promo code, absent or empty (A5-12)', async () => {
    expect((await register(registrationForm())).status).toBe(201);
    const form = registrationForm({ referal_code: ' ' });
    expect((await register(form)).status).toBe(201);
    expect((await storedItems(form.email)).filter((item) => 'referalCode' in item)).toEqual([]);
  });

  it('keeps a promo code of any script, trimmed and upper-cased', async () => {
    await makePromo('ВЕСНА-2026_Ñ');
    const form = registrationForm({ referal_code: '  весна-2026_ñ ' });
    await register(form);
    expect((await storedItems(form.email)).find((item) => item['type'] === 'user')).toMatchObject({
      referalCode: 'ВЕСНА-2026_Ñ',
    });
  });
});

describe('fails', () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['an empty first name (A5-05)', { first_name: ' ' }, { first_name: 'Имя обязательно для заполнения' }],
    ['an empty last name (A5-06)', { last_name: '' }, { last_name: 'Фамилия обязательна для заполнения' }],
    ['a name of 101 characters', { first_name: 'я'.repeat(101) }, { first_name: 'Имя слишком длинное' }],
    ['an empty address (A5-07)', { email: '  ' }, { email: 'Email обязателен для заполнения' }],
    ['a missing password (A5-08)', { password: undefined }, { password: 'Пароль обязателен для заполнения' }],
    ['an empty confirmation (A5-10)', { password_confirm: '' }, { password_confirm: 'Подтвердите пароль' }],
    ['another confirmation (A5-11)', { password_confirm: 'тонус-2027' }, { password_confirm: 'Пароли не совпадают' }],
    [
      'a promo code of two characters (A5-13)',
      { referal_code: ' аб ' },
      { referal_code: 'Промокод должен содержать минимум 3 символа' },
    ],
  ])('refuses %s', async (_, changes, expected) => {
    const reply = await register(registrationForm(changes));
    expect(reply.status).toBe(422);
    expect(mistakes(reply.body)).toEqual(expected);
  });

  it.each([
    'anna',
    'anna@',
    '@romashka.ru',
    'anna@romashka',
    'anna@@romashka.ru',
    'an na@romashka.ru',
    'anna@romashka..ru',
    'a@b.ru, c@d.ru',
  ])('refuses the address «%s» (A5-07)', async (email) => {
    const reply = await register(registrationForm({ email }));
    expect(reply.status).toBe(422);
    expect(mistakes(reply.body)).toEqual({ email: 'Введите корректный email' });
  });

  it.each(['СКИДКА!', 'a b c', 'КОД😀', '<b>КОД</b>'])('refuses the promo code «%s» (A5-14)', async (code) => {
    const reply = await register(registrationForm({ referal_code: code }));
    expect(reply.status).toBe(422);
    expect(mistakes(reply.body)).toEqual({
      referal_code: 'Промокод может содержать только буквы (в т.ч. кириллицу), цифры, дефисы и подчеркивания',
    });
  });

  it('refuses a password that everybody has', async () => {
    const reply = await register(registrationForm({ password: 'Qwerty123', password_confirm: 'Qwerty123' }));
    expect(mistakes(reply.body)).toEqual({
      password: 'Этот пароль слишком распространён, его подбирают первым. Придумайте другой',
    });
  });

  it('refuses a password of 7 characters and takes one of 8 (A5-09)', async () => {
    const short = await register(registrationForm({ password: '1234567', password_confirm: '1234567' }));
    expect(mistakes(short.body)).toEqual({ password: 'Пароль должен содержать минимум 8 символов' });
    expect((await register(registrationForm({ password: 'восемь-8', password_confirm: 'восемь-8' }))).status).toBe(201);
  });

  it('names every mistake of the form at once', async () => {
    const reply = await register({
      first_name: '',
      last_name: '',
      email: '',
      password: '1',
      password_confirm: '2',
      referal_code: '!',
    });
    expect(reply.body.errors).toEqual([
      { path: 'first_name', message: 'Имя обязательно для заполнения' },
      { path: 'last_name', message: 'Фамилия обязательна для заполнения' },
      { path: 'email', message: 'Email обязателен для заполнения' },
      { path: 'password', message: 'Пароль должен содержать минимум 8 символов' },
      { path: 'referal_code', message: 'Промокод должен содержать минимум 3 символа' },
      { path: 'password_confirm', message: 'Пароли не совпадают' },
    ]);
  });

  it('refuses an address that is taken, in any letter case, and changes nothing of its account', async () => {
    const form = registrationForm();
    await register(form);
    const before = await storedItems(form.email);
    const again = await register({ ...form, first_name: 'Другая', email: form.email.toUpperCase() });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'conflict', detail: expect.stringContaining('Если он ваш, войдите') });
    expect(await storedItems(form.email)).toEqual(before);
  });

  it('lets one of four simultaneous registrations of an address through and stores nothing of the others', async () => {
    const form = registrationForm({ first_name: 'Одновременная' });
    const replies = await Promise.all(
      [form.email, form.email.toUpperCase(), ` ${form.email}`, form.email].map((email) => register({ ...form, email })),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409, 409, 409]);
    const stored = (await storedItems(form.email)).map((item) => String(item['type']));
    expect(stored.toSorted()).toEqual(['job', 'link', 'login', 'user']);
    expect(await storedItems('Одновременная')).toHaveLength(1);
  });
});
