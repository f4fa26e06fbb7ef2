import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { members } from '#shared/contract/members.ts';
import { people } from '#shared/contract/people.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { NOTES_ABOUT_ONE } from '#shared/rules/people/notes.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request, withKey } from '#tests/support/api.ts';
import {
  join,
  makeMember,
  makePerson,
  makePlan,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { makeNote, makePersonJoin, makePortalRows } from '#tests/support/people.ts';
import { storedItems } from '#tests/support/stored.ts';
import { keys } from '#data/keys.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
/** Writes the notes. */
const lead = await makeMember(workspace, 'руководитель');
const hr = await makeMember(workspace, 'hr');
/** Whom they are about. */
const vera = await makeMember(workspace, 'сотрудник');

const TALK = { day: '2026-10-19', text: 'Просит разбирать сделки вместе.\nДоговорились о четвергах.' };
type Written = Partial<typeof TALK> & { readonly shared_with?: readonly string[] };

const of = (person: string) => ({ id: workspace.id, person });
const aboutVera = of(`member-${vera.id}`);

function write(body: Written = {}, { by = lead, params = aboutVera } = {}) {
  return request(people.createNote, { token: by.token, params, body: { ...TALK, ...body } as never });
}
function change(noteId: string, body: Written, { by = lead, params = aboutVera } = {}) {
  return request(people.changeNote, {
    token: by.token,
    params: { ...params, noteId },
    body: { ...TALK, ...body } as never,
  });
}
const remove = (noteId: string, by: Person = lead, params = aboutVera) =>
  request(people.deleteNote, { token: by.token, params: { ...params, noteId } });
const list = (by: Person, params = aboutVera, query = {}) =>
  request(people.listNotes, { token: by.token, params, query });
/** Whether somebody is told of a note. */
const sees = async (by: Person, noteId: string) => (await list(by)).body.notes.some(({ id }) => id === noteId);

/** Deletes an account and does what is to be done of that. */
async function deleteAccount({ token }: Person): Promise<void> {
  expect((await request(auth.deleteMe, { token })).status).toBe(204);
  const jobs = (await storedItems('"delete-account')).filter(({ type, finishedAt }) => type === 'job' && !finishedAt);
  expect(await deliver(...jobs)).toEqual(DONE);
}

describe('works', () => {
  it('is written, read, changed and deleted by its author', async () => {
    const { status, body: note } = await write();
    expect(status).toBe(201);
    const author = { id: lead.id, first_name: lead.firstName, last_name: lead.lastName };
    expect(note).toMatchObject({ ...TALK, about: `member-${vera.id}`, author, is_mine: true, shared_with: [] });
    expect((await list(lead)).body.notes).toContainEqual(note);
    const changed = await change(note.id, { day: '2026-10-20', text: 'Иначе' });
    expect([changed.status, changed.body]).toMatchObject([200, { id: note.id, day: '2026-10-20', text: 'Иначе' }]);
    expect((await list(lead)).body.notes).toContainEqual(changed.body);
    expect((await remove(note.id)).status).toBe(204);
    expect(await sees(lead, note.id)).toBe(false);
    expect((await remove(note.id)).status).toBe(404);
  });

  it('is written once by a request that comes twice', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    const params = of(`member-${person.id}`);
    const keyed = withKey(people.createNote, { token: lead.token, params, body: TALK });
    const [first, second] = [await request(people.createNote, keyed), await request(people.createNote, keyed)];
    expect(second).toEqual(first);
    expect((await list(lead, params)).body.notes).toEqual([first.body]);
  });

  it('shows a note to those it is shared with, and to them no more when it is not', async () => {
    const { body: note } = await write({ shared_with: [hr.id, vera.id] });
    expect(note.shared_with.map(({ id }) => id).toSorted()).toEqual([hr.id, vera.id].toSorted());
    const shown = (await list(hr)).body.notes.find(({ id }) => id === note.id);
    expect(shown).toEqual({
      ...note,
      is_mine: false,
      shared_with: expect.toBeOneOf([note.shared_with, expect.anything()]),
    });
    // Also to whom it is about.
    expect(await sees(vera, note.id)).toBe(true);
    expect((await change(note.id, { shared_with: [vera.id] })).body.shared_with.map(({ id }) => id)).toEqual([vera.id]);
    expect([await sees(hr, note.id), await sees(vera, note.id)]).toEqual([false, true]);
    await change(note.id, {});
    expect(await sees(vera, note.id)).toBe(false);
  });

  it('gives the newest talks first, page after page', async () => {
    const tanya = await makeMember(workspace, 'сотрудник');
    const params = of(`member-${tanya.id}`);
    for (const day of ['2026-09-03', '2026-11-01', '2026-09-25']) await write({ day }, { params });
    const first = await list(lead, params, { limit: '2' });
    expect(first.body.notes.map(({ day }) => day)).toEqual(['2026-11-01', '2026-09-25']);
    const second = await list(lead, params, { limit: '2', cursor: first.body.next_cursor! });
    expect([second.body.notes.map(({ day }) => day), second.body.next_cursor]).toEqual([['2026-09-03'], null]);
  });

  it('finds what was written under any record of a person who is known from two', async () => {
    const boss = await makePerson();
    await makePlan(boss, 'basic');
    const place = await makeWorkspace(boss);
    const person = await makeMember(place, 'сотрудник');
    await makePortalRows(place, [{ number: 7, NAME: 'Нина', LAST_NAME: 'Лось' }]);
    const at = (ref: string) => ({ id: place.id, person: ref });
    const early = await write({ day: '2026-01-01' }, { by: boss, params: at('portal-7') });
    expect(early.body.about).toBe('portal-7');
    await makePersonJoin(place, { refs: [`member-${person.id}`, 'portal-7'] });
    const late = await write({}, { by: boss, params: at('portal-7') });
    expect(late.body.about).toBe(`member-${person.id}`);
    for (const ref of ['portal-7', `member-${person.id}`]) {
      expect((await list(boss, at(ref))).body.notes.map(({ id }) => id)).toEqual([late.body.id, early.body.id]);
    }
    expect((await remove(early.body.id, boss, at('portal-7'))).status).toBe(204);
  });
});

describe('shows a note to nobody else', () => {
  it('neither to the owner, nor to others who may write, nor to whom it is about', async () => {
    const { body: note } = await write({ shared_with: [hr.id] });
    const manager = await makeMember(workspace, 'руководитель');
    for (const other of [owner, manager, vera]) {
      const { status, text } = await list(other);
      expect(status).toBe(200);
      expect(text).not.toContain(note.id);
    }
  });

  it('answers a change and a deletion by whoever has not written it, as if it did not exist', async () => {
    const { body: note } = await write({ shared_with: [hr.id] });
    const before = await storedItems(note.id);
    for (const other of [owner, hr]) {
      const unknown = await change(randomUUID(), {}, { by: other });
      expect(unknown.status).toBe(404);
      expect(await change(note.id, {}, { by: other })).toEqual(unknown);
      expect(await change(note.id, { shared_with: [randomUUID()] }, { by: other })).toEqual(unknown);
      expect((await remove(note.id, other)).text).toBe((await remove(randomUUID(), other)).text);
    }
    expect(await storedItems(note.id)).toEqual(before);
  });

  it('nor in another workspace of the reader', async () => {
    const { body: note } = await write({ shared_with: [hr.id] });
    const other = await makeWorkspace(await makePerson());
    await join(other, hr, 'hr');
    await join(other, vera, 'сотрудник');
    expect((await list(hr, { ...aboutVera, id: other.id })).body.notes).toEqual([]);
    expect((await remove(note.id, lead, { ...aboutVera, id: other.id })).status).toBe(404);
  });

  it('not even to somebody it was shared with who left and came back', async () => {
    const guest = await makeMember(workspace, 'hr');
    const { body: note } = await write({ shared_with: [guest.id] });
    expect(await sees(guest, note.id)).toBe(true);
    await request(workspaces.leaveWorkspace, { token: guest.token, params: { id: workspace.id } });
    expect((await list(guest)).status).toBe(404);
    const seen = (await list(lead)).body.notes.find(({ id }) => id === note.id)!;
    expect(seen.shared_with).toEqual([]);
    await join(workspace, guest, 'hr');
    expect(await sees(guest, note.id)).toBe(false);
    await change(note.id, { shared_with: [guest.id] });
    expect(await sees(guest, note.id)).toBe(true);
  });
});

describe('refuses', () => {
  it('an employee who writes', async () => {
    expect((await write({}, { by: vera })).status).toBe(403);
  });

  it('a text that is too long or blank, a day that is none, more than five readers, the same one twice', async () => {
    const five = await Promise.all(Array.from({ length: 6 }, () => makeMember(workspace, 'сотрудник')));
    const ids = five.map(({ id }) => id);
    for (const [body, path] of [
      [{ text: 'я'.repeat(4001) }, 'text'],
      [{ text: ' \n ' }, 'text'],
      [{ day: '2026-02-30' }, 'day'],
      [{ shared_with: ids }, 'shared_with'],
      [{ shared_with: [ids[0]!, ids[0]!] }, 'shared_with'],
    ] as const) {
      expect((await write(body)).body.errors).toMatchObject([{ path }]);
    }
    expect((await write({ text: 'я'.repeat(4000), shared_with: ids.slice(1) })).status).toBe(201);
  });

  it('readers who are nobody here, like ids that do not exist, and the author, who reads it anyway', async () => {
    const { body: note } = await write();
    const stranger = await makePerson();
    for (const send of [
      (id: string) => write({ shared_with: [hr.id, id] }),
      (id: string) => change(note.id, { shared_with: [hr.id, id] }),
    ]) {
      const unknown = await send(randomUUID());
      expect([unknown.status, unknown.body.errors]).toMatchObject([422, [{ path: 'shared_with.1' }]]);
      expect((await send(stranger.id)).text).toBe(unknown.text);
      expect((await send(lead.id)).body.errors).toMatchObject([{ path: 'shared_with.1' }]);
    }
    expect((await list(lead)).body.notes.find(({ id }) => id === note.id)!.shared_with).toEqual([]);
  });

  it('somebody whom nobody but the file of pay knows', async () => {
    for (const ref of [`payroll-${randomUUID()}`, `member-${randomUUID()}`, 'portal-404']) {
      expect((await write({}, { params: of(ref) })).status).toBe(404);
      expect((await list(lead, of(ref))).status).toBe(404);
    }
  });

  it('more than 200 about one person, of one author', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    const params = of(`member-${person.id}`);
    const { body: note } = await write({}, { params });
    const key = keys.notesWritten(workspace.id, lead.id, `member-${person.id}`);
    await table.write({ kind: 'update', key, set: { notes: NOTES_ABOUT_ONE } });
    expect((await write({}, { params })).status).toBe(409);
    expect((await write({}, { params, by: hr })).status).toBe(201);
    expect((await remove(note.id, lead, params)).status).toBe(204);
    expect((await write({}, { params })).status).toBe(201);
  });

  it('to write in a workspace that can only be read, but not to delete', async () => {
    const poor = await makePerson();
    await makePlan(poor, 'premium');
    await makeWorkspace(poor);
    const place = await makeWorkspace(poor);
    const author = await makeMember(place, 'руководитель');
    const note = await makeNote(author, place, poor);
    await makePlan(poor, 'startup');
    const params = { id: place.id, person: `member-${poor.id}` };
    const last = [await write({}, { by: author, params }), await change(note.id, {}, { by: author, params })];
    expect(last.map(({ status }) => status)).toEqual([402, 402]);
    expect((await remove(note.id, author, params)).status).toBe(204);
  });
});

describe('whoever may write no more', () => {
  it('still reads and deletes what they have written, and changes it not', async () => {
    const former = await makeMember(workspace, 'руководитель');
    const { body: note } = await write({}, { by: former });
    const params = { id: workspace.id, email: former.email };
    const body = { role: 'сотрудник' as const };
    const changed = await request(members.changeRole, { token: owner.token, params, body });
    expect(changed.status).toBe(200);
    expect(await sees(former, note.id)).toBe(true);
    expect((await change(note.id, {}, { by: former })).status).toBe(403);
    expect((await remove(note.id, former)).status).toBe(204);
  });

  it('by having left: those it is shared with go on reading it, of nobody who is here', async () => {
    const leaver = await makeMember(workspace, 'руководитель');
    const { body: note } = await write({ shared_with: [hr.id] }, { by: leaver });
    await request(workspaces.leaveWorkspace, { token: leaver.token, params: { id: workspace.id } });
    expect((await list(hr)).body.notes.find(({ id }) => id === note.id)).toMatchObject({
      author: null,
      is_mine: false,
    });
    expect((await request(auth.exportMe, { token: leaver.token })).body.notes).toMatchObject([
      { workspace_id: workspace.id, about: `member-${vera.id}`, ...TALK, shared_with: 1 },
    ]);
  });
});

describe('a deleted account', () => {
  it('takes along what it has written', async () => {
    const author = await makeMember(workspace, 'руководитель');
    const { body: note } = await write({ shared_with: [hr.id] }, { by: author });
    await deleteAccount(author);
    expect(await sees(hr, note.id)).toBe(false);
    expect(await storedItems(author.id)).toEqual([]);
  });

  it('takes along what was written of it, and is told no other note any more', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    await write({}, { params: of(`member-${person.id}`) });
    const { body: note } = await write({ shared_with: [person.id, hr.id] });
    await deleteAccount(person);
    expect(await storedItems(person.id)).toEqual([]);
    expect((await repos.notes.find(workspace.id, `member-${vera.id}`, note.id))!.sharedWith).toEqual([hr.id]);
    expect((await request(auth.exportMe, { token: hr.token })).text).not.toContain(note.id);
  });
});
