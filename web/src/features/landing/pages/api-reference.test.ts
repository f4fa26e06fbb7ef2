import { expect, it } from 'vitest';
import { describeApi } from '#functions/system/operations/openapi.ts';
import { routes } from '#shared/contract/index.ts';
import { apiText } from '#text/api.ts';
import { readApi } from './api-reference.ts';
import { fieldsOf } from './api-schema.ts';

const summaries: Record<string, string> = apiText;
const calls = readApi(JSON.parse(JSON.stringify(describeApi()))).flatMap((group) => group.calls);
const call = (id: string) => calls.find((one) => one.id === id);

it('shows every route of the service, with what it does', () => {
  expect(calls.map(({ method, path, summary }) => `${method} ${path} ${summary}`).toSorted()).toEqual(
    routes.map(({ method, path, name }) => `${method} ${path} ${summaries[name]}`).toSorted(),
  );
});

it('says who may call', () => {
  expect(call('health')?.access).toBe('Всем, без входа');
  expect(call('listWorkspaces')?.access).toBe('Любому, кто вошёл');
  expect(call('createPoll')?.access).toBe('Участникам пространства с ролью: владелец, hr, руководитель');
});

it('lists the fields of a body with their limits, those inside lists too', () => {
  const body = call('createPoll')?.body ?? [];
  expect(body.find(({ name }) => name === 'title')).toMatchObject({ type: 'строка', required: true });
  expect(body.find(({ name }) => name === 'questions')?.type).toBe('список: объект');
  expect(body.some(({ name }) => name.startsWith('questions[].'))).toBe(true);
});

it('knows «this or null», choices and ranges', () => {
  const schema = {
    type: 'object',
    required: ['role'],
    properties: {
      role: { type: 'string', enum: ['hr', 'owner'] },
      until: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
      people: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 5 },
    },
  };
  expect(fieldsOf(schema)).toEqual([
    { name: 'role', type: 'строка', required: true, note: 'hr, owner' },
    { name: 'until', type: 'дата и время или null', required: false, note: '' },
    { name: 'people', type: 'целое число', required: false, note: 'от 1; по умолчанию 5' },
  ]);
});
