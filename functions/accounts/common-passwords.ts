import { invalid } from '#core/http/errors.ts';

/**
 * The passwords tried first by whoever tries any: the head of the published lists of leaked ones, Latin and Russian,
 * from eight characters up. A longer list would refuse few more people and weigh on every start.
 */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word qwertyui qwertyuiop
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1qaz2wsx 1qaz2wsx3edc qazwsxedc zaq12wsx 1q2w3e4r 1q2w3e4r5t
  q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh 1234qwer 123qweasd 123qwe123
  12qwaszx iloveyou iloveyou1 sunshine princess football baseball superman welcome1 welcome123 letmein1 trustno1
  starwars whatever michelle jennifer computer internet samsung1 changeme administrator admin123 admin1234 administr
  qwe12345 qweasdzxc qweasd123 asd12345 zxc12345 a1234567 a12345678 aa123456 aa12345678 1a2b3c4d 1234abcd
  11112222 12341234 12121212 12312312 123123123 123321123 11223344 1122334455 01012000 01011990 01012010 19871987
  147258369 159753456 741852963 789456123 987654321 0987654321 0123456789 1357924680 1029384756
  йцукенгш йцукенгшщз йцукен123 йцукен12 йцукен12345 фывапролд ячсмитьбю пароль12 пароль123 пароль1234 парольпароль
  любовь123 наташа123 марина123 россия123 привет123 солнышко москва123 спартак123 zенит2008 компьютер
  gfhjkm123 ghbdtn123 gfhjkmgfhjkm qwertyqwerty marina123 natasha123 nastya123 andrey123 sergey123 dmitry123 russia123
  moscow123 spartak1922 parol123 parol1234 privet123 zaqwsx123 dragon123 monkey123 shadow123 master123 killer123`
    .normalize('NFKC')
    .split(/\s+/),
);

/** Refuses a password that many people have: in the list, one character over and over, or digits in a row. */
export function requireUncommon(password: string, path: string): void {
  const folded = password.normalize('NFKC').toLowerCase();
  if (!COMMON.has(folded) && !isRow(folded)) return;
  invalid([{ path, message: 'Этот пароль слишком распространён, его подбирают первым. Придумайте другой' }]);
}

/** Neighbours all differ by the same: 0 («00000000»), 1 («12345678», «abcdefgh») or -1. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - codes[index]!));
  const [step = Infinity] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
