import type { askMoreText as Russian } from '../../../../ru/asking/results/surveys/ask-more.ts';
import type { Catalogue } from '../../../../catalogue.ts';
import { plural } from '../../../format.ts';

const people = (count: number) => plural(count, 'person', 'people');

/** Words of asking more people in a survey that runs. */
export const askMoreText: Catalogue<typeof Russian> = {
  open: 'Add people',
  title: 'Who else to ask',
  loading: 'Loading members',
  everybody: 'Everyone in the workspace is already being asked.',
  ofRoles: 'Those already asked by their role are skipped: they get no second invitation.',
  together: (least) =>
    `The survey is anonymous: at least ${people(least)} are added at once, otherwise new answers would show whose they are.`,
  toldNobody:
    'No invitations were chosen when the survey was opened: invite people yourself. The survey awaits them under “Polls”.',
  told: (ways) =>
    `We will invite them ${ways.map(({ by }) => by).join(' or ')}. ${ways.map(({ reaches }) => reaches).join(' ')} The survey also awaits them under “Polls”. Those who are added cannot be removed later.`,
  action: (count) => (count === 0 ? 'Add' : `Add ${people(count)}`),
  added: (count) => `${people(count)} added`,
  nobodyAdded: 'Everyone chosen is already being asked',
};
