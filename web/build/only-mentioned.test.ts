import { expect, it } from 'vitest';
import { mentions, onlyMentioned } from './only-mentioned.ts';

const left = (object: string, script: string) => onlyMentioned(`var e=${object};export{e as pageText};`, script);

it('finds a name as a word of its own', () => {
  expect(['a.sent', 'b("sent")', 'a.sentTo', 'a.$sent'].map((script) => mentions(script, 'sent'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('leaves of a catalogue what a script says, and of parts of it as well', () => {
  expect(left('{sent:`a`,lost:`b`,shown:{now:`c`,later:`d`},late:()=>`e`}', 'x.sent,x.shown.later')).toBe(
    'var e={sent:`a`,shown:{later:`d`},};export{e as pageText};',
  );
});

it('leaves what a script puts together or has from a server, and what the catalogue itself looks up', () => {
  const looked = '{title:{"anonymous-link":`a`},states:{planned:`b`,done:`c`}}';
  expect(left(looked, 'x.title[y],x.states[z]')).toContain(looked);
  const code = 'var e={sent:`a`,told:{day:()=>`b`}},t=()=>e.told.day();export{e as pageText,t as told2};';
  expect(onlyMentioned(code, 'x.sent')).toBe(code);
});

it('leaves alone what is no catalogue: options of formats, and what is exported by no name', () => {
  const code = 'var e={sent:()=>new Intl.DateTimeFormat(`ru`,{day:`numeric`})},o={lost:`a`};export{e as pageText};';
  expect(onlyMentioned(code, 'x.sent')).toBe(code);
});
