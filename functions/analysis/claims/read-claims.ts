import { ANY, type Claim, type Level, type Way } from '#shared/rules/contradictions.ts';
import { WHOLE_COMPANY } from '#shared/rules/workload-level.ts';

/** What a sentence is about, where it does not say so itself. */
interface About {
  readonly said: string;
  /** Left out, only claims about all there is are read, and those that name their metric. */
  readonly metric?: string;
  readonly subject?: string;
}

/** A space of any kind: numbers are held together by one that does not break. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const FIRST = /(?<!не )(?:это первый запуск|первый запуск опроса|первый итог)/iu;
const NOTHING_BEFORE =
  /будет с чем сравнить|сравнить будет с чем|сравнивать пока не с чем|с прошлым разом не сравнить/iu;
const NOT_FIRST = /с прошлого запуска|с прошлыми запусками|в прошлом запуске|за \d+ запус|прошлый раз было/iu;
const CALM =
  /не требу[ею]т (?:никаких )?действий|срочного (?:по [а-яё]+ )?не(?:т| видно)|рекомендаций нет|делать ничего не нужно|всё спокойно|проблем (?:нет|не видно)|тревожных признаков (?:нет|у команд не видно)/iu;
const UP =
  /(?<!не )(?:вырос(?:ло|ла|ли)?|поднял(?:ся|ось|ась)|повысил(?:ся|ось|ась)|увеличил(?:ся|ось|ась)|выше, чем в прошлый раз)(?![а-яё])/iu;
const DOWN =
  /(?<!не )(?:снизил(?:ся|ось|ась)|упал[ао]?|уменьшил(?:ся|ось|ась)|сократил(?:ся|ось|ась)|ниже, чем в прошлый раз)(?![а-яё])/iu;
const BY_CHANCE =
  /может быть случайн|не отличить от случайн|почти не изменил|сдвига в настроении не видно|расходятся|прежн(?:ий|ее)|как в прошлый раз/iu;
const OVER_RUNS = /за (\d+|[а-яё]+) (?:запус|опрос)/iu;
/** Small numbers are spelled out in some places. */
const SPELLED = ['два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const TONES: readonly (readonly [RegExp, Level])[] = [
  [
    /недовольных больше, но разница может быть случайной|по-разному|перевеса больше случайного ни у той|без оценки$/iu,
    'even',
  ],
  [/хвал(?:ят|ит) чаще|чаще хвал(?:ят|ит)|только хвал(?:ят|ит)|скорее хвалят/iu, 'good'],
  [/критику(?:ют|ет) чаще|чаще критику(?:ют|ет)|только критику(?:ют|ет)|скорее критикуют/iu, 'bad'],
];

/** What a Russian text claims, as a reader understands it: sentence by sentence, what is known to say something. */
export function readClaims(text: string, about: About): Claim[] {
  return plain(text)
    .split(/(?<=[.!?])\s+(?=[А-ЯЁA-Z«e])/u)
    .flatMap((sentence) => claimsOf(sentence, about));
}

function claimsOf(sentence: string, { said, metric, subject = WHOLE_COMPANY }: About): Claim[] {
  const common = { said: `${said}: ${sentence}`, subject };
  const everything = { ...common, metric: ANY, period: ANY };
  const of = metric ?? (/eNPS/u.test(sentence) ? 'enps' : null);
  const way = wayOf(sentence);
  const tone = of?.startsWith('theme:') || of === 'words' ? TONES.find(([form]) => form.test(sentence)) : undefined;
  return [
    ...(FIRST.test(sentence) ? [{ ...everything, isFirst: true }] : []),
    ...(NOT_FIRST.test(sentence) ? [{ ...everything, isFirst: false }] : []),
    ...(NOTHING_BEFORE.test(sentence) ? [{ ...everything, direction: 'incomparable' as const }] : []),
    ...(CALM.test(sentence) ? [{ ...everything, level: 'calm' as const }] : []),
    ...(of && way ? [{ ...common, metric: of, period: periodOf(sentence), direction: way }] : []),
    ...(of && tone ? [{ ...common, metric: of, period: 'now', level: tone[1] }] : []),
  ];
}

/** Which way a sentence says that something went; null where it says nothing of it. */
function wayOf(sentence: string): Way | null {
  // What one run says may be chance as well: «перевес может быть случайным» compares nothing.
  if (/перевес|недовольных больше/iu.test(sentence)) return null;
  if (BY_CHANCE.test(sentence)) return 'none';
  const [up, down] = [UP.test(sentence), DOWN.test(sentence)];
  return up === down ? null : up ? 'up' : 'down';
}

function periodOf(sentence: string): string {
  const told = OVER_RUNS.exec(sentence)?.[1]?.toLowerCase() ?? '';
  const runs = SPELLED.includes(told) ? SPELLED.indexOf(told) + 2 : Number(told);
  return runs > 0 ? `${runs} runs` : 'last';
}
