import * as z from 'zod/mini';
import type { Outbound } from '#core/clients/outbound.ts';
import { DIRECTORY_MOST } from '#shared/rules/directory.ts';
import { requestsOf, SourceError, Text, type FoundPerson, type PeopleSource } from './source.ts';

const PAGE = 500;
/** What 1C writes where there is none. */
const NO_KEY = '00000000-0000-0000-0000-000000000000';
const NO_YEAR = '0001-';
const EMAIL_KIND = 'АдресЭлектроннойПочты';

const Contact = z.object({ Тип: Text, АдресЭП: Text, Представление: Text });
const Employee = z.object({ Ref_Key: z.string(), Description: Text, ФизическоеЛицо_Key: Text });
const Person = z.object({
  Ref_Key: z.string(),
  Фамилия: Text,
  Имя: Text,
  Отчество: Text,
  КонтактнаяИнформация: z.optional(z.nullable(z.array(Contact))),
});
const Facts = z.object({
  Сотрудник_Key: z.string(),
  ДатаПриема: Text,
  ДатаУвольнения: Text,
  ТекущееПодразделение_Key: Text,
  ТекущаяДолжность_Key: Text,
});
const Named = z.object({ Ref_Key: z.string(), Description: Text });

type Employee = z.infer<typeof Employee>;
type Person = z.infer<typeof Person>;
type Facts = z.infer<typeof Facts>;

/** What is asked of 1C beside employees themselves, by their keys. */
interface Known {
  readonly people: ReadonlyMap<string, Person>;
  readonly facts: ReadonlyMap<string, Facts>;
  readonly departments: ReadonlyMap<string, string>;
  readonly positions: ReadonlyMap<string, string>;
  /** 2026-11-24. */
  readonly today: string;
}

/**
 * Employees of 1С:ЗУП, by the standard OData interface of the publication: as the standard configuration (3.1) names
 * them. Whoever works in several places is as many employees there; here they are one person.
 */
export function createOneC(outbound: Outbound): PeopleSource {
  return {
    async read({ place, login, secret }, until) {
      const credentials = Buffer.from(`${login ?? ''}:${secret}`).toString('base64');
      const ask = requestsOf(outbound, { authorization: `Basic ${credentials}` }, until);
      const listOf = async <Row>(name: string, order: string, row: z.ZodMiniType<Row>, select: string) => {
        const rows: Row[] = [];
        for (let skip = 0; ; skip += PAGE) {
          const url = new URL(`${place.replace(/\/+$/, '')}/odata/standard.odata/${name}`);
          const query = { $format: 'json', $select: select, $orderby: order, $top: String(PAGE), $skip: String(skip) };
          // As 1C reads it: a plus stands for itself there.
          url.search = Object.entries(query)
            .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
            .join('&');
          const page = z.safeParse(z.object({ value: z.array(row) }), await ask(url));
          if (!page.success) throw new SourceError('unexpected');
          rows.push(...page.data.value);
          if (page.data.value.length < PAGE) return rows;
          if (rows.length > 4 * DIRECTORY_MOST) throw new SourceError('too_many');
        }
      };
      const key = 'Ref_Key';
      const employees = await listOf('Catalog_Сотрудники', key, Employee, 'Ref_Key,Description,ФизическоеЛицо_Key');
      const people = await listOf(
        'Catalog_ФизическиеЛица',
        key,
        Person,
        'Ref_Key,Фамилия,Имя,Отчество,КонтактнаяИнформация',
      );
      const facts = await listOf(
        'InformationRegister_ТекущиеКадровыеДанныеСотрудников',
        'Сотрудник_Key',
        Facts,
        'Сотрудник_Key,ДатаПриема,ДатаУвольнения,ТекущееПодразделение_Key,ТекущаяДолжность_Key',
      );
      const departments = await listOf('Catalog_ПодразделенияОрганизаций', key, Named, 'Ref_Key,Description');
      const positions = await listOf('Catalog_Должности', key, Named, 'Ref_Key,Description');
      return foundIn(employees, {
        people: new Map(people.map((one) => [one.Ref_Key, one])),
        facts: new Map(facts.map((one) => [one.Сотрудник_Key, one])),
        departments: new Map(departments.map((one) => [one.Ref_Key, one.Description])),
        positions: new Map(positions.map((one) => [one.Ref_Key, one.Description])),
        today: new Date().toISOString().slice(0, 10),
      });
    },
  };
}

/** Each person once: by the place they work in, of several the one they came to first, else by the last they left. */
export function foundIn(employees: readonly Employee[], known: Known): FoundPerson[] {
  const found = new Map<string, FoundPerson>();
  for (const employee of employees) {
    const facts = known.facts.get(employee.Ref_Key);
    // Whom nobody has taken on yet: an employee who was only written down.
    if (!facts || facts.ДатаПриема.startsWith(NO_YEAR) || facts.ДатаПриема === '') continue;
    const one = personOf(employee, facts, known);
    const other = found.get(one.id);
    if (!other || isNearer(one, other)) found.set(one.id, one);
  }
  return [...found.values()];
}

function isNearer(one: FoundPerson, other: FoundPerson): boolean {
  if (one.works !== other.works) return one.works;
  return (one.hiredOn ?? '') < (other.hiredOn ?? '') === one.works;
}

function personOf({ Ref_Key: ref, Description, ФизическоеЛицо_Key: key }: Employee, facts: Facts, known: Known) {
  const person = known.people.get(key);
  const leftOn = dayOf(facts.ДатаУвольнения);
  const [lastName = '', firstName = '', ...rest] = Description.split(/\s+/);
  const isNamed = Boolean(person?.Фамилия || person?.Имя);
  return {
    id: key === '' || key === NO_KEY ? ref : key,
    firstName: isNamed ? person!.Имя : firstName,
    secondName: isNamed ? person!.Отчество : rest.join(' '),
    lastName: isNamed ? person!.Фамилия : lastName,
    email: emailOf(person),
    position: known.positions.get(facts.ТекущаяДолжность_Key) || null,
    department: known.departments.get(facts.ТекущееПодразделение_Key) || null,
    hiredOn: dayOf(facts.ДатаПриема),
    managerId: null,
    // The day of dismissal is the last that is worked.
    works: leftOn === null || leftOn >= known.today,
  };
}

function emailOf(person: Person | undefined): string | null {
  const contact = person?.КонтактнаяИнформация?.find(({ Тип }) => Тип === EMAIL_KIND);
  return contact ? contact.АдресЭП || contact.Представление || null : null;
}

function dayOf(moment: string): string | null {
  return moment === '' || moment.startsWith(NO_YEAR) ? null : moment.slice(0, 10);
}
