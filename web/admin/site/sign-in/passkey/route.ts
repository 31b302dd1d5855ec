import { nextPath } from '#domain/customers/sign-in/next-path.ts';
import { shopContext } from '#web/admin/base/context.ts';
import { passkeyAnswer } from '#web/admin/base/step-up/passkey-answer.ts';
import type { PasskeySignIn } from '../passkey-answers.ts';
import type { Route } from './+types/route';

const REFUSED = 403;
const LIMITED = 429;

/** Signing in with a passkey: a challenge, then its signed answer, which sets the cookie. */
export async function action({ context, request }: Route.ActionArgs) {
  const { staff } = context.get(shopContext);
  const client = staff.clientOf(request);
  const form = await request.formData();
  if (form.get('intent') === 'options') {
    const options = await staff.passkeyOptions(client);
    return options.ok ? Response.json(options.value) : Response.json(null, { status: LIMITED });
  }
  const answer = passkeyAnswer(String(form.get('answer')));
  const signedIn = answer && (await staff.withPasskey(answer, client));
  if (signedIn && !signedIn.ok && signedIn.reason === 'elsewhere')
    return Response.json({ to: null } satisfies PasskeySignIn);
  if (!signedIn?.ok) return Response.json(null, { status: signedIn?.reason === 'limited' ? LIMITED : REFUSED });
  const headers = { 'set-cookie': staff.sessionCookie(signedIn.value.token) };
  return Response.json({ to: nextPath(form.get('next')) ?? '/' }, { headers });
}
