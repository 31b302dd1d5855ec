import type { FetcherWithComponents } from 'react-router';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import { momentText } from '#web/messages/moments.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';

export type Session = {
  id: string;
  person: { name: string };
  device: { browser: string; system: string };
  tablet: string | null;
  seenAt: Date;
  isThis: boolean;
};

type Props = {
  sessions: readonly Session[];
  mayEnd: boolean;
  fetcher: FetcherWithComponents<unknown>;
  /** Sessions of several people. */
  names?: boolean;
};

/** Where people are signed in; owners sign them out there. */
export function SessionTable({ sessions, mayEnd, fetcher, names = false }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const heads = [
    ...(names ? [t('people.name')] : []),
    ...[t('people.device'), t('people.seen')],
    ...(mayEnd ? [t('people.end')] : []),
  ];
  return (
    <ScrollTable label={t('people.sessions')} heads={heads}>
      {sessions.map(({ id, person, device, tablet, seenAt, isThis }) => {
        const where =
          tablet ?? ([device.browser, device.system].filter(Boolean).join(', ') || t('people.unknownDevice'));
        return (
          <tr key={id}>
            {names && <th scope="row">{person.name}</th>}
            {names ? <td>{where}</td> : <th scope="row">{where}</th>}
            <td className="num muted">{momentText(seenAt.toISOString(), locale)}</td>
            {mayEnd && (
              <td>
                {isThis ? (
                  t('people.thisSession')
                ) : (
                  <fetcher.Form method="post">
                    <input type="hidden" name="intent" value="end-session" />
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" small aria-label={t('people.endOf', { name: `${person.name}, ${where}` })}>
                      {t('people.end')}
                    </Button>
                  </fetcher.Form>
                )}
              </td>
            )}
          </tr>
        );
      })}
    </ScrollTable>
  );
}
