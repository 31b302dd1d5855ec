import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Example } from '#web/ui/admin/pieces.example.tsx';

/** The pieces of the admin's pages, for who builds them. */
export default function Pieces() {
  const t = useTexts(fi, en);
  return (
    <>
      <PageBar title={t('shell.pieces')} />
      <main id="sisalto">
        <section className="sec form">
          <Example />
        </section>
      </main>
    </>
  );
}
