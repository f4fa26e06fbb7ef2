import type { Catalogue } from '../../catalogue.ts';
import type { runsLetters as Russian } from '../../ru/runs/letters.ts';
import type { RunKind } from '../../../rules/run-kinds.ts';
import { moscowTime } from '../dates.ts';

const EFFORT: Readonly<Record<RunKind, string>> = { poll: ' Адатта буга эки-үч мүнөт кетет.', survey: '' };

const canAnswer = (deadline: string) => `Жооп берүү мөөнөтү: ${moscowTime(deadline)}.`;
const TO_NOBODY = 'Катты сервис жөнөттү: кимге жөнөтүлгөнүн ал эч кимге айтпайт.';

export const runsLetters: Catalogue<typeof Russian> = {
  fingerprint: (signs) =>
    `Бул сурамжылоонун текшерүү белгиси: ${signs}. Анын барагында, биринчи суроонун алдында дал ушул белги турат. Ал сурамжылоо жабылып, кайра ачылганда гана өзгөрөт.`,
  reminder: {
    subject: 'Сурамжылоо жообуңузду күтүп турат',
    why: (kind) => `Сурамжылоодо сизден жооп суралып жатат, жообуңуз азырынча жок.${EFFORT[kind]}`,
    caption: 'Аталышын сурамжылоону жүргүзгөн адам койгон:',
    poll: (title) => `Сурамжылоо: ${title}`,
    workspace: (name) => `Иш мейкиндиги: ${name}`,
    canAnswer,
    anonymous: `Сурамжылоо анонимдүү: ким жана эмне деп жооп бергени эч кимге көрүнбөйт. ${TO_NOBODY}`,
    withNames: TO_NOBODY,
    action: 'Жооп берүү',
    footnote: 'Эгер жаңы эле жооп берсеңиз, эч нерсе кылуунун кереги жок.',
    withBallots: {
      subject: 'Сурамжылоо жөнүндө эскертүү',
      why: (kind) =>
        `Сурамжылоодо сизден жооп суралып жатат. Эскертүү жооп бергенден кийин да келиши мүмкүн: ким жооп бергенин сервис так билбейт.${EFFORT[kind]}`,
      footnote: 'Эгер жооп берип койсоңуз, эч нерсе кылуунун кереги жок.',
    },
  },
  invitation: {
    subject: 'Сизден сурамжылоодон өтүүнү суранышат',
    why: 'Тонуста жообуңузду күтүп турган сурамжылоо ачылды.',
    caption: 'Сурамжылоонун жана иш мейкиндигинин аталышын кесиптештериңиз койгон:',
    poll: (title) => `Сурамжылоо: ${title}`,
    workspace: (name) => `Иш мейкиндиги: ${name}`,
    anonymous:
      'Сурамжылоо анонимдүү: жооптон аны ким бергени көрүнбөйт. Чакыруу жооп суралгандардын баарына жөнөтүлдү.',
    withNames: 'Жооптор ысымыңыз менен бирге көрүнөт.',
    action: 'Сурамжылоодон өтүү',
    footnote: (deadline) =>
      `${deadline === null ? '' : `${canAnswer(deadline)} `}Эгер жооп берип койсоңуз, эч нерсе кылуунун кереги жок.`,
  },
};
