import type { noFormText as Russian } from '../../ru/poll-page/no-form.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const noFormText: Catalogue<typeof Russian> = {
  notFound: 'Сурамжылоо табылган жок: шилтеме туура эмес же сурамжылоо мындан ары жооп кабыл албайт',
  notFoundHint: 'Шилтемени жөнөткөн адамдан жаңысын сураңыз.',
  toStart: 'Башкы баракка',

  notOpen: 'Сурамжылоо али ачыла элек',
  notOpenHint: 'Кийинчерээк кириңиз: шилтеме өзгөрбөйт.',

  ended: 'Сурамжылоо аяктады',
  endedHint: 'Жооптор мындан ары кабыл алынбайт.',
  of: (title, workspace) => `${quoted(title)} · ${workspace}`,
  endedAt: (moment) =>
    `Аяктаган убактысы: ${moment}. Эми жооп берүүгө да, жоопторду өзгөртүүгө да болбойт. Жооп бергендердин баарына рахмат.`,
  reportHint: 'Жооптордон кийин эмне өзгөргөнү айтылган.',
  toReport: 'Сиз айттыңыз — биз жасадык',
  yourDraft: 'Сиздин долбооруңуз',

  full: (workspace) =>
    `${quoted(workspace)} бул шилтеме аркылуу чектелген сандагы жооп чогултат, ал толду. Жооп бергиңиз келгени үчүн рахмат.`,
  checkAgain: 'Кайра текшерүү',

  wrongCode: 'Мындай код жок',
  wrongCodeHint:
    'Белгилерди текшериңиз. Баары туура болсо, барак кайра басылган же жокко чыгарылган болушу мүмкүн: жаңы код сураңыз.',
  typeCode: 'Кодду терүү',
};
