import { expect, it } from 'vitest';
import { isUuid } from '#shared/rules/ids.ts';
import { type Slot, slotIn } from './storage-slot.ts';
import { memberSessionIn } from './member-session.ts';

function memory(): Slot {
  let kept: string | null = null;
  return { read: () => kept, write: (value) => void (kept = value), clear: () => void (kept = null) };
}

it('is made when answers are first sent, and stays the same', () => {
  const session = memberSessionIn(memory());
  expect(session.known()).toBeNull();
  const made = session.take();
  expect(isUuid(made)).toBe(true);
  expect([session.known(), session.take()]).toEqual([made, made]);
});

it('is forgotten where it leads nowhere', () => {
  const session = memberSessionIn(memory());
  const made = session.take();
  session.forget();
  expect(session.known()).toBeNull();
  expect(session.take()).not.toBe(made);
});

it('is the one another tab has sent under meanwhile', () => {
  const device = memory();
  const [here, there] = [memberSessionIn(device), memberSessionIn(device)];
  expect(there.known()).toBeNull();
  const first = here.take();
  expect(there.take()).toBe(first);
});

it('lives with the page where the browser keeps nothing', () => {
  const session = memberSessionIn(slotIn(null, 'any'));
  const made = session.take();
  expect(session.take()).toBe(made);
});

it('is taken back after a refusal, unless it was there before', () => {
  const device = memory();
  const session = memberSessionIn(device);
  session.take();
  session.untake();
  expect(session.known()).toBeNull();
  const sent = session.take();
  const later = memberSessionIn(device);
  later.take();
  later.untake();
  expect(later.known()).toBe(sent);
});
