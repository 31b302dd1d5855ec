import { Form, Link } from 'react-router';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/companies.ts';
import fi from '#web/messages/admin/fi/companies.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';

/** Approves or rejects an application. `sameId`: an approved company of the same business id. */
export function Decision({ company, sameId }: { company: string; sameId: { id: string; name: string } | null }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('companies.decide')}</h2>
      {sameId ? (
        <Note tone="warn">
          {t('companies.sameId')} <Link to={`/yritykset/${sameId.id}`}>{sameId.name}</Link>
        </Note>
      ) : (
        <Form method="post">
          <p className="sub">{t('companies.approveText')}</p>
          <Button type="submit" name="intent" value="approve" look="primary">
            {t('companies.approve')}
          </Button>
        </Form>
      )}
      <Form method="post" className="form" ref={useDraft(`company-reject:${company}`)}>
        <Field label={t('companies.rejectReason')}>
          {(control) => <input {...control} className="in" name="reason" maxLength={300} required />}
        </Field>
        <Button type="submit" name="intent" value="reject" look="danger-line" small>
          {t('companies.reject')}
        </Button>
      </Form>
    </section>
  );
}
