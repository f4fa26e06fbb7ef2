import type { Catalogue } from '../../catalogue.ts';
import type { runsLetters as Russian } from '../../ru/runs/letters.ts';
import type { RunKind } from '../../../rules/run-kinds.ts';
import { moscowTime } from '../dates.ts';

const EFFORT: Readonly<Record<RunKind, string>> = { poll: ' Әдетте бұған екі-үш минут кетеді.', survey: '' };

const canAnswer = (deadline: string) => `Жауап беру мерзімі: ${moscowTime(deadline)}.`;
const TO_NOBODY = 'Хатты сервис жіберді: кімге жіберілгенін ол ешкімге айтпайды.';

export const runsLetters: Catalogue<typeof Russian> = {
  fingerprint: (signs) =>
    `Осы сауалнаманың бақылау белгісі: ${signs}. Оның бетінде, бірінші сұрақтың алдында дәл осы белгі тұрады. Ол сауалнаманы жауып, қайта ашқанда ғана өзгереді.`,
  reminder: {
    subject: 'Сауалнама жауабыңызды күтіп тұр',
    why: (kind) => `Сізден сауалнамада жауап сұралып жатыр, жауабыңыз әзірге жоқ.${EFFORT[kind]}`,
    caption: 'Атауын сауалнаманы жүргізетін адам қойған:',
    poll: (title) => `Сауалнама: ${title}`,
    workspace: (name) => `Жұмыс кеңістігі: ${name}`,
    canAnswer,
    anonymous: `Сауалнама анонимді: кім және не деп жауап бергені ешкімге көрінбейді. ${TO_NOBODY}`,
    withNames: TO_NOBODY,
    action: 'Жауап беру',
    footnote: 'Егер жаңа ғана жауап берсеңіз, ештеңе істеудің қажеті жоқ.',
    withBallots: {
      subject: 'Сауалнама туралы еске саламыз',
      why: (kind) =>
        `Сізден сауалнамада жауап сұралып жатыр. Еске салу жауап бергеннен кейін де келуі мүмкін: кімнің жауап бергенін сервис нақты білмейді.${EFFORT[kind]}`,
      footnote: 'Егер жауап беріп қойсаңыз, ештеңе істеудің қажеті жоқ.',
    },
  },
  invitation: {
    subject: 'Сізден сауалнамадан өтуді сұрайды',
    why: 'Тонуста жауабыңызды күтіп тұрған сауалнама ашылды.',
    caption: 'Сауалнама мен жұмыс кеңістігінің атауын әріптестеріңіз қойған:',
    poll: (title) => `Сауалнама: ${title}`,
    workspace: (name) => `Жұмыс кеңістігі: ${name}`,
    anonymous: 'Сауалнама анонимді: жауаптан оны кім бергені көрінбейді. Шақыру жауап сұралғандардың бәріне жіберілді.',
    withNames: 'Жауаптар есіміңізбен бірге көрінеді.',
    action: 'Сауалнамадан өту',
    footnote: (deadline) =>
      `${deadline === null ? '' : `${canAnswer(deadline)} `}Егер жауап беріп қойсаңыз, ештеңе істеудің қажеті жоқ.`,
  },
};
