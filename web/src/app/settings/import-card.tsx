import { Link } from 'react-router-dom';
import { importRoomText as text } from '#text/import-room.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';

/** The ways to bring something in, as far as whoever reads may; each is a page of the section it belongs to. */
export function ImportCard() {
  const { can, seesMoney } = useWorkspace();
  const ways = [
    { to: paths.pastImport, name: text.polls, open: can('polls.create') },
    { to: paths.peopleImport, name: text.people, open: can('people.set') && can('contacts.manage') },
    { to: paths.financeImport(), name: text.finance, open: seesMoney },
  ].filter(({ open }) => open);
  if (ways.length === 0) return null;
  return (
    <Card title={text.title} lead={text.lead}>
      <Stack gap="10">
        {ways.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </Stack>
    </Card>
  );
}
