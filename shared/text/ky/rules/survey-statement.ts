import type { surveyStatementText as Russian } from '../../ru/rules/survey-statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';
import { inWords } from '../numbers.ts';

const ALIAS = 'жооптор, аларга канча убакыт кеткени жана жөнөтүлгөн саат, кокустан тандалган белги менен';
const WITH_ITS_PLACE = 'сурамжылоо же иш мейкиндиги менен бирге';
const backups = (days: number) => `камдык көчүрмөлөрдөн — ${days}\u00a0күн ичинде`;
const attributes = (names: readonly string[]) => names.map(quoted).join(', ');
const groups = (least: number) =>
  `кеминде ${inWords(least)} адам жооп берген топтордун жыйынтыктары катар көрсөтүлөт, ар бир белги өзүнчө — сандар, сөздөрсүз`;
const changed = (least: number) =>
  `көрсөтүлгөндөн кийин өзгөртүлгөн жооп аяктаганда алмаштырылат, бир жолу жана башка ${inWords(least - 1)} жооп менен гана бирге`;

export const surveyStatementText: Catalogue<typeof Russian> = {
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'жооптор, ысымыңыз, качан баштап, качан жөнөткөнүңүз жана канча убакыт кеткени',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; сурамжылоо анонимдүү деп белгиленген эмес, бирок шилтеме аркылуу жооптор ысымсыз келет`,
  },
  participation: (days) =>
    `жооп бергениңиздин өзү: мазмуну жок жана жооптордон өзүнчө; сурамжылоо аяктаганда белги өчүрүлөт, ${backups(days)}`,
  shownInSteps: (least) =>
    `${inWords(least)} адам жооп бергенде, андан ары кеминде ${inWords(least)} жооптон бирге; эң көбү ${inWords(least - 1)} жооп такыр көрсөтүлбөшү мүмкүн; ${changed(least)}`,
  shownAtTheEnd: (least) =>
    `сурамжылоо аяктаганда, эгер кеминде ${inWords(least)} адам жооп берсе; жаңы жооптор кеминде ${inWords(least)} болбосо, алар көрсөтүлбөйт; ${changed(least)}`,
  team: (name) => `Команда: ${name}`,
  comparedOpenly: (names, least) =>
    `жооптор менен сакталат: ${attributes(names)}. Сурамжылоо аяктаганда ${groups(least)}`,
  comparedSealed: (names, least) =>
    `жооптор менен шифрленип сакталат: ${attributes(names)}. Сурамжылоо аяктаганда ${groups(least)}; ачкыч жок кылынат, кайсы жооп кайсы топтон экенин билүү мүмкүн болбойт`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; аккаунтту өчүрүү аларга таасир этпейт; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; аккаунтуңузду өчүрсөңүз, алар ысымсыз калат; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
};
