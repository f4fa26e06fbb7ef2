import { guardsIn } from '../guard.ts';

/** The list of people: who is told what, and whose records become one. */
export const guards = [
  guardsIn('functions/people/present-person.ts', 'tests/api/people/list-people.test.ts', {
    'people: days of hiring in the list -> to tell an employee when others were hired':
      '...([-isMe || seesDays(viewer)-]{+viewer+} ?',
  }),
  guardsIn('functions/people/list-page.ts', 'tests/api/people/list-people.test.ts', {
    'people: order by the day of hiring -> to tell an employee when others were hired':
      "[-if (!days && (filter === 'newcomers' || sort === 'HIRED_ON')) forbidden();-]",
  }),
  guardsIn('functions/people/directory.ts', 'tests/api/people/list-people.test.ts', {
    'people: a portal that the plan does not open -> no portal that the plan does not open':
      "[-if (!features.includes('bitrix24')) return null;-]",
  }),
  guardsIn('functions/people/operations/join-people.ts', 'tests/api/people/join-people.test.ts', {
    'people: who is in the file of pay, by a join -> joins somebody of the file of pay':
      "[-if (known.length < refs.length && !can(member, 'finance.read', member)) notFound('person');-]",
  }),
  guardsIn('functions/people/operations/forget-join.ts', 'tests/api/people/join-people.test.ts', {
    'people: a decision about pay taken back -> joins somebody of the file of pay':
      "[-if (ofPay && !can(member, 'finance.read', member)) notFound('personJoin');-]",
  }),
  guardsIn('functions/people/leavers.ts', 'tests/api/people/leavers.test.ts', {
    'people: who is dismissed is told to those who may remove them -> offered for removal to whoever may':
      "[-if (!can(viewer, 'members.remove')) return [];-]",
    'people: the owner is not offered for removal -> the owner never': '!one.gone [-|| member.role === OWNER_ROLE -]||',
    'people: another dismissal is offered again -> dismissed once more':
      'if (member.staysAfter [-=== dismissalOf(one)-]{+!== null+}) return [];',
  }),
  guardsIn('functions/people/operations/keep-leavers.ts', 'tests/api/people/leavers.test.ts', {
    'people: who works is not let stay -> or none of them does':
      '[-if (!known.gone) conflict(-]{+if (known === null) conflict(+}',
  }),
  guardsIn('functions/people/operations/set-people.ts', 'tests/api/people/set-people.test.ts', {
    'people: all or nothing -> all of them where one is nobody here':
      "[-if (members.length < wanted.length) notFound('member');-]",
  }),
  guardsIn('functions/people/operations/list-notes.ts', 'tests/api/people/notes.test.ts', {
    'people: who reads a note -> neither to the owner, nor to others who may write':
      '[-.filter((note) => mayReadNote(note, member))-]',
  }),
  guardsIn('functions/people/note-readers.ts', 'tests/api/people/notes.test.ts', {
    'people: a note that was shared before they came back -> who left and came back':
      'sharedWith.includes(userId)[- && joinedAt <= sharedAt-]',
  }),
  guardsIn('functions/people/operations/change-note.ts', 'tests/api/people/notes.test.ts', {
    'people: the note of another, changed -> by whoever has not written it':
      "[-note?.authorId !== member.userId-]{+!note+}) notFound('note');",
  }),
  guardsIn('functions/people/operations/delete-note.ts', 'tests/api/people/notes.test.ts', {
    'people: the note of another, deleted -> by whoever has not written it':
      "[-note?.authorId !== member.userId-]{+!note+}) notFound('note');",
  }),
  guardsIn('functions/people/join-people.ts', 'functions/people/join-people.test.ts', {
    'people: two people stay two -> stay two, through a third record':
      '[-!(byAddressAlone && apart.has(pairOf(one.ref, other.ref)))-]{+true+}',
  }),
];
