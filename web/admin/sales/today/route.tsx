import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import type { Route } from './+types/route';

export const loader = ({ context }: Route.LoaderArgs) => ({ name: staffOf(context).actor.name });

export default function Today({ loaderData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  return (
    <>
      <PageBar title={t('nav.today')} />
      <main id="sisalto">
        <section className="sec">
          <p>{loaderData.name}</p>
        </section>
      </main>
    </>
  );
}
