import type { Catalogue } from '../../catalogue.ts';
import type { runsLetters as Russian } from '../../ru/runs/letters.ts';
import type { RunKind } from '../../../rules/run-kinds.ts';
import { moscowTime } from '../dates.ts';

const EFFORT: Readonly<Record<RunKind, string>> = { poll: ' Odatda bunga ikki-uch daqiqa ketadi.', survey: '' };

const canAnswer = (deadline: string) => `Javob berish muddati: ${moscowTime(deadline)}.`;
const TO_NOBODY = 'Xatni servis yubordi: u kimga yuborilganini hech kimga aytmaydi.';

export const runsLetters: Catalogue<typeof Russian> = {
  fingerprint: (signs) =>
    `Shu soʻrovnomaning nazorat belgisi: ${signs}. Uning sahifasida, birinchi savoldan oldin xuddi shu belgi turadi. U faqat soʻrovnoma yopilib, qayta ochilgandagina oʻzgaradi.`,
  reminder: {
    subject: 'Soʻrovnoma javobingizni kutmoqda',
    why: (kind) => `Soʻrovnomada sizdan javob soʻralmoqda, javobingiz hozircha yoʻq.${EFFORT[kind]}`,
    caption: 'Nomini soʻrovnomani oʻtkazayotgan kishi qoʻygan:',
    poll: (title) => `Soʻrovnoma: ${title}`,
    workspace: (name) => `Ish maydoni: ${name}`,
    canAnswer,
    anonymous: `Soʻrovnoma anonim: kim va nima deb javob bergani hech kimga koʻrinmaydi. ${TO_NOBODY}`,
    withNames: TO_NOBODY,
    action: 'Javob berish',
    footnote: 'Agar hozirgina javob bergan boʻlsangiz, hech narsa qilish shart emas.',
    withBallots: {
      subject: 'Soʻrovnoma haqida eslatma',
      why: (kind) =>
        `Soʻrovnomada sizdan javob soʻralmoqda. Eslatma javob berganingizdan keyin ham kelishi mumkin: kim javob berganini servis aniq bilmaydi.${EFFORT[kind]}`,
      footnote: 'Agar javob bergan boʻlsangiz, hech narsa qilish shart emas.',
    },
  },
  invitation: {
    subject: 'Sizdan soʻrovnomadan oʻtish soʻralmoqda',
    why: 'Tonusda javobingizni kutayotgan soʻrovnoma ochildi.',
    caption: 'Soʻrovnoma va ish maydoni nomini hamkasblaringiz qoʻygan:',
    poll: (title) => `Soʻrovnoma: ${title}`,
    workspace: (name) => `Ish maydoni: ${name}`,
    anonymous:
      'Soʻrovnoma anonim: javobdan uni kim bergani koʻrinmaydi. Taklifnoma javob soʻralganlarning hammasiga yuborildi.',
    withNames: 'Javoblar ismingiz bilan birga koʻrinadi.',
    action: 'Soʻrovnomadan oʻtish',
    footnote: (deadline) =>
      `${deadline === null ? '' : `${canAnswer(deadline)} `}Agar javob bergan boʻlsangiz, hech narsa qilish shart emas.`,
  },
  leaver: {
    subject: 'Ketishingiz haqida bir nechta savol',
    gone: 'Siz endi Tonusdagi ish maydonining ishtirokchisi emassiz. Agar kompaniyadan ketayotgan boʻlsangiz, iltimos, sababini aytib bering: bu qoladiganlarga yordam beradi.',
    workspace: 'Ish maydoni:',
    anonymous:
      'Soʻrovnoma anonim: sakkizta savol, taxminan uch daqiqa, loginsiz. Havola hammaga bir xil, javobdan uni kim bergani koʻrinmaydi. Kompaniya javoblarni kamida besh kishi javob berganidagina koʻradi.',
    answer: 'Savollarga javob berish',
    footnote: 'Javob berish shart emas. Bu haqda boshqa xat kelmaydi.',
  },
};
