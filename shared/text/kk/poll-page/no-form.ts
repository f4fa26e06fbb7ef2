import type { noFormText as Russian } from '../../ru/poll-page/no-form.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const noFormText: Catalogue<typeof Russian> = {
  notFound: 'Сауалнама табылмады: сілтеме қате немесе сауалнама енді жауап қабылдамайды',
  notFoundHint: 'Сілтемені жіберген адамнан жаңасын сұраңыз.',
  toStart: 'Басты бетке',

  notOpen: 'Сауалнама әлі ашылған жоқ',
  notOpenHint: 'Кейінірек кіріңіз: сілтеме өзгермейді.',

  ended: 'Сауалнама аяқталды',
  endedHint: 'Жауаптар енді қабылданбайды.',
  of: (title, workspace) => `${quoted(title)} · ${workspace}`,
  endedAt: (moment) =>
    `Аяқталған уақыты: ${moment}. Енді жауап беруге де, жауаптарды өзгертуге де болмайды. Жауап бергендердің бәріне рақмет.`,
  reportHint: 'Жауаптардан кейін не өзгергені айтылып қойған.',
  toReport: 'Сіз айттыңыз — біз жасадық',
  yourDraft: 'Сіздің жобаңыз',

  full: (workspace) =>
    `${quoted(workspace)} осы сілтеме арқылы шектеулі сандағы жауап жинайды, ол толды. Жауап бергіңіз келгені үшін рақмет.`,
  checkAgain: 'Қайта тексеру',

  wrongCode: 'Мұндай код жоқ',
  wrongCodeHint:
    'Таңбаларды тексеріңіз. Бәрі дұрыс болса, парақ қайта басылған немесе күші жойылған болуы мүмкін: жаңа код сұраңыз.',
  typeCode: 'Кодты теру',
};
