import { expect, it } from 'vitest';
import type { MemberImport } from '#shared/models/integration.ts';
import { addCall, NOTHING_IMPORTED } from './import-report.ts';

const call = (values: Partial<MemberImport>): MemberImport => ({
  imported_count: 0,
  skipped_count: 0,
  failed_count: 0,
  total_processed: 0,
  imported_members: [],
  skipped_members: [],
  failed_members: [],
  cursor: null,
  left: 0,
  ...values,
});
const gleb = { email: '', full_name: 'Глеб', reason: 'нет почты' };
const olga = { email: '', full_name: 'Ольга', reason: 'нет почты' };

it('sums up the calls of an import and remembers where it goes on', () => {
  const first = { imported_count: 7, skipped_count: 2, failed_count: 1, total_processed: 10, failed_members: [gleb] };
  const halfway = addCall(NOTHING_IMPORTED, call({ ...first, cursor: '10', left: 5 }));
  expect(halfway).toEqual({ imported: 7, skipped: 2, failed: 1, failures: [gleb], cursor: '10', left: 5, total: 15 });
  const second = { imported_count: 4, failed_count: 1, total_processed: 5, failed_members: [olga] };
  expect(addCall(halfway, call(second))).toEqual({
    imported: 11,
    skipped: 2,
    failed: 2,
    failures: [gleb, olga],
    cursor: null,
    left: 0,
    total: 15,
  });
});
