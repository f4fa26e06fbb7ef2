import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { request } from '#tests/support/api.ts';
import { mistakes, newAddress, registrationForm } from './auth/account.ts';

/** Tries a text as one field of a form and gives the mistakes that are named for it. */
type Try = (text: string) => Promise<string | undefined>;

const registered =
  (field: 'first_name' | 'last_name'): Try =>
  async (text) => {
    const body = registrationForm({ [field]: text });
    return mistakes((await request(auth.register, { body, sourceAddress: newAddress() })).body)[field];
  };
const ofProfile =
  (field: 'first_name' | 'last_name'): Try =>
  async (text) => {
    const { token, email } = await makePerson();
    const body = { first_name: 'Анна', last_name: 'Ким', email, [field]: text };
    return mistakes((await request(auth.updateMe, { token, body })).body)[field];
  };
const newWorkspace: Try = async (text) => {
  const { token } = await makePerson();
  return mistakes((await request(workspaces.createWorkspace, { token, body: { name: text } })).body)['name'];
};
const renamedWorkspace: Try = async (text) => {
  const owner = await makePerson();
  const { id } = await makeWorkspace(owner);
  const body = { name: text };
  return mistakes((await request(workspaces.renameWorkspace, { token: owner.token, params: { id }, body })).body)[
    'name'
  ];
};
const company: Try = async (text) => {
  const { token } = await makePerson();
  const body = { plan: 'basic', period: 'month', people: 5, company: text, inn: '7707083893' };
  return mistakes((await request(subscriptions.requestInvoice, { token, body })).body)['company'];
};
const newPoll: Try = async (text) => {
  const owner = await makePerson();
  const { id } = await makeWorkspace(owner);
  const body = { workspace_id: id, title: text, questions: [{ text: 'Как дела?', order_index: 0 }] };
  return mistakes((await request(polls.createPoll, { token: owner.token, body })).body)['title'];
};
const renamedPoll: Try = async (text) => {
  const owner = await makePerson();
  const { id } = await makePoll(owner, await makeWorkspace(owner));
  const sent = { token: owner.token, params: { id }, body: { title: text } };
  return mistakes((await request(polls.updatePoll, sent)).body)['title'];
};

const NAMES: [string, string, Try][] = [
  ['a first name at registration', 'Имя обязательно для заполнения', registered('first_name')],
  ['a last name at registration', 'Фамилия обязательна для заполнения', registered('last_name')],
  ['a first name in the profile', 'Имя не может быть пустым', ofProfile('first_name')],
  ['a last name in the profile', 'Фамилия не может быть пустой', ofProfile('last_name')],
  ['a new workspace', 'Введите название рабочего пространства', newWorkspace],
  ['a renamed workspace', 'Введите название рабочего пространства', renamedWorkspace],
  ['a company on an invoice', 'Укажите название компании', company],
];
const TITLES: [string, string, Try][] = [
  ['a new poll', 'Введите название опроса', newPoll],
  ['a renamed poll', 'Введите название опроса', renamedPoll],
];

describe.each([...NAMES, ...TITLES])('%s', (_, blank, attempt) => {
  it('is no name when there is nothing to see in it', async () => {
    for (const text of ['\0', '\u200B', '\u3164', '\u202E', ' \u2800\uFEFF ']) expect(await attempt(text)).toBe(blank);
  });

  it('is one line that shows in the order it was written', async () => {
    for (const text of ['Анна\nКим', 'Анна\r\nBcc: x', 'Анна\u0000', 'Анна\u202Eмик', 'Анна\u2028Ким', 'Анна\u2066']) {
      expect(await attempt(text)).toBe('Уберите переносы строк и управляющие символы');
    }
  });

  it('may hold whatever a name is written with', async () => {
    for (const text of ["Анна-Мария О'Нил", '«Ромашка.ру» 🌼', 'محمد']) expect(await attempt(text)).toBeUndefined();
  });
});

describe.each(NAMES)('%s', (_, __, attempt) => {
  it('is no link', async () => {
    for (const text of ['Приз: https://evil.example', 'www.evil.example']) {
      expect(await attempt(text)).toBe('Уберите ссылку');
    }
  });
});
