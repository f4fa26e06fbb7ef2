import { sectionsText } from '#web/text/sections.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EmptyState } from '#web/ui/states.tsx';

interface ComingSectionProps {
  readonly section: 'finance';
  readonly title: string;
}

/** A section that is not open yet: what the place will be for, and nothing that pretends to work. */
export function ComingSection({ section, title }: ComingSectionProps) {
  const words = sectionsText[section];
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={words.title}>{words.text}</EmptyState>
    </>
  );
}
