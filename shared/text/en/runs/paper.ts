import type { Catalogue } from '../../catalogue.ts';
import type { paperText as Russian } from '../../ru/runs/paper.ts';
import { momentText } from '../dates.ts';
import { plural, quoted } from '../format.ts';

const codes = (count: number) => plural(count, 'code', 'codes');

export const paperText: Catalogue<typeof Russian> = {
  sheet: {
    page: (page, pages, count) => `Page ${page} of ${pages}, ${codes(count)}`,
    cut: ['Cut up and let people draw without looking:', 'no one knows who got which code'],
    point: 'Point a phone camera here, or type the address and the code.',
    anonymous: 'The poll is anonymous: no name, no login.',
    named: 'No name, no login.',
    team: (team) =>
      `Whoever printed the sheets could answer with codes they kept. The response counts in results shown from five responses: the team ${quoted(team)}.`,
    once: 'One answer',
    onceUntil: (moment, year) => `One answer, until ${momentText(moment, { time: true, year })}`,
    foot: 'Type the code in capitals or small letters, with or without the hyphen. If the sheet is printed again, these codes stop working.',
  },
  slip: {
    point: (messenger) => `Point your phone’s camera here: a chat in ${messenger} opens. Press “Start”.`,
    after: 'Links to polls will come there. To disconnect, write “stop” in the chat.',
  },
};
