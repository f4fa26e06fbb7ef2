import { expect, it } from 'vitest';
import { doneSteps } from './first-steps.ts';

const NEW = { members: 1, invitations: 0, untold: 0, pollOpened: false, tasksConnected: false };

it('ticks the space itself, and each further step by what is there', () => {
  expect([...doneSteps(NEW)]).toEqual(['space']);
  expect([...doneSteps({ ...NEW, invitations: 1 })]).toEqual(['space', 'team']);
  expect([...doneSteps({ ...NEW, invitations: 300, untold: 300 })], 'a directory tells nobody').toEqual(['space']);
  expect([...doneSteps({ ...NEW, invitations: 301, untold: 300 })]).toEqual(['space', 'team']);
  expect([...doneSteps({ ...NEW, members: 2 })]).toEqual(['space', 'team']);
  expect([...doneSteps({ ...NEW, pollOpened: true })]).toEqual(['space', 'poll']);
  expect([...doneSteps({ ...NEW, tasksConnected: true })]).toEqual(['space', 'tasks']);
});
