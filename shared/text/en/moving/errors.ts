import type { Catalogue } from '../../catalogue.ts';
import type { movingErrors as Russian } from '../../ru/moving/errors.ts';
import { plural } from '../format.ts';

export const movingErrors: Catalogue<typeof Russian> = {
  notOurs: 'This is not a Tonus moving file',
  newer: 'The file was made by a newer version of Tonus. Update this installation and upload it again',
  unknownKind: 'The file has a part that this version does not know',
  wrongHash: 'The file is damaged: one of its parts does not match its contents list. Download it again',
  tooLarge: 'A part of the file is larger than the service takes',
  nothing: 'The file has nothing in it that can be moved',
  wrongOrder: 'The parts of the file are in the wrong order',
  notEmpty: 'A company can only be moved into a new workspace that has no people, polls or surveys yet',
  underWay: 'Another file is being moved in here. Choose the same file to go on, or delete the workspace',
  notBegun: 'The move has not begun: upload the file first',
  outOfOrder: 'The parts of the file are taken in their order',
  wrongRecord: (line: number) => `Record ${line} cannot be read: the file is damaged or was changed`,
  unknownReference: (line: number) => `Record ${line} points to something that is not in the file`,
  circular: (line: number) => `By record ${line} someone leads themselves, directly or through others`,
  tooManyRules: (most: number) => `The file has more than ${most} rules, which is as many as a workspace may have`,
  moneyFull: 'A year has more expenses than the service takes',
  preparing: 'The results of a closed survey are still being prepared. Try again in a minute',
  recordsOff: (said: number) => `The file is damaged: this part should have ${plural(said, 'record', 'records')}`,
};
