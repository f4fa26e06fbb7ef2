import { Button, NativeSelect, TextInput } from '@mantine/core';
import { SearchIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import {
  COSTS,
  departmentsOf,
  type EmployeeFilters,
  isFiltered,
  MARGINS,
  NO_EMPLOYEE_FILTERS,
  PROFITABILITY,
} from '../lib/employee-filters.ts';
import type { CostedEmployee } from '../lib/employees.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './employees-card.module.css';

const text = financeMainText.employees;
/** The value of “all”: a department may have no name at all. */
const ALL = '\u0000';

interface FiltersProps {
  readonly employees: readonly CostedEmployee[];
  readonly filters: EmployeeFilters;
  /** The example offers “all” alone. */
  readonly sample: boolean;
  readonly onChange: (filters: EmployeeFilters) => void;
}

/** Who is shown of the employees. */
export function EmployeeFiltersRow({ employees, filters, sample, onChange }: FiltersProps) {
  const set = (change: Partial<EmployeeFilters>) => onChange({ ...filters, ...change });
  return (
    <Inline gap="10" role="search" aria-label={text.filtersLabel}>
      <TextInput
        className={styles.search}
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        leftSection={<SearchIcon size={18} />}
        value={filters.text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <Choice
        name={text.filters.department}
        value={filters.department}
        options={sample ? [] : departmentsOf(employees)}
        labelOf={(name) => name || text.noDepartment}
        onChange={(department) => set({ department })}
      />
      <Choice
        name={text.filters.profitability}
        value={filters.profitability}
        options={sample ? [] : PROFITABILITY}
        labelOf={(band) => text.profitability[band]}
        onChange={(profitability) => set({ profitability })}
      />
      <Choice
        name={text.filters.cost}
        value={filters.cost}
        options={sample ? [] : COSTS}
        labelOf={(band) => text.cost[band]}
        onChange={(cost) => set({ cost })}
      />
      <Choice
        name={text.filters.margin}
        value={filters.margin}
        options={sample ? [] : MARGINS}
        labelOf={(band) => text.margin[band]}
        onChange={(margin) => set({ margin })}
      />
      {isFiltered(filters) && (
        <Button variant="subtle" onClick={() => onChange(NO_EMPLOYEE_FILTERS)}>
          {text.reset}
        </Button>
      )}
    </Inline>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value | null;
  readonly options: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly onChange: (value: Value | null) => void;
}

function Choice<Value extends string>({ name, value, options, labelOf, onChange }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      className={styles.choice ?? ''}
      aria-label={name}
      value={value ?? ALL}
      data={[
        { value: ALL, label: text.all(name) },
        ...options.map((option) => ({ value: option, label: text.option(name, labelOf(option)) })),
      ]}
      onChange={({ currentTarget }) => onChange(options.find((option) => option === currentTarget.value) ?? null)}
    />
  );
}
