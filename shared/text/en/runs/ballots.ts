import type { Catalogue } from '../../catalogue.ts';
import type { ballotsErrors as RussianErrors, ballotsValidation as RussianValidation } from '../../ru/runs/ballots.ts';

export const ballotsValidation: Catalogue<typeof RussianValidation> = {
  wrongBallot: 'The ballot is damaged. Open the poll again on the same device',
};

export const ballotsErrors: Catalogue<typeof RussianErrors> = {
  openings: 'This run has been opened 255 times. Create a new one',
  none: 'This run is answered without ballots',
  issued:
    'A ballot was given to you in another browser already. Answer there, or take one more: everyone will see that',
  issuedAgain: 'You have been given a ballot once more already. Answer in the browser that took it last',
  otherKey: 'While you were opening the poll, you were moved to another team. Open the poll again',
  wrong: 'This ballot is not of this run. Open the poll again on the same device',
};
