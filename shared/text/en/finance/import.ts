import type { importText as Russian } from '../../ru/finance/import.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP, plural, quoted } from '../format.ts';

const saveAsWorkbook = 'In Excel that is “File → Save As → Excel Workbook (.xlsx)”.';

const rows = (count: number): string => plural(count, 'row', 'rows');

/** Bringing in a file: choosing it, naming its columns, mending its rows. */
export const importText: Catalogue<typeof Russian> = {
  fields: {
    number: 'Employee number',
    email: 'Email',
    name: 'Name',
    department: 'Department',
    team: 'Team',
    phone: 'Phone',
    salary: 'Salary, ₽',
    taxes: 'Taxes and social contributions, ₽',
    bonus: 'Bonus, ₽',
    kpi: 'KPI, ₽',
    dms: 'Health insurance, ₽',
    development_costs: 'Training costs, ₽',
    development: 'Training hours',
    hours: 'Hours worked',
    tasks_status: 'Task status',
    contribution: 'Contribution, ₽ a month',
    hired_on: 'Hire date',
    left_on: 'Leaving date',
    leaving: 'Reason for leaving',
    month: 'Month',
    revenue: 'Revenue, ₽',
    people: 'Headcount',
    expense: 'Expense, ₽ (as a line of its own)',
  },
  kinds: {
    people: 'List of employees',
    employees: 'Employees in a month',
    leavers: 'Hires and departures',
    months: 'Revenue and expenses',
  },

  file: {
    tooLarge: (megabytes) =>
      `The file is larger than ${formatNumber(megabytes)}${NBSP}MB. Even 10,000 rows do not need that much: it may have extra sheets or columns.`,
    empty: 'The file is empty.',
    unreadable:
      'The browser could not read the file. If it is open in another program or on a network drive, copy it and choose it again.',
    oldWorkbook: `This is an Excel workbook of the old format (.xls). Open it and save it again. ${saveAsWorkbook}`,
    binaryWorkbook: `This is a binary Excel workbook (.xlsb). Open it and save it again. ${saveAsWorkbook}`,
    openDocument: 'This is a LibreOffice document. Save the table in it as “Excel 2007–365 (.xlsx)”.',
    numbers: 'This is a Numbers table. Export it from there: “File → Export To → Excel”.',
    password: 'The file is closed with a password. Save it without one and upload it again.',
    damaged: 'The Excel workbook is damaged. Open it in Excel and save it again, or export it once more.',
    documentType:
      'The workbook holds something that Excel does not write (a DTD). We do not read such files. Open it in Excel and save it again.',
    unpacksTooLarge: (megabytes) =>
      `There is more than ${formatNumber(megabytes)}${NBSP}MB of data inside the file. Keep only the sheet you need and upload it again.`,
    tooManySheets: (max) => `The workbook has more than ${formatNumber(max)} sheets. Keep only the one you need.`,
    emptySheet: 'There is nothing on this sheet.',
    archive: 'This is an archive or a document, and a table is needed: XLSX or CSV.',
    pdf: 'This is a PDF, and a table is needed: XLSX or CSV. Export it from the program where it is worked out.',
    binary: 'This is not a table: there is binary data inside. An XLSX or CSV file is needed.',
    headerOnly: 'The file has column headings alone, and no rows of data.',
    tooManyRows: (max) =>
      `The file has more than ${formatNumber(max)} rows. Split it into parts or take out what is not needed.`,
    tooManyColumns: (max) => `The file has more than ${formatNumber(max)} columns. Keep only those you need.`,
    openQuote: (row) =>
      `The file breaks off: in row ${formatNumber(row)} a quotation mark is opened and not closed. Export it again or close the quotation mark.`,
    wrongQuote: (row) =>
      `In row ${formatNumber(row)} there is a stray quotation mark inside a cell. In CSV it is written twice: "Smith ""Bakers"" Ltd".`,
    cutOff: 'The file breaks off in the middle of a letter. Export it again.',
  },

  mistakes: {
    notNumber: 'not a number',
    formula: 'a formula: the number itself is needed',
    excelError: 'an Excel error instead of a value',
    percent: 'this is a share, and roubles are needed',
    currency: 'another currency: roubles are needed',
    shortened: 'shortened: write the number in full',
    exponent: 'Excel has shortened the number: format the cell as “Number”',
    negative: 'it cannot be below zero',
    spaces: 'a space that is not between thousands',
    thousandOrFraction: 'thousands or decimals? Write it without a thousands separator',
    separators: 'it is not clear where the thousands end and the kopecks begin',
    tooLarge: 'more than a billion: check for extra zeros',
    notWhole: 'a whole number is needed',
    notDay: 'not a date: 01.02.2024 or 2024-02-01 is needed',
    dayOrMonth: 'which is the day, and which the month? Write it with dots, the day first: 01.02.2024',
    shortYear: 'the year needs four digits',
    noSuchDay: 'there is no such day in the calendar',
    oddYear: 'check the year',
    notMonth: 'not a month: “Jan 2026”, 2026-01 or 01.2026 is needed',
    notEmail: 'does not look like an email address',
    unknownLeaving: 'reason not understood: “voluntary”, “employer” or “unknown”',
    required: 'required',
    nobody: 'there is no email, no name and no number',
    leftBeforeHired: 'earlier than the hire date',
    leavingWithoutDay: 'there is a reason, and no leaving date',
    twice: (others) =>
      `repeated: the same as in ${others.length === 1 ? 'row' : 'rows'} ${others.map(formatNumber).join(', ')}`,
    extraCells: 'more cells than columns: there may be an extra separator in the text',
    cutRow: 'the row is shorter than the others: the file seems to break off',
    noMoney: 'there is no revenue, no expenses and no headcount',
    notPhone: 'does not look like a phone number',
    noFullName: 'last and first name are needed',
    namesakes: 'several people have this name: give an email',
  },

  notes: {
    serialDay: 'Dates written as numbers were read as Excel dates: 45292 is 01.01.2024.',
    longFraction: 'Amounts with fractions of a kopeck were rounded to the kopeck.',
    unknownLeaving:
      'Where the reason is another one (for example, by mutual agreement), the departure is uploaded without a reason.',
    totals: (count) => `${rows(count)} with totals: left out.`,
    groups: (count) => `${rows(count)} with names of groups that people stand under: left out.`,
  },

  faulty: { row: 'Row of the file', reasons: 'What to fix', fileName: 'to-fix.csv' },
  expenses: { rent: 'Rent', advertising: 'Advertising' },
  template: {
    people: [
      {
        email: 'anna@company.example',
        name: 'Anna Peters',
        department: 'Sales',
        tasks_status: 'on time',
        team: 'Sales',
        phone: '+7 916 123-45-67',
        hired_on: '2024-02-01',
      },
      {
        email: 'brian@company.example',
        name: 'Brian Hall',
        department: 'Support',
        team: 'Support',
        hired_on: '2025-09-15',
        left_on: '2026-03-20',
        leaving: 'Voluntary',
      },
    ],
    months: ['January 2026', 'February 2026'],
  },
  templateNames: {
    people: 'list-of-employees.csv',
    employees: 'employees.csv',
    leavers: 'hires-and-departures.csv',
    months: 'revenue-and-expenses.csv',
  },

  page: {
    kind: 'What to upload',
    title: 'Uploading a file',
    about: {
      people:
        'Who works in which team, and since when. Members get their team and hire date, new people are added without an account. No one gets an email.',
      employees: 'Who worked in this month and what it cost the company. One file is one month.',
      leavers: 'When people joined and when they left, over all time. Departures and tenure are worked out from this.',
      months: 'Revenue, headcount and expenses of the company, one row a month.',
    },
    steps: { label: 'Upload steps', file: 'File', columns: 'Columns', rows: 'Check', done: 'Done' },
    leave: {
      title: 'Leave without uploading?',
      text: 'The chosen file and the changes to it will stay in the file alone: nothing has been sent to the server.',
      stay: 'Stay',
      leave: 'Leave',
    },
  },

  choose: {
    title: 'File',
    drop: 'Drop an XLSX or CSV here or',
    choose: 'Choose a file',
    another: 'Choose another file',
    chosen: (name) => `File chosen: ${name}`,
    goOn: 'Next',
    hint: (max) =>
      `XLSX or CSV up to 10${NBSP}MB and ${formatNumber(max)} rows, from 1C:ZUP too. CSV in UTF-8 or windows-1251. Formulas are not calculated: what Excel worked out is taken.`,
    local: 'The file is read in your browser. Only what you see in the check goes to the server.',
    template: 'Download template',
    templateNote: 'with two rows as an example',
    failed: 'The file will not do',
    changeKind: {
      title: 'Upload it as other data?',
      text: 'The file stays, the corrections in its rows are lost.',
      yes: 'Upload as other data',
    },
  },

  columns: {
    title: 'Columns',
    about: (name, count, encoding) => `${name}: ${rows(count)}, ${encoding}`,
    workbook: 'Excel workbook',
    sheet: 'Sheet',
    presets: {
      pay: 'This looks like a payroll from 1C:ZUP. All that was earned is taken for the salary: it is the amount before deductions and holds all bonuses. Deductions and what was paid out are not uploaded, or the money would be counted twice.',
      staff: 'This looks like a list of employees from 1C:ZUP: the columns are chosen, check them.',
    },
    likely: (kind) => `By its columns this looks more like ${quoted(kind)}.`,
    loadAs: (kind) => `Upload as ${quoted(kind)}`,
    remembered: 'The columns are as you chose them last time.',
    guessAgain: 'Choose anew',
    group: 'Group of the report',
    nameOrder: 'A name in one column is read as last name, first name, middle name.',
    period: 'For which month',
    periodNote: (count) => `Already uploaded for this month: ${rows(count)}. The new file will replace them.`,
    headRow: 'Where the headings are',
    headRowAt: (number, cells) => `Row ${number}: ${cells}`,
    noHead: 'No headings',
    delimiter: 'Separator',
    delimiters: { ';': 'Semicolon', ',': 'Comma', '\t': 'Tab' },
    table: 'Columns of the file',
    inFile: 'In the file',
    examples: 'For example',
    meaning: 'What it is',
    meaningOf: (name) => `What is in the column ${quoted(name)}`,
    unnamed: (number) => `Column ${number}`,
    leaveOut: 'Do not upload',
    missing: (fields) => `Say where this is in the file: ${fields.join(' or ').toLowerCase()}.`,
    missingDay: (field) => `Say where this is in the file: ${field.toLowerCase()}.`,
    sums: 'If you give one field two columns, the amounts are added up.',
    replace: 'Replace names with numbers',
    replaceNote:
      'Names and addresses stay in the browser: employee numbers go to the server, or numbers in order if the file has none.',
    replaceCost:
      'Numbers in order live within one file: next month no one will be recognised, and changes cannot be worked out person by person. Employee numbers do not have this problem.',
    next: 'Check',
    back: 'Back to the file',
  },

  rows: {
    title: 'Check',
    count: (count) => rows(count),
    checking: 'Checking…',
    ready: (count) => `No mistakes. ${rows(count)} ready to upload.`,
    nothing: 'All rows are left out: there is nothing to upload.',
    faulty: (count) =>
      `${rows(count)} with mistakes. Fix them here, leave them out or correct the file. Nothing will be sent until then.`,
    excluded: (count) => `${rows(count)} left out.`,
    nextMistake: 'Next mistake',
    onlyFaulty: 'Only with mistakes',
    all: 'All rows',
    excludeFaulty: 'Leave out all with mistakes',
    download: 'Download rows with mistakes',
    grid: 'Rows of the file',
    gridHint: 'The arrow keys move between cells, Enter opens a cell for editing.',
    row: 'Row',
    exclude: (row) => `Leave out row ${row}`,
    include: (row) => `Put back row ${row}`,
    edit: (field, row) => `${field}, row ${row}`,
    empty: 'empty',
    send: (count) => `Upload ${rows(count)}`,
    sealing: 'The server is checking and saving…',
    sent: (done, all) => `${formatNumber(done)} of ${formatNumber(all)} written…`,
    back: 'Back to columns',
    failed: 'Not uploaded: ',
    kept: 'The file and your changes are still here.',
    refused: 'The server found mistakes in these rows, nothing has been saved.',
    tooLarge: 'There is too much text in the rows for one upload. Split the file in two.',
  },

  changes: {
    title: 'What will change',
    loading: 'Comparing with what is already uploaded…',
    failed: 'Could not compare with what is already uploaded.',
    first: 'There was nothing here before: everything will be added.',
    none: 'The file has the same as what is already uploaded.',
    added: (count) => `To be added: ${formatNumber(count)}`,
    changed: (count) => `To be changed: ${formatNumber(count)}`,
    removed: (count) => `To disappear: ${formatNumber(count)}`,
    same: (count) => `Unchanged: ${formatNumber(count)}`,
    others: (count) => `and ${formatNumber(count)} more`,
    kept: 'The other uploaded months will stay as they are.',
  },

  people: {
    loading: 'Comparing with the list of employees…',
    failed: 'Could not read the list of employees.',
    addNew: 'Add those who are not in Tonus yet',
    addNewNote:
      'Without an account: polls come to their chat or by SMS, the email address is not kept. They take the same place in the plan as a member.',
    none: 'The file has the same as what is already written.',
    members: (count) => `To be changed, members: ${formatNumber(count)}`,
    contacts: (count) => `To be changed, employees without an account: ${formatNumber(count)}`,
    added: (count) => `To be added without an account: ${formatNumber(count)}`,
    skipped: (count) => `Not in Tonus, to be skipped: ${formatNumber(count)}`,
    left: (count) => `With a leaving date, to be left alone: ${formatNumber(count)}`,
    keeps: 'Blank cells erase nothing, and people who are not in the file stay as they are.',
    send: (count) => `Write ${plural(count, 'person', 'people')}`,
    stopped: (done, all) =>
      `${formatNumber(done)} of ${formatNumber(all)} written, then it failed. Press again: nothing is written twice. `,
    done: (count) => `Written: ${plural(count, 'person', 'people')}`,
    counts: (added, changed) => `${formatNumber(added)} added, ${formatNumber(changed)} changed.`,
    toPeople: 'To employees',
    undoNote:
      'Teams, dates and phone numbers of before come back, and the people added are deleted. What others have changed after the upload stays. You can undo while this page is open.',
    undone: 'Upload undone: the data is what it was before.',
    undoneBut: (names) =>
      `Upload undone, but not for everyone: these people have been changed since, and the new data stays: ${names.join(', ')}.`,
    noRightTitle: 'The list of employees is uploaded by the owner, hr and managers',
    noRight: 'Ask the owner of the workspace.',
  },

  conflict: {
    title: 'While you were checking the file, the data changed',
    look: 'See their data',
    replace: 'Replace anyway',
    note: 'Your file has not been uploaded. The comparison above is with the new data already. If you replace it, you can undo the upload right here.',
  },

  done: {
    title: 'Done',
    loaded: (count, period) => `Uploaded: ${rows(count)}${period === null ? '' : `, ${period}`}`,
    counts: (added, changed, removed) =>
      `${formatNumber(added)} added, ${formatNumber(changed)} changed, ${formatNumber(removed)} removed.`,
    toFinance: 'To finance',
    more: 'Upload another file',
    undo: 'Undo the upload',
    undoFailed: 'Could not undo: ',
    undone: 'Upload undone: the data is what it was before.',
    undoNote: 'What was there before this file will come back.',
  },
};
