import type { Catalogue } from '../../../catalogue.ts';
import type { financeAccessValidation as Russian } from '../../../ru/finance/access/validation.ts';

export const financeAccessValidation: Catalogue<typeof Russian> = {
  chooseTeam: 'Choose at least one team',
  tooManyTeams: (most) =>
    `At most ${most} teams for one member: beyond that it is easier to open the finances of the whole company`,
  teamTwice: 'One team appears twice',
  chooseOpened: 'Say what to open: none, company or departments',
};
