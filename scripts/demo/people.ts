import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE, type Role } from '#shared/rules/roles.ts';
import { addDays, daysBetween } from './days.ts';
import { shareOut, type Department } from './departments.ts';
import { seeded, type Random } from './random.ts';
import { lastNameOfWoman, latin } from './names.ts';
import type { DemoTexts } from './texts.ts';

/** How long the company has used Tonus. */
export const HISTORY_DAYS = 548;

/** A person of the demo company, on the portal and, with `role`, in Tonus. */
export interface DemoPerson {
  /** The number on the portal. */
  readonly id: number;
  readonly woman: boolean;
  readonly firstName: string;
  /** Empty for some. */
  readonly secondName: string;
  readonly lastName: string;
  /** Empty for those who work without a computer. */
  readonly email: string;
  readonly department: Department;
  /** The name of the department. */
  readonly team: string;
  readonly position: string;
  readonly isHead: boolean;
  readonly joined: Date;
  /** Null for those who work here today. */
  readonly left: Date | null;
  readonly role: Role;
  /** Whether whoever tries the demo is told how to log in as them. */
  readonly isAccount: boolean;
}

/** A guest of the portal from another company. */
export type Guest = Pick<DemoPerson, 'id' | 'woman' | 'firstName' | 'lastName' | 'email' | 'joined'>;

type Origin = Pick<DemoPerson, 'woman' | 'firstName' | 'secondName' | 'lastName' | 'email'>;

/** Of whose name the place in the texts is known. */
const ACCOUNTS = [
  { name: 'owner', woman: true, department: 'management', isHead: true, role: OWNER_ROLE },
  { name: 'hr', woman: true, department: 'hr', isHead: true, role: HR_ROLE },
  { name: 'manager', woman: false, department: 'sales', isHead: true, role: MANAGER_ROLE },
  { name: 'employee', woman: true, department: 'sales', isHead: false, role: EMPLOYEE_ROLE },
] as const;

/** Who can be logged in as, one of each role, the owner first: the first of their departments' people. */
export function accountsOf({
  names,
}: DemoTexts): readonly (Origin & Pick<DemoPerson, 'department' | 'isHead' | 'role'>)[] {
  return ACCOUNTS.map(({ name, ...account }) => {
    const { mailbox, ...own } = names.accounts[name];
    return { ...own, ...account, email: `${mailbox}@${names.domain}` };
  });
}

/** Days ago the company began. */
const FOUNDED_DAYS = 2700;
const DISMISSED_SHARE = 0.13;
/** Days ago two people left sales, and two came when that was put right (story.ts). */
const SALES_LEFT = [132, 108] as const;
const SALES_HIRED = [46, 41] as const;
/** Days ago the newest came; they are not in Tonus yet. */
const NEWEST = [17, 12, 9, 4] as const;
/** Of the others so many came while the company has used Tonus. */
const RECENT_SHARE = 0.45;

/** All who work or worked in the company, in the order in which they came. Deterministic for a count and a day. */
export function createPeople(count: number, today: Date, texts: DemoTexts): DemoPerson[] {
  const random = seeded(count);
  const places = shareOut(Math.max(count, ACCOUNTS.length));
  const heads = new Set<Department>();
  const cast = [...accountsOf(texts)];
  const names = newNames(random, texts);
  const people = places.map((department): Omit<DemoPerson, 'id'> => {
    const fixed = cast.findIndex((one) => one.department === department);
    const [known] = fixed < 0 ? [] : cast.splice(fixed, 1);
    const isHead = known?.isHead ?? !heads.has(department);
    if (isHead) heads.add(department);
    const { name: team, head, positions } = texts.departments[department];
    return {
      ...(known ?? names(department)),
      department,
      team,
      isHead,
      position: isHead ? head : random.pick(positions),
      joined: cameOn(random, isHead || known !== undefined, today),
      left: null,
      role: known?.role ?? (isHead ? MANAGER_ROLE : department === 'hr' ? HR_ROLE : EMPLOYEE_ROLE),
      isAccount: known !== undefined,
    };
  });
  moveOn(people, random, today);
  const [director, ...others] = people;
  const owner = { ...director!, joined: addDays(today, -FOUNDED_DAYS) };
  const inOrder = others.toSorted((a, b) => a.joined.getTime() - b.joined.getTime());
  return [owner, ...inOrder].map((person, index) => ({ id: index + 1, ...person }));
}

/** Guests of the portal, numbered after its people. */
export function createGuests(count: number, after: number, today: Date, texts: DemoTexts): Guest[] {
  const random = seeded(count + 7);
  const { women, men, lastNames } = texts.names;
  return Array.from({ length: count }, (_, index) => {
    const woman = index % 2 === 0;
    const [firstName, lastName] = [random.pick(woman ? women : men), random.pick(lastNames)];
    return {
      id: after + index + 1,
      woman,
      firstName,
      lastName: woman ? lastNameOfWoman(lastName, texts) : lastName,
      email: `${latin(firstName, texts)}${index + 1}@partner.example`,
      joined: addDays(today, -random.between(30, 400)),
    };
  });
}

/** Whether somebody worked here at a moment. */
export function worksOn({ joined, left }: Pick<DemoPerson, 'joined' | 'left'>, date: Date): boolean {
  return joined <= date && (left === null || date < left);
}

/** Names that differ and addresses that are nobody else's. */
function newNames(random: Random, texts: DemoTexts): (department: Department) => Origin {
  const { women, men, lastNames, longest: longestName, domain } = texts.names;
  const taken = new Set<string>(accountsOf(texts).map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  const addresses = new Map<string, number>();
  let longest = false;
  return (department) => {
    const woman = random.chance(department === 'warehouse' || department === 'it' ? 0.2 : 0.6);
    const second = random.pick(texts.nameForms.secondNames);
    let [firstName, lastName] = ['', ''];
    // Beyond what the lists can tell apart, namesakes are natural.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      firstName = random.pick(woman ? women : men);
      const family = random.pick(lastNames);
      lastName = woman ? lastNameOfWoman(family, texts) : family;
      if (!taken.has(`${firstName} ${lastName}`)) break;
    }
    if (woman && !longest && department === 'support') {
      longest = true;
      lastName = longestName;
    }
    taken.add(`${firstName} ${lastName}`);
    const mailbox = `${latin(firstName[0]!, texts)}.${latin(lastName, texts)}`;
    const namesakes = (addresses.get(mailbox) ?? 0) + 1;
    addresses.set(mailbox, namesakes);
    const email = `${mailbox}${namesakes > 1 ? namesakes : ''}@${domain}`;
    return { woman, firstName, secondName: random.chance(0.1) ? '' : second[woman ? 0 : 1], lastName, email };
  };
}

function cameOn(random: Random, early: boolean, today: Date): Date {
  const days =
    !early && random.chance(RECENT_SHARE)
      ? random.between(60, HISTORY_DAYS - 30)
      : random.between(HISTORY_DAYS + 30, 2600);
  return addDays(today, -days);
}

/** People leave and come: who is told by the story, and some more by chance. */
function moveOn(people: Omit<DemoPerson, 'id'>[], random: Random, today: Date): void {
  const change = (index: number, values: Partial<DemoPerson>): void =>
    void (people[index] = { ...people[index]!, ...values });
  const free = random.shuffled(people.flatMap(({ isHead, isAccount }, index) => (isHead || isAccount ? [] : [index])));
  const take = (fits: (person: Omit<DemoPerson, 'id'>) => boolean): number | undefined => {
    const place = free.findIndex((index) => fits(people[index]!));
    return place < 0 ? undefined : free.splice(place, 1)[0];
  };
  const ofSales = ({ department }: Omit<DemoPerson, 'id'>): boolean => department === 'sales';
  const notOfSales = (person: Omit<DemoPerson, 'id'>): boolean => !ofSales(person);
  const leave = (index: number | undefined, daysAgo: number): void => {
    if (index === undefined) return;
    const left = addDays(today, -daysAgo);
    const { joined } = people[index]!;
    change(index, { left, joined: daysBetween(joined, left) > 90 ? joined : addDays(left, -400) });
  };
  for (const days of SALES_LEFT) leave(take(ofSales), days);
  for (const days of SALES_HIRED) {
    const index = take(ofSales);
    if (index !== undefined) change(index, { joined: addDays(today, -days) });
  }
  for (const days of NEWEST) {
    const index = take(notOfSales);
    if (index !== undefined) change(index, { joined: addDays(today, -days) });
  }
  const more = Math.round(people.length * DISMISSED_SHARE) - SALES_LEFT.length;
  for (let one = 0; one < more; one += 1) leave(take(notOfSales), random.between(30, HISTORY_DAYS - 40));
  // One works without a computer, and has no address.
  const index = take(({ department }) => department === 'warehouse');
  if (index !== undefined) change(index, { email: '' });
}
