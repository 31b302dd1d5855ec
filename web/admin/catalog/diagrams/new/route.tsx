import { data, Form, redirect } from 'react-router';
import { authorise } from '#domain/staff/actor.ts';
import { bytesOf } from '#web/admin/base/bytes-of.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/diagrams.ts';
import fi from '#web/messages/admin/fi/diagrams.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { Fields, typedFields } from '../fields.tsx';
import type { Route } from './+types/route';

const nothing = { make: '', model: '', yearFrom: '', yearTo: '', nameFi: '', nameEn: '' };

export function loader({ context }: Route.LoaderArgs) {
  authorise(staffOf(context).actor, 'products.edit', { subject: 'diagrams' });
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const typed = typedFields(form);
  const begun = await shop.staffDiagrams.begin(actor, typed, await bytesOf(form.get('file')));
  if (begun.ok) throw redirect(`/kuvastot/${begun.value.slug}`);
  const wrong = begun.reason === 'invalid' ? (begun.details ?? []) : [];
  const error = begun.reason === 'file' ? (begun.details ?? 'damaged') : begun.reason;
  return data({ typed, wrong, error }, 422);
}

export default function NewDrawing({ actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const wrong = actionData?.wrong ?? [];
  return (
    <>
      <PageBar title={t('diagrams.new')} back={{ to: '/kuvastot', text: t('diagrams.title') }} />
      <main id="sisalto">
        <Form method="post" encType="multipart/form-data" className="sec form" ref={useDraft('diagram:new')}>
          {actionData && (
            <Note tone="bad">
              {t(`diagrams.error.${actionData.error}`, { what: wrong.map((name) => t(`diagrams.${name}`)).join(', ') })}
            </Note>
          )}
          <Fields typed={actionData?.typed ?? nothing} base={nothing} wrong={wrong} />
          <Field label={t('diagrams.file')}>
            {(control) => (
              <input
                {...control}
                className="in"
                type="file"
                name="file"
                accept=".svg,.png,.jpg,.jpeg,.webp,image/*"
                required
              />
            )}
          </Field>
          <p>
            <Button type="submit" look="primary" shortcut="Control+Enter">
              {t('diagrams.begin')}
            </Button>
          </p>
        </Form>
      </main>
    </>
  );
}
