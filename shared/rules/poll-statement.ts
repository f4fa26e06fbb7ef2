import { quoted } from './quoted.ts';
import type { PollType, RunVisibility } from '../models/answers.ts';
import { groupWords } from './smallest-group.ts';

/** What of a run decides how its answers are kept. */
export interface PollSettings {
  readonly anonymous: boolean;
  /** Answered by a member who is logged in, or by whoever has the public link. */
  readonly via: 'member' | 'link';
  readonly type: PollType;
  /** When the answers of the run are shown. */
  readonly visibility: RunVisibility;
  /** The team that is kept with the answers, to compare teams; null or left out where none is. */
  readonly team?: string | null;
}

/** What becomes of answers, in sentences to read before the first question. */
export interface PollStatement {
  readonly title: string;
  /** One matter a line: what it is about, and how it is. */
  readonly points: readonly { readonly term: string; readonly text: string }[];
  /** What no setting can protect from. */
  readonly caution: string;
}

/** So long what is deleted can still be brought back from the backups of the table, days. */
export const BACKUP_DAYS = 35;

/** Says of a run what the server does with its answers, no more and no less. */
export function pollStatement(settings: PollSettings): PollStatement {
  const kind = kindOf(settings);
  const points = [
    { term: 'Хранятся', text: STORED[kind] },
    { term: 'Не хранятся', text: NOT_STORED[kind] },
    ...(kind === 'anonymous-member' ? [PARTICIPATION] : []),
    ...(settings.visibility === 'never' ? [SEEN_BY_NOBODY] : seenBy(settings, kind)),
    { term: 'Удаляются', text: `${DELETED[kind]}; из\u00a0резервных копий — за\u00a0${BACKUP_DAYS}\u00a0дней` },
  ];
  return { title: TITLE[kind], points, caution: kind === 'named-member' ? CAUTION_NAMED : CAUTION };
}

function seenBy({ visibility, team, type }: PollSettings, kind: Kind): PollStatement['points'] {
  return [
    { term: 'Видят', text: SEEN[kind] },
    { term: 'Показывают', text: shownWhen(visibility, kind) },
    ...(team ? [compared(team)] : []),
    ...(type === 'ENPS' ? [COUNTED] : []),
  ];
}

const SEEN_BY_NOBODY = {
  term: 'Видят',
  text: 'никто, ни\u00a0сейчас, ни\u00a0потом: спросили меньше пяти человек, и\u00a0по\u00a0ответу было\u00a0бы видно, чей он',
};

/** An answer by link never carries a name; in a poll that is not marked anonymous that has to be said. */
export type Kind = 'anonymous-member' | 'named-member' | 'anonymous-link' | 'unmarked-link';

/** Of what kind answers are, by whether they are to be anonymous and how they come. */
export function kindOf({ anonymous, via }: Pick<PollSettings, 'anonymous' | 'via'>): Kind {
  if (via === 'link') return anonymous ? 'anonymous-link' : 'unmarked-link';
  return anonymous ? 'anonymous-member' : 'named-member';
}

/** What everything else comes down to. */
export const TITLE: Record<Kind, string> = {
  'anonymous-member': 'Ответы анонимны.',
  'named-member': 'Ответы с именем.',
  'anonymous-link': 'Ответы анонимны.',
  'unmarked-link': 'Имя не спрашиваем.',
};

const ALIAS = 'тексты и час отправки под случайной меткой';
const STORED: Record<Kind, string> = {
  'anonymous-member': ALIAS,
  'named-member': 'тексты, ваше имя и точное время отправки',
  'anonymous-link': ALIAS,
  'unmarked-link': `${ALIAS}; опрос не помечен анонимным, но по ссылке ответы приходят без имени`,
};

const NO_TRACE = 'имя, IP-адрес и устройство';
export const NOT_STORED: Record<Kind, string> = {
  'anonymous-member': NO_TRACE,
  'named-member': 'IP-адрес и устройство',
  'anonymous-link': NO_TRACE,
  'unmarked-link': NO_TRACE,
};

const PARTICIPATION = {
  term: 'Отмечается',
  text: `сам факт, что вы ответили: без содержания и отдельно от ответов; когда опрос закроют, отметку сотрут, из\u00a0резервных копий — за\u00a0${BACKUP_DAYS}\u00a0дней`,
};
export const COUNTED = { term: 'Считается', text: 'по оценкам от\u00a00 до\u00a010 — общий eNPS' };

const READERS = 'владелец, HR и руководители';
export const SEEN: Record<Kind, string> = {
  'anonymous-member': `${READERS}; кто именно ответил, им не показывают`,
  'named-member': `${READERS} — вместе с именем`,
  'anonymous-link': READERS,
  'unmarked-link': READERS,
};

/** When answers are shown: what results show by (functions/runs/repositories/release-rule.ts). */
function shownWhen(visibility: RunVisibility, kind: Kind): string {
  if (visibility === 'live')
    return kind === 'named-member' ? AT_ONCE : `${AT_ONCE}: кто следит, может догадаться, чей он`;
  const apart = kind === 'anonymous-member' || kind === 'anonymous-link' ? `; ${APART}` : '';
  return `${visibility === 'closed' ? AT_CLOSING : FROM_FIVE}${apart}; ${CHANGED}`;
}

/** How answers are read that nobody sees at once (functions/runs/repositories/quotes.ts). */
const APART =
  'на\u00a0каждый вопрос отдельно, вперемешку и\u00a0без часа, так что не\u00a0видно, кто ответил на\u00a0них вместе';
export const AT_ONCE = 'каждый ответ сразу';
const FROM_FIVE =
  'когда ответят пятеро, дальше не\u00a0меньше чем по\u00a0пять ответов вместе; до\u00a0четырёх ответов могут не\u00a0показать совсем';
const AT_CLOSING = 'когда опрос закроют, если ответят хотя\u00a0бы пятеро; меньше пяти новых не\u00a0покажут';
const CHANGED =
  'изменённый после показа ответ заменят при закрытии, один раз и\u00a0только вместе с\u00a0четырьмя другими';

function compared(team: string) {
  const text = `с\u00a0ответами хранится ваша команда, ${quoted(team)}: когда опрос закроют, итоги команд, где ответили хотя\u00a0бы пятеро, покажут рядом — числа, без слов`;
  return { term: 'Сравнивают', text };
}

const WITH_ITS_PLACE = 'вместе с запуском, опросом или пространством';
const DELETED: Record<Kind, string> = {
  'anonymous-member': `${WITH_ITS_PLACE}; удаление аккаунта их не затронет`,
  'named-member': `${WITH_ITS_PLACE}; если удалить аккаунт, останутся без имени`,
  'anonymous-link': WITH_ITS_PLACE,
  'unmarked-link': WITH_ITS_PLACE,
};

/** What of a run that is over decides who reads its answers. */
interface EndedSettings extends Pick<PollSettings, 'anonymous' | 'via' | 'visibility'> {
  readonly smallestGroup: number;
}

/** What becomes of the answers of a run that is over, in a sentence. */
export function afterTheEnd({ anonymous, via, visibility, smallestGroup }: EndedSettings): string {
  if (visibility === 'never') return 'Присланных ответов не увидит никто: спросили меньше пяти человек.';
  const names = kindOf({ anonymous, via }) === 'named-member' ? 'вместе с\u00a0именами' : 'без имён';
  const enough = visibility === 'live' ? '' : `, если ответили хотя\u00a0бы ${groupWords(smallestGroup).all}`;
  return `Присланные ответы, ${names}, увидят ${READERS}${enough}.`;
}

export const CAUTION = 'Не пишите того, по чему вас можно узнать.';
export const CAUTION_NAMED = 'Пишите то, что готовы сказать от своего имени.';
