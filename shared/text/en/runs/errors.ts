import type { Catalogue } from '../../catalogue.ts';
import type { runsErrors as Russian } from '../../ru/runs/errors.ts';
import { ofPeople } from '../numbers.ts';

export const runsErrors: Catalogue<typeof Russian> = {
  unknownMember: 'There is no such member',
  allGone: 'Everyone you chose has left the workspace',
  nobodyToAsk: 'There is no one to ask: none of those you chose is left',
  fewAnonymous:
    'An anonymous poll asks at least five people: otherwise the answers show whose they are. Choose more people or turn off anonymity in the poll',
  onePerson:
    'This poll is put to one person, and the answer is seen with their name. Choose that person or make the poll anonymous',
  teamsLive:
    'Teams are compared where answers are not shown at once: otherwise it is seen which team each new answer comes from',
  notAsked: 'This run does not ask everyone, and you are not among those it asks',
  report: {
    unknownQuestion: 'This question was not asked here',
    inWords: 'This question is answered in words: there are no figures for it',
    noItems: 'Add at least one item: there is nothing to tell yet',
    notReady: 'The results are still being prepared. Open the page in a minute',
    tooFew: (least) =>
      `Fewer than ${ofPeople(least)} responses are shown: such a page could give a person away. Tell people about the decisions yourself`,
    changed: 'The report was changed at the same time as you changed it. See what is different and save again',
  },
  answers: {
    unknownQuestion: 'This question is not in the poll',
    twice: 'The question has been answered twice',
    notAsked: 'After such answers this question is not asked',
    required: 'Answer the required question',
  },
};
