import { appText } from '#web/text/app.ts';
import { sectionsText } from '#web/text/sections.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EmptyState } from '#web/ui/states.tsx';

const text = sectionsText.finance;

/** A section that is not open yet: what the place will be for, and nothing that pretends to work. */
export default function FinanceSection() {
  return (
    <>
      <PageHeader title={appText.sections.finance} />
      <EmptyState title={text.title}>{text.text}</EmptyState>
    </>
  );
}
